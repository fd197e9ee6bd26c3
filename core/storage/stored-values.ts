/**
 * The values that this site keeps in the browser's storage, each with its key and a guard. Readers, extensions and other versions
 * of the site may have written anything there, so a value is read through its guard alone. Docusaurus has guards for its own.
 */
import type { Consent } from '../consent/policy.ts';
import { isPageUrl, readKind } from '../search/guards.ts';
import type { Hit } from '../search/query.ts';
import { singleKeysSlot } from '../shortcuts/read-shortcut.ts';

export interface StoredValue<Value> {
  /** Without the site's suffix. */
  key: string;
  /** @param text what the storage holds, if anything; never throws */
  read: (text: string | null) => Value;
}

/** Whether single keys open search. */
export const singleKeys: StoredValue<boolean> = { key: singleKeysSlot, read: (text) => text !== 'off' };

/** The reader's answer on third parties. */
export const storedConsent: StoredValue<Consent> = {
  key: 'third-party-consent',
  read: (text) => (text === 'granted' || text === 'denied' ? text : null),
};

/** Results that the reader opened, latest first. */
export const recentSearches: StoredValue<Hit[]> = { key: 'search.recent', read: readHits };

/** Results that the reader saved, latest first. */
export const favoriteSearches: StoredValue<Hit[]> = { key: 'search.favorites', read: readHits };

/** Drops what is no saved hit. */
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
