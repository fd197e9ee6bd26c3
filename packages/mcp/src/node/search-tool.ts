import { z } from 'zod';
import { findHits } from '@typed-docs/search/find-hits';
import { maxQueryLength, plainText, type Hit } from '@typed-docs/search/query';
import type { BuiltSite } from './built-site.ts';
import { findVersion, type DocumentedLibrary } from './documented-library.ts';
import { text, versionInput } from './inputs.ts';

const mostResults = 20;

const refuseLimit = ({ input }: { input?: unknown }) =>
  `limit is ${JSON.stringify(input)}, but it must be a whole number from 1 to ${mostResults}; leave it out for 8`;

export const searchInput = (library: DocumentedLibrary) => ({
  query: text('query', 'the words to look for, such as "set headers" or "httpBatchLink maxURLLength"', maxQueryLength),
  version: versionInput(library, 'whose pages to search'),
  limit: z
    .int({ error: refuseLimit })
    .min(1, { error: refuseLimit })
    .max(mostResults, { error: refuseLimit })
    .default(8)
    .describe('Number of results to return'),
});

const result = z.object({
  title: z.string().describe("The page's title"),
  heading: z.string().optional().describe('The heading on the page'),
  section: z.string().describe('The part of the site that the page is in'),
  url: z.string().describe('For people; `read` accepts it as well'),
  excerpt: z.string(),
});

export const searchOutput = { version: z.string(), results: z.array(result) };

export type SearchResult = z.infer<typeof result>;

/** @throws {ToolError} when the site was not built */
export function search(
  site: BuiltSite,
  library: DocumentedLibrary,
  { query, version, limit }: z.infer<z.ZodObject<ReturnType<typeof searchInput>>>,
) {
  const docVersion = findVersion(library, version);
  const { hits } = findHits(site.searchIndex(docVersion), { query, hitsPerPage: limit, snippetLength: 30 });
  return { version: docVersion.label, results: hits.map(readHit) };
}

function readHit({ headings, section, url, text }: Hit): SearchResult {
  const [title, ...below] = headings.map(plainText);
  return {
    title: title!,
    ...(below.length > 0 && { heading: below.join(' › ') }),
    section,
    url,
    excerpt: plainText(text),
  };
}

export function describeResults(
  query: string,
  { name }: DocumentedLibrary,
  { version, results }: ReturnType<typeof search>,
): string {
  if (results.length === 0) {
    return `Nothing in ${name} ${version} matches ${JSON.stringify(query)}. Try fewer words, the name of an option or function, or another version.`;
  }
  const list = results.map(
    ({ title, heading, section, url, excerpt }, i) =>
      `${i + 1}. ${title}${heading ? ` › ${heading}` : ''} (${section})\n   ${url}${excerpt ? `\n   ${excerpt}` : ''}`,
  );
  return `Results for ${JSON.stringify(query)} in ${name} ${version}, best first. \`read\` returns a whole page.\n\n${list.join('\n')}`;
}
