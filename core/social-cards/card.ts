/** What a social card shows, all of it as plain text. */
export interface Card {
  title: string;
  /** The names of the sections that the page is in, outermost first. */
  section: readonly string[];
  /** The version of a docs page, the day of a post. */
  badge?: string;
  ground: CardGround;
}

/** What a card's colours tell apart: pages of the latest version, of older ones, posts, and everything else. */
export type CardGround = 'latest' | 'older' | 'post' | 'page';

/**
 * The size that social networks show whole, as a large picture above the link.
 *
 * @see https://developer.x.com/en/docs/x-for-websites/cards/overview/summary-card-with-large-image
 */
export const cardSize = { width: 1200, height: 630 } as const;

/**
 * Where a page's card is served. The page names it while it is rendered, before any card is drawn, so the address
 * follows from the page's own.
 *
 * @param path The page's address without the base path: `/docs/quickstart`, with or without a slash at its end.
 * @returns Path of the image below the base path, without a slash in front: `img/cards/docs/quickstart.png`.
 */
export function cardPath(path: string): string {
  return `img/cards/${path.replace(/^\/|\/$/g, '') || 'index'}.png`;
}
