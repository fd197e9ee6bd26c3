import type { FacetFilters } from './multi-query.ts';

/** Values of the attributes that can be filtered by. */
export type Facets = Record<string, string>;

/**
 * Reads facet filters as Algolia documents them: all entries of the list must hold, of a list within the list one, and
 * `attribute:-value` holds for every other value. An attribute that does not exist has no value.
 *
 * @see https://www.algolia.com/doc/api-reference/api-parameters/facetFilters
 */
export function createFilter(filters: FacetFilters = []): (facets: Facets) => boolean {
  const all = (typeof filters === 'string' ? [filters] : filters).map((entry) =>
    (typeof entry === 'string' ? [entry] : entry).map(readFilter),
  );
  return (facets) => all.every((any) => any.length === 0 || any.some((holds) => holds(facets)));
}

function readFilter(filter: string): (facets: Facets) => boolean {
  const colon = filter.indexOf(':');
  const attribute = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  return value.startsWith('-')
    ? (facets) => facets[attribute] !== value.slice(1)
    : (facets) => facets[attribute] === value.replace(/^\\-/, '-');
}

/**
 * @returns Those of the tags that records may have which pass: an index for these is enough to answer. Conditions on
 *   other attributes are left to the index.
 */
export function tagsWithin(tags: string[], filters: FacetFilters = []): string[] {
  const attribute = 'docusaurus_tag';
  const onTags = (typeof filters === 'string' ? [filters] : filters).filter((entry) =>
    (typeof entry === 'string' ? [entry] : entry).every((filter) => filter.startsWith(`${attribute}:`)),
  );
  const passes = createFilter(onTags);
  return tags.filter((tag) => passes({ [attribute]: tag }));
}
