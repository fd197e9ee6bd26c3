import { z } from 'zod';
import { answerQueries } from '../core/search/answer-queries.ts';
import type { Hit } from '../core/search/multi-query.ts';
import { levels, unescapeText } from '../core/search/record.ts';
import type { BuiltSite } from './built-site.ts';
import { findVersion } from './doc-versions.ts';
import { text, versionInput } from './inputs.ts';

/** As many characters as the site's own field takes. */
const longestQuery = 64;
const mostResults = 20;

const refuseLimit = ({ input }: { input?: unknown }) =>
  `limit is ${JSON.stringify(input)}, but it must be a whole number from 1 to ${mostResults}; leave it out for 8`;

export const searchInput = {
  query: text('query', 'the words to look for, such as "set headers" or "httpBatchLink maxURLLength"', longestQuery),
  version: versionInput('whose pages are searched'),
  limit: z
    .int({ error: refuseLimit })
    .min(1, { error: refuseLimit })
    .max(mostResults, { error: refuseLimit })
    .default(8)
    .describe('How many results to give'),
};

const result = z.object({
  title: z.string().describe("The page's title"),
  heading: z.string().optional().describe('The heading on the page'),
  section: z.string().describe('The part of the site that the page is in'),
  url: z.string().describe('For people; `read` takes it as well'),
  excerpt: z.string(),
});

export const searchOutput = { version: z.string(), results: z.array(result) };

export type SearchResult = z.infer<typeof result>;

/**
 * Searches the pages of a version and the posts with the site's own engine.
 *
 * @returns Results, best first.
 * @throws {ToolError} When the site was not built.
 */
export function search(site: BuiltSite, { query, version, limit }: z.infer<z.ZodObject<typeof searchInput>>) {
  const { label, tag } = findVersion(version);
  const request = {
    indexName: label,
    query,
    hitsPerPage: limit,
    facetFilters: [['docusaurus_tag:default', `docusaurus_tag:${tag}`]],
    attributesToSnippet: ['content:30'],
    highlightPreTag: '',
    highlightPostTag: '',
  };
  const [answer] = answerQueries(site.searchIndex(findVersion(version)), { requests: [request] }).results;
  return { version: label, results: answer!.hits.map(readHit) };
}

function readHit({ hierarchy, content, url, _snippetResult }: Hit): SearchResult {
  // Texts of hits are HTML.
  const headings = levels.slice(2).flatMap((level) => hierarchy[level] ?? []);
  return {
    title: unescapeText(hierarchy.lvl1),
    ...(headings.length > 0 && { heading: headings.map(unescapeText).join(' › ') }),
    section: unescapeText(hierarchy.lvl0),
    url,
    excerpt: unescapeText(_snippetResult?.content?.value ?? content ?? ''),
  };
}

/** The results as an agent reads them. */
export function describeResults(query: string, { version, results }: ReturnType<typeof search>): string {
  if (results.length === 0) {
    return `Nothing in tRPC ${version} fits ${JSON.stringify(query)}. Try fewer words, the name of an option or function, or another version.`;
  }
  const list = results.map(
    ({ title, heading, section, url, excerpt }, i) =>
      `${i + 1}. ${title}${heading ? ` › ${heading}` : ''} (${section})\n   ${url}${excerpt ? `\n   ${excerpt}` : ''}`,
  );
  return `Results for ${JSON.stringify(query)} in tRPC ${version}, best first. \`read\` gives a page in full.\n\n${list.join('\n')}`;
}
