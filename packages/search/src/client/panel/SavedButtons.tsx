import { plainText, type Hit } from '../../query';
import type { SavedSearches } from '../useSavedSearches';
import styles from './panel.module.css';

interface SavedButtonsProps {
  hits: readonly Hit[];
  kind: 'recent' | 'favorite';
  saved: SavedSearches;
}

/** Next to the listbox, because an option must not contain buttons. */
export function SavedButtons({ hits, kind, saved }: SavedButtonsProps) {
  const from = kind === 'recent' ? 'history' : 'favorites';
  return (
    <ul className={styles.buttons}>
      {hits.map((hit) => {
        const title = plainText(hit.headings.at(-1)!);
        return (
          <li key={hit.url}>
            {kind === 'recent' && (
              <button
                type="button"
                className="clean-btn"
                aria-label={`Save this search: ${title}`}
                onClick={() => saved.addFavorite(hit)}
              >
                ☆
              </button>
            )}
            <button
              type="button"
              className="clean-btn"
              aria-label={`Remove this search from ${from}: ${title}`}
              onClick={() => saved.remove(hit)}
            >
              ×
            </button>
          </li>
        );
      })}
    </ul>
  );
}
