import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { addressesFile, findAddress, type KnownAddresses } from '@typed-docs/redirects/find-address';
import { resolveRedirect } from '@typed-docs/redirects/resolve-redirect';

/**
 * Checks the links to the docs in the packages' declarations, which editors show.
 *
 * @param build absolute path of the built site
 * @param libraries absolute paths of folders with `node_modules`
 * @returns the number of links, and the problem of each that doesn't lead to a page or an id
 */
export function checkCommentLinks(
  build: string,
  libraries: readonly string[],
  { origin, scope }: { origin: string; scope: string },
): { links: number; problems: string[] } {
  const { targets } = JSON.parse(readFileSync(path.join(build, addressesFile), 'utf8')) as KnownAddresses;
  const links = readLinks(libraries, origin, scope);
  const problems = [...links].flatMap(([link, source]) => {
    const url = new URL(link);
    const direct = readPage(build, url.pathname);
    const target = direct === undefined ? findAddress(url.pathname, targets) : undefined;
    const end = target === undefined ? url : new URL(resolveRedirect(target, url), url);
    if (end.origin !== origin) return [];
    const html = direct ?? readPage(build, end.pathname);
    if (html === undefined) return [`${link} (${source}): expected a page; found neither a page nor a redirect`];
    const id = decodeURIComponent(end.hash.slice(1));
    if (id === '' || html.includes(` id="${id}"`) || html.includes(` id=${id}`)) return [];
    return [`${link} (${source}): expected a heading with this id; add <a id="${id}"></a> before one on the page`];
  });
  return { links: links.size, problems };
}

/** By link, a file that contains it. */
function readLinks(libraries: readonly string[], origin: string, scope: string): Map<string, string> {
  const pattern = new RegExp(`${origin.replaceAll('.', '\\.')}/docs[^\\s)}"'\`*>]*`, 'g');
  const found = new Map<string, string>();
  for (const library of libraries) {
    const modules = path.join(library, 'node_modules');
    for (const file of globSync(`${scope}/*/dist/**/*.d.{mts,ts}`, { cwd: modules })) {
      const text = readFileSync(path.join(modules, file), 'utf8');
      for (const [link] of text.matchAll(pattern)) found.set(link.replace(/[.,]$/, ''), file);
    }
  }
  return found;
}

function readPage(build: string, address: string): string | undefined {
  const file = path.join(build, `${decodeURI(address).replace(/\/$/, '')}.html`);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  return html?.includes('data-target=') ? undefined : html;
}
