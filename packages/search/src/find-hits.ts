import { createHighlighter, type Highlighter } from './highlight.ts';
import { headingsOf, type IndexedPage } from './index-pages.ts';
import { searchLimits, type Hit, type SearchRequest, type SearchResponse } from './query.ts';
import type { RankedPage, SearchIndex } from './search-index.ts';

/** A page's best part, and another one that is nearly as good. */
const hitsOfPage = 2;
const nearlyAsGood = 0.9;

/** Share of the query that the best page must contain. */
const leastShare = 0.5;

export function findHits(index: SearchIndex, request: Omit<SearchRequest, 'tags'>): SearchResponse {
  const { query, page = 0, hitsPerPage = searchLimits.hitsPerPage, snippetLength = 10 } = request;
  const words = index.read(query);
  const ranked = index.search(words, query);
  const places = ranked.flatMap(placesOf);
  const highlighter = createHighlighter(words);
  return {
    hits: places
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((place) => createHit(place, highlighter, snippetLength)),
    count: places.length,
    isWeak: ranked.length > 0 && ranked[0]!.share < leastShare,
    pageCount: Math.ceil(places.length / hitsPerPage),
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

function createHit({ page, part: index }: Place, highlighter: Highlighter, snippetLength: number): Hit {
  const { anchor, lead } = page.parts[index]!;
  return {
    url: anchor === null ? page.url : `${page.url}#${anchor}`,
    kind: page.kind,
    tag: page.tag,
    section: page.section,
    headings: headingsOf(page, index).map((heading) => highlighter.highlight(heading)),
    text: highlighter.snippet(index === 0 ? page.description : lead, snippetLength),
  };
}
