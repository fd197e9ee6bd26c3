import { brandColors } from '../../core/media-kit/kit.ts';
import { cardSize, type CardGround } from '../../core/social-cards/card.ts';

interface GroundColors {
  ground: string;
  /** Large mark behind the text; it must keep text readable. */
  mark: string;
  /** Text smaller than the title. */
  soft: string;
  badge: string;
  badgeText: string;
}

const brand = (token: string) => brandColors.find((color) => color.token === token)!.hex;

/** Older versions are dark with an amber badge, so that they aren't mistaken for the current one. */
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

/** Around the text, in pixels. */
export const margin = 64;

/** Wordmark in pixels. */
export const logoSize = { width: 255, height: 80 } as const;

/** Goes below Satori's drawing: Satori would embed it as an image, which takes ten times as long to render. */
export function drawGround(ground: CardGround, wordmark: string): string {
  const colors = groundColors[ground];
  const { width, height } = logoSize;
  const logo = wordmark.replace(
    /<svg [^>]*?(viewBox="[^"]*")[^>]*>/,
    `<svg x="${margin}" y="${margin}" width="${width}" height="${height}" $1>`,
  );
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colors.ground}"/>`,
    // Same shapes as in static/img/logo.svg.
    `<g transform="translate(470 -40) scale(13.4)" fill="none" stroke="${colors.mark}">`,
    '<path d="M29.5 10v30a10 10 0 0 0 10 10h8M18 25h20.5" stroke-width="7"/><circle cx="46" cy="25" r="6.25" stroke-width="5.5"/>',
    `<circle cx="16.5" cy="25" r="7.25" fill="${colors.mark}" stroke="none"/></g>`,
    logo,
  ].join('');
}
