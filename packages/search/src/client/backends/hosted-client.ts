import { liteClient } from 'algoliasearch/lite';
import type { ThemeConfigAlgolia } from '@docusaurus/theme-search-algolia';
import { isPageUrl, readKind } from '../../guards';
import { levels, unescapeText } from '../../record';
import type { Hit, MarkedText, SearchClient, SearchRequest, SearchResponse } from '../../query';

export interface HostedOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  locale: string;
  searchParameters?: ThemeConfigAlgolia['searchParameters'];
  docusaurusVersion: string;
}

/** @see https://www.algolia.com/doc/rest-api/search/search */
export function createHostedClient({ appId, apiKey, docusaurusVersion, ...options }: HostedOptions): SearchClient {
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    search: async (request) => readResponse(await client.search({ requests: [toQuery(request, options)] })),
    // The client caches malformed responses and shares pending requests, so a retry needs an empty cache.
    reset: () => void client.clearCache(),
  };
}

export function toQuery(
  { query, tags, page, hitsPerPage, snippetLength }: SearchRequest,
  { indexName, locale, searchParameters }: Pick<HostedOptions, 'indexName' | 'locale' | 'searchParameters'>,
) {
  const { facetFilters = [], ...parameters } = searchParameters ?? {};
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'kind', 'docusaurus_tag'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: [`content:${snippetLength}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
    ...parameters,
    facetFilters: [
      ...(tags ? [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
      ...(typeof facetFilters === 'string' ? [facetFilters] : facetFilters),
    ],
  };
}

/** @throws {Error} If the response is not a search response; it comes from another host and may be anything. */
export function readResponse(response: unknown): SearchResponse {
  const { results } = toObject(response);
  const { hits, nbHits, nbPages } = toObject(Array.isArray(results) ? results[0] : undefined);
  if (!Array.isArray(hits) || typeof nbHits !== 'number' || typeof nbPages !== 'number') {
    throw malformed('a result with hits, nbHits and nbPages', response);
  }
  return { hits: hits.map(readHit), count: nbHits, pageCount: nbPages, isWeak: false };
}

function readHit(value: unknown): Hit {
  const { url, kind, docusaurus_tag: tag, hierarchy, content, ...marked } = toObject(value);
  const titles = toObject(hierarchy);
  const markedTitles = toObject(toObject(marked._highlightResult).hierarchy);
  const headings = levels.slice(1).flatMap((level) => {
    const title = toObject(markedTitles[level]).value ?? titles[level];
    return typeof title === 'string' ? [parseMarks(title)] : [];
  });
  if (!isPageUrl(url) || typeof titles.lvl0 !== 'string' || !headings[0]) {
    throw malformed('a hit with url, lvl0 and lvl1', value);
  }
  const text = toObject(toObject(marked._snippetResult).content).value ?? content;
  return {
    url,
    kind: readKind(kind),
    tag: String(tag),
    section: unescapeText(titles.lvl0),
    headings,
    text: typeof text === 'string' ? parseMarks(text) : [],
  };
}

/** Other tags remain text, because the result is never inserted as HTML. */
function parseMarks(html: string): MarkedText {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: unescapeText(piece.replace(/<\/?mark>/g, '')), isMatch: piece.startsWith('<mark>') }));
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function malformed(expected: string, found: unknown): Error {
  return new Error(`Expected ${expected} from the search service; found ${JSON.stringify(found)?.slice(0, 120)}.`);
}
