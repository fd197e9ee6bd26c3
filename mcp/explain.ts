import { findHits } from '../core/search/find-hits.ts';
import { plainText } from '../core/search/query.ts';
import type { SearchIndex } from '../core/search/search-index.ts';
import { normalize } from '../core/search/tokenize.ts';
import type { BuiltSite } from './built-site.ts';
import type { DocVersion } from './doc-versions.ts';
import type { Elsewhere } from './elsewhere.ts';

export interface PageLink {
  title: string;
  heading?: string;
  url: string;
}

/** Pages to name for an error. */
const mostPages = 3;

/** Names of a query; more of them make it vague. */
const mostNames = 4;

/**
 * Prepares to find the pages that explain errors of a snippet.
 *
 * An error names types and members between quotes, and stands in a line that names functions. Those names that the
 * pages of the version have are searched for with the site's own engine.
 *
 * @param code The whole snippet; what it imports from tRPC counts when an error names nothing else.
 * @throws {ToolError} When the site was not built.
 */
export function createExplainer(site: BuiltSite, version: DocVersion, code: string) {
  const indexOf = (one: DocVersion) => site.searchIndex(one, { posts: false });
  const index = indexOf(version);
  const imported = readImports(code);

  /**
   * @param line The line of the error.
   * @param elsewhere What the error misses and another version has: a page there comes first.
   * @returns Pages, best first; none when the error is not about tRPC.
   */
  return (message: string, line: string, elsewhere: Elsewhere | undefined): PageLink[] => {
    // Of `'Client<Router>'` the head says what it is.
    const quoted = [...message.matchAll(/'"?([A-Za-z_$][\w$]*)/g)].map(([, name]) => name!);
    const onLine = [...line.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name);
    const known = (names: readonly string[]) => names.filter((name) => isName(name) && knows(index, name));
    const specific = [...onLine.filter((name) => imported.includes(name)), ...known(quoted), ...known(onLine)];
    const names = specific.length > 0 ? specific : known(imported);
    const members = quoted.filter((name) => !isName(name) && !plainTypes.has(name) && knows(index, name));
    const query = [...new Set([...names.slice(0, mostNames), ...members])].join(' ');
    return [
      ...(elsewhere ? findPages(indexOf(elsewhere.nearest), elsewhere.name).slice(0, 1) : []),
      ...(names.length > 0 ? findPages(index, query) : []),
    ].slice(0, mostPages);
  };
}

/** What stands between quotes, and is no member that a page could explain. */
const plainTypes = new Set([
  'any',
  'unknown',
  'never',
  'void',
  'null',
  'undefined',
  'string',
  'number',
  'boolean',
  'object',
]);

/** Names of what a snippet imports from tRPC's packages. */
function readImports(code: string): string[] {
  return [...code.matchAll(/import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]@trpc\//g)].flatMap(([, names]) =>
    names!.split(',').map((name) => name.trim().replace(/^type\s+|\s+as\s.*$/g, '')),
  );
}

/** Whether a word can only be a name of an API, by its humps; others are words of every language. */
function isName(word: string): boolean {
  return /[a-z\d][A-Z]|[A-Z]{2}[a-z]|\w_\w/.test(word);
}

/** Whether a version's pages have exactly this name; the engine would correct it otherwise. */
function knows(index: SearchIndex, name: string): boolean {
  // A space behind it: the word is whole.
  return index.read(`${name} `).some(({ terms }) => terms.get(normalize(name)) === 1);
}

function findPages(index: SearchIndex, query: string): PageLink[] {
  const links = new Map<string, PageLink>();
  for (const { headings, url } of findHits(index, { query: `${query} `, hitsPerPage: 4 * mostPages }).hits) {
    const page = url.replace(/#.*/, '');
    if (links.has(page)) continue;
    const [title, ...below] = headings.map(plainText);
    links.set(page, { title: title!, ...(below.length > 0 && { heading: below.at(-1)! }), url });
  }
  return [...links.values()].slice(0, mostPages);
}
