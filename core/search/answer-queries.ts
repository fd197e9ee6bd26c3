import { createFilter } from './facet-filters.ts';
import { createMarker, type Marker } from './highlight.ts';
import { hierarchyOf, type IndexedPage } from './index-pages.ts';
import type {
  AttributeResults,
  HighlightResult,
  Hit,
  MultiQueryRequest,
  MultiQueryResponse,
  QueryRequest,
  QueryResult,
  SnippetResult,
} from './multi-query.ts';
import { escapeText, levels, type Hierarchy } from './record.ts';
import type { RankedPage, SearchIndex } from './search-index.ts';

/** Hits of one page: the best place on it, and another that is nearly as good. */
const hitsOfPage = 2;
const nearlyAsGood = 0.9;

/**
 * Answers a multi-query call from an index, as the hosted service does from its own: pure, and the same in the worker,
 * in the tests' server and in the bench.
 */
export function answerQueries(index: SearchIndex, { requests }: MultiQueryRequest): MultiQueryResponse {
  return { results: requests.map((request) => answerQuery(index, request)) };
}

function answerQuery(index: SearchIndex, request: QueryRequest): QueryResult {
  const started = Date.now();
  const { query = '', indexName, ...params } = request;
  const hitsPerPage = Math.min(Math.max(request.hitsPerPage ?? 20, 1), 1000);
  const page = Math.max(request.page ?? 0, 0);
  const filter = createFilter(request.facetFilters);
  const words = index.read(query);
  const places = index.search(words, query, (candidate) => filter(facetsOf(candidate))).flatMap(placesOf);
  const marker = createMarker(words, {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  });
  return {
    index: indexName,
    query,
    params: Object.entries({ query, ...params })
      .map(([key, value]) => `${key}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
      .join('&'),
    hits: places.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map((place) => createHit(place, marker, request)),
    nbHits: places.length,
    page,
    nbPages: Math.ceil(places.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    processingTimeMS: Date.now() - started,
    ...(request.facets && { facets: countFacets(places, request.facets) }),
  };
}

interface Place {
  page: IndexedPage;
  part: number;
}

function placesOf({ page, parts }: RankedPage): Place[] {
  const least = parts[0]!.score * nearlyAsGood;
  return parts
    .filter(({ score }) => score >= least)
    .slice(0, hitsOfPage)
    .map(({ index }) => ({ page, part: index }));
}

function facetsOf({ language, tag, kind }: IndexedPage): Record<string, string> {
  return { language, docusaurus_tag: tag, kind };
}

function countFacets(places: Place[], attributes: string[]): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const attribute of attributes) {
    const values: Record<string, number> = (counts[attribute] = {});
    for (const { page } of places) {
      const value = facetsOf(page)[attribute];
      if (value !== undefined) values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
}

function createHit({ page, part: index }: Place, marker: Marker, request: QueryRequest): Hit {
  const part = page.parts[index]!;
  const texts = hierarchyOf(page, index);
  const content = (index === 0 ? page.description : part.lead) || null;
  // A heading says where one gets to; text is shown instead where the words are in it and not in the heading.
  const isContent = index > 0 && !marker.matches(part.heading) && content !== null && marker.matches(content);
  const hit: Hit = {
    objectID: `${page.url.replace(/^https?:\/\/[^/]+/, '')}#${part.anchor ?? ''}-${Number(isContent)}`,
    type: isContent ? 'content' : part.level,
    url: part.anchor === null ? page.url : `${page.url}#${part.anchor}`,
    url_without_anchor: page.url,
    anchor: part.anchor,
    hierarchy: Object.fromEntries(
      levels.map((level) => [level, texts[level] === null ? null : escapeText(texts[level])]),
    ) as Hierarchy,
    content: content && escapeText(content),
    language: page.language,
    docusaurus_tag: page.tag,
    kind: page.kind,
    _highlightResult: highlightsOf(texts, content, marker, request),
  };
  if (request.attributesToSnippet) hit._snippetResult = snippetsOf(texts, content, marker, request);
  return retrieve(hit, request.attributesToRetrieve);
}

function resultsOf<Result>(
  texts: Hierarchy,
  content: string | null,
  create: (text: string, attribute: string) => Result | undefined,
): AttributeResults<Result> {
  const results: AttributeResults<Result> = { hierarchy: {} };
  for (const level of levels) {
    const text = texts[level];
    const result = text === null ? undefined : create(text, `hierarchy.${level}`);
    if (result) results.hierarchy[level] = result;
  }
  const result = content === null ? undefined : create(content, 'content');
  if (result) results.content = result;
  return results;
}

function highlightsOf(
  texts: Hierarchy,
  content: string | null,
  marker: Marker,
  { attributesToHighlight = ['*'] }: QueryRequest,
): AttributeResults<HighlightResult> {
  const isWanted = (attribute: string) =>
    attributesToHighlight.some((one) => one === '*' || one === attribute || attribute.startsWith(`${one}.`));
  return resultsOf(texts, content, (text, attribute) => (isWanted(attribute) ? marker.highlight(text) : undefined));
}

function snippetsOf(
  texts: Hierarchy,
  content: string | null,
  marker: Marker,
  { attributesToSnippet = [], snippetEllipsisText = '…' }: QueryRequest,
): AttributeResults<SnippetResult> {
  const lengths = new Map(
    attributesToSnippet.map((entry) => {
      const [attribute, length] = entry.split(':');
      return [attribute!, Number(length ?? 10)];
    }),
  );
  return resultsOf(texts, content, (text, attribute) => {
    const length = lengths.get(attribute) ?? lengths.get('*');
    return length === undefined ? undefined : marker.snippet(text, length, snippetEllipsisText);
  });
}

function retrieve(hit: Hit, attributes: string[] | undefined): Hit {
  if (!attributes || attributes.includes('*')) return hit;
  const wanted = new Set(['objectID', ...attributes.map((attribute) => attribute.split('.')[0]!)]);
  const entries = Object.entries(hit).filter(([key]) => key.startsWith('_') || wanted.has(key));
  return Object.fromEntries(entries) as Hit;
}
