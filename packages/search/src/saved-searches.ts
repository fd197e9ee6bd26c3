import type { StoredValue } from '@typed-docs/utils/stored-value';
import { isPageUrl, readKind } from './guards.ts';
import type { Hit } from './query.ts';

/** Latest first. */
export const recentSearches: StoredValue<Hit[]> = { key: 'search.recent', read: readHits };

export const favoriteSearches: StoredValue<Hit[]> = { key: 'search.favorites', read: readHits };

function readHits(text: string | null): Hit[] {
  let values: unknown;
  try {
    values = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(values) ? values.flatMap(readHit) : [];
}

function readHit(value: unknown): Hit[] {
  const { url, kind, tag, section, headings } = (value ?? {}) as Partial<Record<keyof Hit, unknown>>;
  if (!isPageUrl(url) || typeof tag !== 'string' || typeof section !== 'string') return [];
  if (!Array.isArray(headings) || headings.length === 0 || !headings.every(isText)) return [];
  return [
    {
      url,
      kind: readKind(kind),
      tag,
      section,
      headings: headings.map((text) => [{ text, isMatch: false }]),
      text: [],
    },
  ];
}

const isText = (value: unknown): value is string => typeof value === 'string';
