import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, DocusaurusConfig } from '@docusaurus/types';
import { globSync } from 'tinyglobby';
import { withoutBase } from '@typed-docs/utils/address';
import { pageOf } from '../expand-redirects.ts';
import { listTargets, nameOfPage, unknownAddressScript, type KnownAddresses } from '../find-address.ts';
import { findRedirectProblems, formatRedirectProblems } from '../find-problems.ts';
import { withBase } from '../host-rules.ts';
import { listRedirects } from '../list-redirects.ts';
import { missingFragmentScript } from '../missing-fragment.ts';
import { formatRedirectPage, redirectScript } from '../redirect-page.ts';
import { servedRedirects } from '../served-redirects.ts';
import type { Redirect, RedirectTable } from '../types.ts';
import type { RedirectsOptions } from './options.ts';
import { findUnlistedPages } from './unlisted-pages.ts';
import { pageFile } from '@typed-docs/utils/page-file';
import { bundleInline } from '@typed-docs/utils/bundle-inline';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';
import { writeFileAtomically } from '@typed-docs/utils/write-file';

export interface RedirectsSite {
  outDir: string;
  baseUrl: string;
  siteConfig: Pick<DocusaurusConfig, 'url' | 'staticDirectories'>;
}

/**
 * Writes redirect pages for plain file servers, and the script that the not-found page uses to resolve other addresses.
 *
 * @returns the rules for hosts, and the data of this script
 * @throws an error that names every rule for an existing page, to a missing page, or to another redirect
 */
export async function writeRedirects(
  pages: readonly { address: string; title: string | undefined }[],
  allContent: AllContent,
  { outDir, baseUrl, siteConfig }: RedirectsSite,
  {
    root,
    rules,
    movedPages = [],
    generated: generate,
    unservedFolder,
    unsuggestedFolder,
    hostHasRules,
  }: RedirectsOptions,
): Promise<{ served: RedirectTable; known: KnownAddresses }> {
  const staticFiles = siteConfig.staticDirectories.flatMap((directory) =>
    globSync('**/*', { cwd: path.resolve(root, directory) }).map((file) => `/${file}`),
  );
  const addresses = new Set([...pages.map(({ address }) => address), ...staticFiles]);
  const problems = findRedirectProblems(rules, { pages: addresses, hasHeading: createHeadingCheck(outDir) });
  if (problems.length > 0) throw new Error(formatRedirectProblems(problems));

  // Other instances have versions of the same names, and no rules across versions.
  const [docs] = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const versions = (docs?.loadedVersions ?? []).map((version) => ({
    name: version.versionName,
    root: withoutBase(version.path, baseUrl),
    docs: version.docs.map(({ id, permalink }) => ({ id, path: withoutBase(permalink, baseUrl) })),
  }));
  const table = listRedirects(rules, { versions, movedPages, pages: addresses, generated: await generate?.() });
  const served = { ...table, redirects: servedRedirects(table.redirects, unservedFolder) };
  if (!hostHasRules) {
    for (const redirect of served.redirects) writeRedirect(redirect, outDir, siteConfig.url, baseUrl);
    writeFileAtomically(
      path.join(outDir, redirectScript),
      bundleInline(path.join(__dirname, '../client/follow-redirect.ts')),
    );
    for (const address of listSections(addresses)) {
      copyFileSync(pageFile(outDir, address), path.join(outDir, address, 'index.html'));
    }
  }

  // Unlisted pages are reachable only through shared links.
  const unlisted = findUnlistedPages(allContent, baseUrl);
  const isListed = (address: string) =>
    !unlisted.has(pageOf(address)) && (unsuggestedFolder === undefined || !address.startsWith(`${unsuggestedFolder}/`));
  const known: KnownAddresses = {
    targets: listTargets(
      [...addresses].filter(isListed),
      table.redirects.filter(({ to }) => isListed(to)),
    ),
    titles: Object.fromEntries(
      pages
        .filter(({ address }) => isListed(address))
        .flatMap(({ address, title }) => (title && title !== nameOfPage(address) ? [[address, title]] : [])),
    ),
  };
  writeFileAtomically(
    path.join(outDir, unknownAddressScript),
    bundleInline(path.join(__dirname, '../client/unknown-address.ts')),
  );
  writeFileAtomically(
    path.join(outDir, missingFragmentScript),
    bundleInline(path.join(__dirname, '../client/missing-fragment.ts')),
  );
  return { served, known };
}

/** Selects pages with subpages. With no page in the folder `docs`, GitHub Pages finds nothing at `/docs/`. */
function listSections(addresses: ReadonlySet<string>): string[] {
  const all = [...addresses];
  return all.filter(
    (address) => /^(?:\/[^/]+){1,2}$/.test(address) && all.some((one) => one.startsWith(`${address}/`)),
  );
}

function writeRedirect({ from, to }: Redirect, outDir: string, siteUrl: string, baseUrl: string): void {
  if (path.extname(from) === '') {
    const target = withBase(to, baseUrl);
    const html = formatRedirectPage(target, new URL(target, siteUrl).href, baseUrl + redirectScript);
    writeFileAtomically(path.join(outDir, `${from}.html`), html);
  } else {
    // An image that other sites embed can't follow a redirect page.
    const file = path.join(outDir, from);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(outDir, to), file);
  }
}

function createHeadingCheck(outDir: string): (page: string, id: string) => boolean {
  return (page, id) =>
    [...readFileSync(pageFile(outDir, page), 'utf8').matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].some(
      (match) => (match[1] ?? match[2]) === id,
    );
}
