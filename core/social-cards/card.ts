import { referenceAddress } from '../api-reference/symbols.ts';

/** Content of a social card, as plain text. */
export interface Card {
  title: string;
  /** Sections around the page, outermost first. */
  section: readonly string[];
  /** The version of a docs page, the day of a post. */
  badge?: string;
  ground: CardGround;
}

/** Background: pages of the latest version, of older ones, posts, and everything else. */
export type CardGround = 'latest' | 'older' | 'post' | 'page';

/**
 * The size that social networks show as a large image above the link.
 *
 * @see https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image
 */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Derives the path of a page's card from the page's address, because pages are rendered before cards are drawn.
 *
 * @param path address without the base path: `/docs/quickstart`
 * @returns path below the base path: `img/cards/docs/quickstart.png`
 */
export function cardPath(path: string): string {
  return `img/cards/${pageOfCard(path).replace(/^\/|\/$/g, '') || 'index'}.png`;
}

/**
 * Returns the address of the page that a card is drawn for. Pages of the API reference share the card of their package:
 * with one for each symbol, cards would be most of the site's images.
 */
export function pageOfCard(path: string): string {
  return path.startsWith(`${referenceAddress}/`) ? path.split('/').slice(0, 4).join('/') : path;
}
