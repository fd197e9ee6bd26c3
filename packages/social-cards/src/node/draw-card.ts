import { createElement } from 'react';
import satori, { type Font, type SatoriNode } from 'satori';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { cardSize, type Card } from '../card.ts';
import { fitTitle, widestWord } from '../fit-title.ts';
import { readTitle, withoutEmoji, type TitleWord } from '../title-words.ts';
import { CardText, titleBox, WordRow } from './CardText.tsx';
import { drawGround, type CardDesign } from './ground.ts';

export interface CardTools extends Pick<CardDesign, 'palette' | 'mark' | 'names'> {
  fonts: Font[];
  /** Content of the SVG file. */
  wordmark: string;
}

/** @throws when no font has one of the letters */
export async function drawCard(card: Card, tools: CardTools): Promise<Uint8Array> {
  const svg = await drawSvg(card, tools);
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  // A palette is enough for flat colors, and saves a third of the size. Dithering would make them uneven.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

/** Letters become paths. */
export async function drawSvg(card: Card, { fonts, wordmark, mark, palette, names }: CardTools): Promise<string> {
  const colors = palette[card.ground];
  const { words, widths } = await measureWords(readTitle(card.title, names), fonts);
  const fitted = fitTitle(widths, titleBox);
  const shown = { ...card, section: card.section.map(withoutEmoji) };
  const text = await setText(createElement(CardText, { card: shown, colors, words, fitted }), fonts);
  return text.replace(/<svg[^>]*>/, (start) => `${start}${drawGround(colors, mark, wordmark)}`);
}

/** @returns words, shortened if too wide for a line of their own, with their widths at font size 1 */
export async function measureWords(words: readonly TitleWord[], fonts: Font[]) {
  const fontSize = 100;
  const widths = new Array<number>(words.length).fill(0);
  await setText(createElement(WordRow, { words, fontSize }), fonts, ({ key, width }) => {
    if (key !== undefined && key !== null) widths[Number(key)] = width / fontSize;
  });
  const widest = widestWord(titleBox);
  return {
    words: words.map((word, i) => ({ ...word, text: shorten(word.text, widest / widths[i]!) })),
    widths: widths.map((width) => Math.min(width, widest)),
  };
}

/** @param share share of the text's width that fits */
function shorten(text: string, share: number): string {
  const characters = [...text];
  // Leaves a tenth free, because letters differ in width.
  return share >= 1 ? text : `${characters.slice(0, characters.length * share * 0.9).join('')}…`;
}

function setText(element: Parameters<typeof satori>[0], fonts: Font[], onNodeDetected?: (node: SatoriNode) => void) {
  return satori(element, {
    ...cardSize,
    fonts,
    onNodeDetected,
    // Called for letters that no font has.
    loadAdditionalAsset: (_language, letters) => {
      const codes = [...letters].map(
        (letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`,
      );
      return Promise.reject(new Error(`no font has ${JSON.stringify(letters)} (${codes.join(', ')})`));
    },
  });
}
