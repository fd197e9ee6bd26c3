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

export interface CardSharing {
  /** Pages below this folder share the card of their subfolder, such as that of a package in an API reference. */
  sharedBelow?: string;
}

/**
 * Derived from the address, because pages are rendered before cards: `/docs/quickstart` has the card
 * `img/cards/docs/quickstart.png`.
 */
export function cardPath(address: string, sharing: CardSharing): string {
  return `img/cards/${pageOfCard(address, sharing).replace(/^\/|\/$/g, '') || 'index'}.png`;
}

export function pageOfCard(address: string, { sharedBelow }: CardSharing): string {
  if (sharedBelow === undefined || !address.startsWith(`${sharedBelow}/`)) return address;
  return address
    .split('/')
    .slice(0, sharedBelow.split('/').length + 1)
    .join('/');
}
