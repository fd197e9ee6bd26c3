import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findHits } from '@typed-docs/search/find-hits';
import { indexPages } from '@typed-docs/search/index-pages';
import { recordsFile } from '@typed-docs/search/manifest';
import { groupBySection } from '@typed-docs/search/query';
import type { SearchRecord } from '@typed-docs/search/record';
import { createSearchIndex } from '@typed-docs/search/search-index';
import synonyms from '../../config/search-synonyms.json';

const root = path.resolve(__dirname, '../..');

export interface Query {
  q: string;
  version: string;
  kind: string;
  /** Paths of acceptable pages. */
  accept: string[];
}

export interface Relevance {
  /** Shares of the queries (0 to 1) with an acceptable page first, and among the first five. */
  first: number;
  firstFive: number;
  /** Queries without an acceptable page first, with the pages that were found. */
  misses: { query: Query; pages: string[] }[];
}

export function readRecords(): SearchRecord[] {
  const file = path.join(root, '.docusaurus', recordsFile);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  } catch (error) {
    throw new Error(`Can't read ${file}: run \`npm run build\` first.`, { cause: error });
  }
}

export function readQueries(name: string): Query[] {
  return JSON.parse(readFileSync(path.join(root, 'tests/fixtures/search', name), 'utf8')) as Query[];
}

/** Creates a search over the docs of a version and the unversioned pages. Its results are paths, best first. */
export function createSearch(records: SearchRecord[], version: string): (query: string) => string[] {
  const tags = ['default', `docs-default-${version}`];
  const pages = indexPages(records.filter(({ docusaurus_tag: tag }) => tags.includes(tag)));
  const index = createSearchIndex(pages, synonyms);
  return (query) => {
    // Same grouping as in the search dialog.
    const shown = groupBySection(findHits(index, { query }).hits).flatMap(({ hits }) => hits);
    return [...new Set(shown.map(({ url }) => new URL(url).pathname.replace(/(?<=.)\/$/, '')))];
  };
}

export function measureRelevance(records: SearchRecord[], queries: Query[]): Relevance {
  const searches = new Map<string, ReturnType<typeof createSearch>>();
  const places = queries.map((query) => {
    const { q, version, accept } = query;
    if (!searches.has(version)) searches.set(version, createSearch(records, version));
    const pages = searches.get(version)!(q);
    return { query, pages, place: pages.findIndex((page) => accept.includes(page)) };
  });
  const share = (limit: number) => places.filter(({ place }) => place >= 0 && place < limit).length / queries.length;
  return { first: share(1), firstFive: share(5), misses: places.filter(({ place }) => place !== 0) };
}
