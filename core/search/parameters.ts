/** The figures of search, and the parameters of its calls that are the same for the modal and the page of results. */
import type { FacetFilters, QueryRequest } from './multi-query.ts';

/** Longest query, in characters; the rest of what is typed or pasted is cut off. */
export const maxQueryLength = 64;

export const searchLimits = {
  hitsPerPage: 20,
  resultsPerGroup: 5,
  recentSearches: 7,
  recentSearchesBesideFavorites: 4,
} as const;

/** The width in pixels up to which a snippet is short. */
export const narrowWidth = 768;

/** Words of a snippet around what matched. */
export function snippetLength(viewportWidth: number): number {
  return viewportWidth <= narrowWidth ? 5 : 10;
}

/** @returns What of a query is searched for. */
export function limitQuery(query: string): string {
  // By code points, so that no character is cut in two.
  return query.length <= maxQueryLength ? query : [...query].slice(0, maxQueryLength).join('').slice(0, maxQueryLength);
}

/** The attributes of a record that hits are shown by. */
export const retrievedAttributes = [
  'hierarchy',
  'content',
  'anchor',
  'url',
  'url_without_anchor',
  'type',
  'kind',
  'docusaurus_tag',
] as const;

/** Where hits are shown: as lines of the modal, or with their whole headings on the page of results. */
export type ResultView = 'modal' | 'page';

/** Which attributes an answer has, and with what marks. Only what is shown is asked for: marking takes its time. */
export function displayParameters(view: ResultView, viewportWidth: number): Partial<QueryRequest> {
  const length = snippetLength(viewportWidth);
  const headings = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}`);
  const snippets = view === 'modal' ? [...headings, 'content'] : ['content'];
  return {
    hitsPerPage: searchLimits.hitsPerPage,
    attributesToRetrieve: [...retrievedAttributes],
    attributesToHighlight: view === 'modal' ? [] : ['hierarchy'],
    attributesToSnippet: snippets.map((attribute) => `${attribute}:${length}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}

/** The tag that Docusaurus gives the pages of a docs version; those outside the docs have `default`. */
export function versionTag(version: string, docsPluginId = 'default'): string {
  return `docs-${docsPluginId}-${version}`;
}

/** @returns The version that a tag stands for, or undefined for pages outside the docs. */
export function versionOfTag(tag: unknown, docsPluginId = 'default'): string | undefined {
  const prefix = versionTag('', docsPluginId);
  return typeof tag === 'string' && tag.startsWith(prefix) ? tag.slice(prefix.length) : undefined;
}

/**
 * @param context The locale and the docs versions to search; left out when search does not depend on where the reader
 *   is (`contextualSearch: false`).
 * @param configured Filters of the configuration, on top.
 * @returns Facet filters as Docusaurus sends them: pages of the locale that are outside the docs or of the versions.
 */
export function createFacetFilters(
  context: { locale: string; versions: readonly string[] } | undefined,
  configured: FacetFilters = [],
): (string | string[])[] {
  const fixed = typeof configured === 'string' ? [configured] : configured;
  if (!context) return [...fixed];
  const tags = ['default', ...context.versions.map((version) => versionTag(version))];
  return [`language:${context.locale}`, tags.map((tag) => `docusaurus_tag:${tag}`), ...fixed];
}
