import { createElement } from 'react';
import satori, { type Font, type SatoriNode } from 'satori';
import { Resvg } from '@resvg/resvg-js';
import { cardSize, type Card } from '../../core/social-cards/card.ts';
import { cutWord, fitTitle } from '../../core/social-cards/fit-title.ts';
import { readTitle, withoutEmoji, type TitleWord } from '../../core/social-cards/title-words.ts';
import { CardText, titleBox, WordRow } from './CardText.tsx';
import { drawGround } from './ground.ts';
import { encodeIndexedPng } from './indexed-png.ts';

/** What all cards are drawn with. */
export interface CardTools {
  fonts: Font[];
  /** The SVG file of the white wordmark. */
  wordmark: string;
}

/**
 * Draws a card: Satori sets the text, resvg makes pixels of it.
 *
 * @returns A PNG of 1200 × 630 pixels.
 * @throws When no font has one of the letters.
 */
export async function drawCard(card: Card, tools: CardTools): Promise<Uint8Array> {
  const svg = await drawSvg(card, tools);
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return encodeIndexedPng(image.pixels, image.width, image.height) ?? image.asPng();
}

/** The card as SVG, its letters as paths. */
export async function drawSvg(card: Card, { fonts, wordmark }: CardTools): Promise<string> {
  const { words, widths } = await measureWords(readTitle(card.title), fonts);
  const fitted = fitTitle(widths, titleBox);
  const shown = { ...card, section: card.section.map(withoutEmoji) };
  const text = await setText(createElement(CardText, { card: shown, words, fitted }), fonts);
  return text.replace(/<svg[^>]*>/, (start) => `${start}${drawGround(card.ground, wordmark)}`);
}

/**
 * @returns The words, those cut that are too wide for any line, with the width of each at font size 1.
 */
export async function measureWords(words: readonly TitleWord[], fonts: Font[]) {
  const widths = await measure(words, fonts);
  const parts = words.flatMap((word, i) =>
    cutWord(word.text, widths[i]!, titleBox.width).map((text) => ({ ...word, text })),
  );
  return parts.length === words.length ? { words, widths } : { words: parts, widths: await measure(parts, fonts) };
}

async function measure(words: readonly TitleWord[], fonts: Font[]): Promise<number[]> {
  const fontSize = 100;
  const widths = new Array<number>(words.length).fill(0);
  await setText(createElement(WordRow, { words, fontSize }), fonts, ({ key, width }) => {
    if (key !== undefined && key !== null) widths[Number(key)] = width / fontSize;
  });
  return widths;
}

function setText(element: Parameters<typeof satori>[0], fonts: Font[], onNodeDetected?: (node: SatoriNode) => void) {
  return satori(element, {
    ...cardSize,
    fonts,
    onNodeDetected,
    // Called for letters that none of the fonts has.
    loadAdditionalAsset: (_language, letters) => {
      const codes = [...letters].map(
        (letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
      );
      return Promise.reject(new Error(`no font has ${JSON.stringify(letters)} (${codes.join(', ')})`));
    },
  });
}
