import { unescapeText } from './record.ts';

/**
 * Texts of hits are HTML whose only tag is the mark around what matched. A hosted index may hold anything, so every
 * other `<` is shown as the character that it is.
 *
 * @returns HTML that is safe to put into a page.
 */
export function keepMarks(html: string): string {
  return html.replace(/<(?!\/?mark>)/g, '&lt;');
}

/** @returns What a reader sees of a hit's HTML, as text. */
export function plainText(html: string): string {
  return unescapeText(html.replace(/<\/?mark>/g, ''));
}

/** A piece of text, and whether it matched. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** @returns The pieces that a hit's HTML consists of, for those who show it as text. */
export function splitMarks(html: string): MarkedText[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: plainText(piece), marked: piece.startsWith('<mark>') }));
}
