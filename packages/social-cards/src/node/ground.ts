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
  /**
   * Names that look like identifiers, such as `gRPC`, but are set as prose and kept on one line with a following
   * number.
   */
  names?: readonly string[];
  /** SVG elements for the large mark behind the text, on a canvas of 1200 × 630, in `currentColor`. */
  mark: string;
}

/** Around the text, in pixels. */
export const margin = 64;

/** Of the wordmark, in pixels. */
export const logoHeight = 80;

/** Goes below Satori's drawing: Satori would embed it as an image, which takes ten times as long to render. */
export function drawGround(colors: GroundColors, mark: string, wordmark: string): string {
  const logo = wordmark.replace(
    /<svg [^>]*?(viewBox="\S+ \S+ (\S+) (\S+)")[^>]*>/,
    (_start, viewBox: string, width: string, height: string) =>
      `<svg x="${margin}" y="${margin}" width="${(logoHeight * Number(width)) / Number(height)}" height="${logoHeight}" ${viewBox}>`,
  );
  if (logo === wordmark) {
    throw new Error(
      'social-cards: the wordmark has no <svg viewBox="0 0 width height">. Add it to the file given as `wordmarkFile`.',
    );
  }
  return [
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${colors.ground}"/>`,
    `<g color="${colors.mark}">${mark}</g>`,
    logo,
  ].join('');
}
