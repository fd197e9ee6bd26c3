import { createMatcher } from '@typed-docs/error-index/match';
import { findHits } from '@typed-docs/search/find-hits';
import { plainText } from '@typed-docs/search/query';
import type { SearchIndex } from '@typed-docs/search/search-index';
import { isName, normalize } from '@typed-docs/search/tokenize';
import type { BuiltSite } from './built-site.ts';
import type { DocumentedLibrary, DocVersion } from './documented-library.ts';
import type { Elsewhere } from './elsewhere.ts';

export interface PageLink {
  title: string;
  heading?: string;
  url: string;
}

const maxPages = 3;

/** More API names would make the query vague. */
const maxNames = 4;

/** @param code whole snippet; its imports from the library are used for errors that name no API */
export function createExplainer(
  site: BuiltSite,
  { scope }: Pick<DocumentedLibrary, 'scope'>,
  version: DocVersion,
  code: string,
) {
  const indexOf = (one: DocVersion) => site.searchIndex(one, { posts: false });
  const index = indexOf(version);
  const errors = site.readErrors().filter(({ versions }) => versions.includes(version.label));
  const match = createMatcher(errors);
  const imports = [...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)].filter(
    ([, , module]) => module!.startsWith(`${scope}/`),
  );
  const imported = imports.flatMap(([, names]) => names!.match(identifier) ?? []);
  // The search engine would correct a name that is on no page.
  const isKnown = (name: string) => index.read(`${name} `).some(({ terms }) => terms.get(normalize(name)) === 1);
  const apiNames = (names: readonly string[]) => names.filter((name) => isName(name) && isKnown(name));

  /**
   * The entry about an error comes first.
   *
   * @param code of TypeScript; undefined for problems that the checker itself reports
   * @param elsewhere missing export of another version, whose page comes before those of this one
   */
  return (
    { code, message }: { code?: number | undefined; message: string },
    line: string,
    elsewhere: Elsewhere | undefined,
  ): PageLink[] => {
    const [best] = match(code === undefined ? message : `error TS${code}: ${message}`);
    // Many errors have the same code.
    const entry = best && best.share > 0.5 ? errors.find(({ id }) => id === best.id) : undefined;
    const quoted = [...message.matchAll(/'"?([A-Za-z_$][\w$]*)/g)].map(([, name]) => name!);
    const onLine: string[] = line.match(identifier) ?? [];
    const specific = [...onLine.filter((name) => imported.includes(name)), ...apiNames(quoted), ...apiNames(onLine)];
    const names = [...new Set(specific.length > 0 ? specific : apiNames(imported))].slice(0, maxNames);
    return [
      ...(entry ? [{ title: entry.title, url: site.urlOf(entry.address) }] : []),
      ...(elsewhere ? findPages(indexOf(elsewhere.nearest), elsewhere.name).slice(0, 1) : []),
      ...(names.length > 0 ? findPages(index, names.join(' ')) : []),
    ].slice(0, maxPages);
  };
}

const identifier = /[A-Za-z_$][\w$]*/g;

function findPages(index: SearchIndex, query: string): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const { headings, url } of findHits(index, { query: `${query} `, hitsPerPage: 4 * maxPages }).hits) {
    const page = url.replace(/#.*/, '');
    if (links.has(page)) continue;
    const [title, ...below] = headings.map(plainText);
    links.set(page, { title: title!, ...(below.length > 0 && { heading: below.at(-1)! }), url });
  }
  return [...links.values()].slice(0, maxPages);
}
