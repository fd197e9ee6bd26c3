import { useMemo } from 'react';
import { plainText, searchLimits, type Hit } from '../query';
import { favoriteSearches as storedFavorites, recentSearches as storedRecent } from '../saved-searches';
import { useStoredValue } from '@typed-docs/utils/client/useStoredValue';

export interface SavedSearches {
  recent: readonly Hit[];
  favorites: readonly Hit[];
  add: (hit: Hit) => void;
  addFavorite: (hit: Hit) => void;
  remove: (hit: Hit) => void;
}

/** Results that the reader opened or saved, in browser storage. */
export function useSavedSearches(): SavedSearches {
  const [recent, recentSlot] = useStoredValue(storedRecent);
  const [favorites, favoritesSlot] = useStoredValue(storedFavorites);
  return useMemo(() => {
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
  }, [recent, recentSlot, favorites, favoritesSlot]);
}

function without(hits: readonly Hit[], { url }: Hit): Hit[] {
  return hits.filter((hit) => hit.url !== url);
}

function stringify(hits: readonly Hit[]): string {
  return JSON.stringify(hits.map((hit) => ({ ...hit, headings: hit.headings.map(plainText), text: undefined })));
}
