/**
 * Users, extensions and other versions of the site may have stored anything, so values are read only through guards.
 */
import type { Consent } from '../consent/policy.ts';
import { isPageUrl, readKind } from '../search/guards.ts';
import type { Hit } from '../search/query.ts';
import { singleKeysSlot } from '../shortcuts/read-shortcut.ts';

export interface StoredValue<Value> {
  /** Without the site's suffix. */
  key: string;
  /** Never throws; `text` is null if nothing is stored. */
  read: (text: string | null) => Value;
}

export const singleKeys: StoredValue<boolean> = { key: singleKeysSlot, read: (text) => text !== 'off' };

export const storedConsent: StoredValue<Consent> = {
  key: 'third-party-consent',
  read: (text) => (text === 'granted' || text === 'denied' ? text : null),
};

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
