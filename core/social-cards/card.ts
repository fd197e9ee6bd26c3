import { referenceAddress } from '../api-reference/symbols.ts';

export interface Card {
  title: string;
  /** Outermost first. */
  section: readonly string[];
  badge?: string;
  ground: CardGround;
}

export type CardGround = 'latest' | 'older' | 'post' | 'page';

/** @see https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Derived from the address, because pages are rendered before cards: `/docs/quickstart` has the card
 * `img/cards/docs/quickstart.png`.
 */
export function cardPath(path: string): string {
  return `img/cards/${pageOfCard(path).replace(/^\/|\/$/g, '') || 'index'}.png`;
}

/** API reference pages share their package's card; otherwise cards would be most of the site's images. */
export function pageOfCard(path: string): string {
  return path.startsWith(`${referenceAddress}/`) ? path.split('/').slice(0, 4).join('/') : path;
}
