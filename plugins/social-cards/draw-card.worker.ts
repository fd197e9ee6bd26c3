import { readFileSync } from 'node:fs';
import type { Card } from '../../core/social-cards/card.ts';
import { writeFileAtomically } from '../shared/write-file.ts';
import { drawCard } from './draw-card.ts';
import { readFonts } from './fonts.ts';

export interface CardTask {
  card: Card;
  file: string;
  wordmarkFile: string;
}

let fonts: ReturnType<typeof readFonts> | undefined;

export default async function drawCardFile({ card, file, wordmarkFile }: CardTask): Promise<void> {
  fonts ??= readFonts();
  writeFileAtomically(file, await drawCard(card, { fonts, wordmark: readFileSync(wordmarkFile, 'utf8') }));
}
