import type { VersionAddresses } from '@typed-docs/redirects/types';

export interface SitePages {
  /** Without the base path, in all versions. */
  pages: string[];
  versions: VersionAddresses[];
}

/**
 * Adds the pages of a version that the site doesn't have yet: those of the current one.
 *
 * @param left addresses of pages that are not copied: the API reference and the list of errors
 */
export function addFrozenPages(site: SitePages, name: string, root: string, left: readonly string[]): SitePages {
  const current = site.versions.find((version) => version.name === 'current')!;
  if (site.versions.some((version) => version.name === name)) return site;
  const others = site.versions.filter((version) => version !== current).map((version) => version.root);
  const isBelow = (address: string, folder: string) => `${address}/`.startsWith(`${folder}/`);
  const isCopied = (address: string) =>
    isBelow(address, current.root) && ![...left, ...others].some((folder) => isBelow(address, folder));
  const copy = (address: string) => root + address.slice(current.root.length);
  return {
    pages: [...site.pages, ...site.pages.filter(isCopied).map(copy)],
    versions: [
      ...site.versions,
      {
        name,
        root,
        docs: current.docs.filter(({ path }) => isCopied(path)).map(({ id, path }) => ({ id, path: copy(path) })),
      },
    ],
  };
}
