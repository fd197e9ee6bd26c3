import { brandColors } from '../../core/media-kit/kit.ts';
import { cardSize, type CardGround } from '../../core/social-cards/card.ts';

interface GroundColors {
  ground: string;
  /** The large mark behind the text: a shade that text stays readable on. */
  mark: string;
  /** Text smaller than the title. */
  soft: string;
  badge: string;
  badgeText: string;
}

const brand = (token: string) => brandColors.find((color) => color.token === token)!.hex;

/** Older versions are dark with an amber badge, so that nobody takes their pages for the current ones. */
export const groundColors: Record<CardGround, GroundColors> = {
  latest: {
    ground: brand('--brand-deep'),
    mark: '#0f5283',
    soft: brand('--brand-pale'),
    badge: brand('--brand-pale'),
    badgeText: brand('--brand-ink'),
  },
  older: { ground: brand('--brand-ink'), mark: '#1b2b3b', soft: '#c3d0dc', badge: '#f3cf85', badgeText: '#13202d' },
  post: { ground: brand('--brand'), mark: '#1b68a3', soft: brand('--brand-pale'), badge: 'none', badgeText: '#ffffff' },
  page: { ground: brand('--brand'), mark: '#1b68a3', soft: brand('--brand-pale'), badge: 'none', badgeText: '#ffffff' },
};

/** Distance of everything that is read from the edges of a card, in pixels. */
export const margin = 64;

/** Size of the wordmark in the upper left corner, in pixels. */
export const logoSize = { width: 255, height: 80 } as const;

/**
 * Draws what does not depend on a card's text, as SVG. It is put below Satori's drawing rather than into it, because
 * Satori would embed each drawing as an image, which takes ten times as long to render.
 *
 * @param wordmark The SVG file of the white wordmark.
 * @returns SVG elements for a drawing of a card's size.
 */
export function drawGround(ground: CardGround, wordmark: string): string {
  const colors = groundColors[ground];
  const { width, height } = logoSize;
  const logo = wordmark.replace(
    /<svg [^>]*?(viewBox="[^"]*")[^>]*>/,
    `<svg x="${margin}" y="${margin}" width="${width}" height="${height}" $1>`,
  );
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colors.ground}"/>`,
    // The lines of static/img/logo.svg.
    `<g transform="translate(470 -40) scale(13.4)" fill="none" stroke="${colors.mark}">`,
    '<path d="M29.5 10v30a10 10 0 0 0 10 10h8M18 25h20.5" stroke-width="7"/><circle cx="46" cy="25" r="6.25" stroke-width="5.5"/>',
    `<circle cx="16.5" cy="25" r="7.25" fill="${colors.mark}" stroke="none"/></g>`,
    logo,
  ].join('');
}
