import { cardSize, type CardGround } from '../card.ts';

export interface GroundColors {
  ground: string;
  /** Large mark behind the text; it must keep text readable. */
  mark: string;
  /** Text smaller than the title. */
  soft: string;
  badge: string;
  badgeText: string;
}

export interface CardDesign {
  palette: Readonly<Record<CardGround, GroundColors>>;
  /** SVG file with white letters and a `viewBox`, which goes into the top left corner. */
  wordmarkFile: string;
  /** SVG elements for the large mark behind the text, on a canvas of 1200 × 630, in `currentColor`. */
  mark: string;
}

/** Around the text, in pixels. */
export const margin = 64;

/** Wordmark in pixels. */
export const logoSize = { width: 255, height: 80 } as const;

/** Goes below Satori's drawing: Satori would embed it as an image, which takes ten times as long to render. */
export function drawGround(colors: GroundColors, mark: string, wordmark: string): string {
  const { width, height } = logoSize;
  const logo = wordmark.replace(
    /<svg [^>]*?(viewBox="[^"]*")[^>]*>/,
    `<svg x="${margin}" y="${margin}" width="${width}" height="${height}" $1>`,
  );
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colors.ground}"/>`,
    `<g color="${colors.mark}">${mark}</g>`,
    logo,
  ].join('');
}
