import { useMemo } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import { plainText, searchLimits, type Hit } from '@site/core/search/query';

export interface SavedSearches {
  recent: readonly Hit[];
  favorites: readonly Hit[];
  add: (hit: Hit) => void;
  /** Moves a recent search to the favorites. */
  addFavorite: (hit: Hit) => void;
  remove: (hit: Hit) => void;
}

/** The results that the reader opened or saved, in the browser's storage. */
export function useSavedSearches(): SavedSearches {
  const [recentText, recentSlot] = useStorageSlot('search.recent');
  const [favoritesText, favoritesSlot] = useStorageSlot('search.favorites');
  return useMemo(() => {
    const recent = parse(recentText);
    const favorites = parse(favoritesText);
    const { favoriteSearches, recentSearches, recentSearchesBesideFavorites } = searchLimits;
    const setRecent = (hits: Hit[]) => recentSlot.set(stringify(hits.slice(0, recentSearches)));
    const setFavorites = (hits: Hit[]) => favoritesSlot.set(stringify(hits.slice(0, favoriteSearches)));
    return {
      recent: recent.slice(0, favorites.length > 0 ? recentSearchesBesideFavorites : recentSearches),
      favorites: favorites.slice(0, favoriteSearches),
      add(hit) {
        const isFavorite = favorites.some(({ url }) => url === hit.url);
        if (!isFavorite) setRecent([hit, ...without(recent, hit)]);
      },
      addFavorite(hit) {
        setRecent(without(recent, hit));
        setFavorites([hit, ...without(favorites, hit)]);
      },
      remove(hit) {
        setRecent(without(recent, hit));
        setFavorites(without(favorites, hit));
      },
    };
  }, [recentText, recentSlot, favoritesText, favoritesSlot]);
}

function without(hits: readonly Hit[], { url }: Hit): Hit[] {
  return hits.filter((hit) => hit.url !== url);
}

function stringify(hits: readonly Hit[]): string {
  return JSON.stringify(hits.map((hit) => ({ ...hit, headings: hit.headings.map(plainText), text: undefined })));
}

/** Storage may hold anything: what is not a saved hit is dropped. */
function parse(text: string | null): Hit[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values.flatMap(parseHit) : [];
  } catch {
    return [];
  }
}

function parseHit(value: Partial<Record<keyof Hit, unknown>> | null): Hit[] {
  const { url, kind, tag, section, headings } = value ?? {};
  if (typeof url !== 'string' || !/^https?:\/\//.test(url) || !Array.isArray(headings) || !headings[0]) return [];
  return [
    {
      url,
      kind: kind as Hit['kind'],
      tag: String(tag),
      section: String(section),
      headings: headings.map((heading) => [{ text: String(heading), isMatch: false }]),
      text: [],
    },
  ];
}
