import { suggest } from '@typed-docs/utils/suggest';
import { isGeneratedAddress, isGeneratedFile } from './generated.ts';
import type { ContentCheckOptions, Link, Page, Problem } from './types.ts';

export interface LinkTargets {
  /** Pages by file. */
  byPath: ReadonlyMap<string, Page>;
  /** Pages by address. */
  byAddress: ReadonlyMap<string, Page>;
  otherAddresses: ReadonlySet<string>;
  /** Targets of old addresses. */
  redirects: ReadonlyMap<string, string>;
  files: ReadonlySet<string>;
}

export function checkLinks(page: Page, targets: LinkTargets, options: ContentCheckOptions): Problem[] {
  const { linkKeys = [] } = options;
  const inFrontMatter = page.frontMatter.flatMap(({ key, value, line, column }) =>
    linkKeys.includes(key) && typeof value === 'string' ? [{ url: value, line, column }] : [],
  );
  return [...inFrontMatter, ...page.links].flatMap((link) => {
    const message = checkLink(link, page, targets, options);
    return message === undefined ? [] : [{ path: page.path, line: link.line, column: link.column, message }];
  });
}

function checkLink({ url }: Link, page: Page, targets: LinkTargets, options: ContentCheckOptions): string | undefined {
  if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(url)) return undefined;
  const [, written = '', , id = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url)!;
  if (written === '') return checkAnchor(id, page, page, url, options);
  if (!written.startsWith('/') && (/\.mdx?$/.test(written) || !page.address)) {
    return checkFile(decode(written), id, page, url, targets, options);
  }
  if (!written.startsWith('/') && /\.\w+$/.test(written)) {
    const file = resolve(decode(written), page.path);
    return targets.files.has(file)
      ? undefined
      : `\`${url}\`: there is no file ${file}.${nearestFile(file, page, targets)}`;
  }
  const address = withoutSlash(decode(new URL(written, `http://site${page.address ?? '/'}`).pathname));
  if (isGeneratedAddress(address, options)) return undefined;
  const target = targets.byAddress.get(address);
  if (target) return checkAnchor(id, target, page, url, options);
  // `/docs/a.md` is the Markdown of `/docs/a`.
  const known = [address, address.replace(/\.md$/, '')];
  if (known.some((one) => isAddress(one, targets))) return undefined;
  const to = targets.redirects.get(address);
  if (to !== undefined) return `\`${url}\` is an old address. Link to where it redirects: \`${to}\`.`;
  const near = suggest(
    address,
    [...targets.byAddress.keys(), ...targets.otherAddresses],
    Math.max(2, address.length / 6),
  );
  const advice = near.length > 0 ? `Did you mean ${list(near)}?` : 'Correct the address, or add the page.';
  return `\`${url}\`: no page has the address ${address}. ${advice}`;
}

const isAddress = (address: string, { byAddress, otherAddresses }: LinkTargets) =>
  byAddress.has(address) || otherAddresses.has(address);

function checkFile(
  written: string,
  id: string,
  page: Page,
  url: string,
  targets: LinkTargets,
  options: ContentCheckOptions,
): string | undefined {
  const file = resolve(written, page.path);
  const target = targets.byPath.get(file);
  if (!target) {
    if (isGeneratedFile(file, options) || targets.files.has(file)) return undefined;
    return `\`${url}\`: there is no file ${file}.${nearestFile(file, page, targets)}`;
  }
  if (target.folder !== page.folder && target.address) {
    return `\`${url}\` leads to ${target.path}, which is not in ${page.folder}. Link to pages of other versions and to posts by address: \`${target.address}${id && `#${id}`}\`.`;
  }
  return checkAnchor(id, target, page, url, options);
}

function nearestFile(file: string, page: Page, { byPath }: LinkTargets): string {
  const known = [...byPath.values()].filter(({ folder }) => folder === page.folder).map(({ path }) => path);
  const name = file.slice(file.lastIndexOf('/') + 1);
  const sameName = known.filter((path) => path.endsWith(`/${name}`));
  const near = sameName.length > 0 ? sameName : suggest(file, known, Math.max(2, name.length / 3));
  if (near.length === 0) return ' Correct the path.';
  return ` Did you mean ${list(near.slice(0, 3).map((path) => relative(page.path, path)))}?`;
}

function checkAnchor(
  id: string,
  target: Page,
  from: Page,
  url: string,
  { generatedIds = {} }: ContentCheckOptions,
): string | undefined {
  const wanted = decode(id);
  if (wanted === '' || target.ids.some((one) => one.id === wanted)) return undefined;
  const isGenerated = target.components.some(({ name }) => {
    const start = generatedIds[name];
    return start !== undefined && wanted.startsWith(start);
  });
  if (isGenerated) return undefined;
  const where = target === from ? 'this page' : target.path;
  const near = suggest(
    wanted,
    target.ids.map((one) => one.id),
  );
  const advice =
    near.length > 0
      ? `Did you mean ${list(near.map((one) => `#${one}`))}?`
      : `Link to one of its headings, or keep the old id: \`<a id="${wanted}"></a>\` above the heading.`;
  return `\`${url}\`: ${where} has no heading with the id \`${wanted}\`. ${advice}`;
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' or ');

const withoutSlash = (address: string) => address.replace(/(.)\/$/, '$1');

const resolve = (written: string, from: string) => decode(new URL(written, `http://site/${from}`).pathname).slice(1);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function relative(from: string, to: string): string {
  const folders = from.split('/').slice(0, -1);
  const parts = to.split('/');
  let shared = 0;
  while (shared < folders.length && folders[shared] === parts[shared]) shared++;
  const up = '../'.repeat(folders.length - shared) || './';
  return up + parts.slice(shared).join('/');
}
