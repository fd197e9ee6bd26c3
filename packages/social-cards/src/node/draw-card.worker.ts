import { readFileSync } from 'node:fs';
import type { Card } from '../card.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { drawCard } from './draw-card.ts';
import type { CardDesign } from './ground.ts';
import { readFonts } from './fonts.ts';

export interface CardTask {
  card: Card;
  file: string;
  design: CardDesign;
}

let fonts: ReturnType<typeof readFonts> | undefined;

export default async function drawCardFile({ card, file, design }: CardTask): Promise<void> {
  fonts ??= readFonts();
  const { wordmarkFile, ...look } = design;
  const wordmark = readFileSync(wordmarkFile, 'utf8');
  writeFileAtomically(file, await drawCard(card, { ...look, fonts, wordmark }));
}
