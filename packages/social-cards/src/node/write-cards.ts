import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cardPath, type Card } from '../card.ts';
import { digest } from '@typed-docs/utils/cache';
import { createProgress } from '@typed-docs/utils/progress';
import { hashPackages, installedVersion } from '@typed-docs/utils/tool-hash';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import type { CardPlace } from './card-places.ts';
import type { CardDesign } from './ground.ts';
import type { CardTask } from './draw-card.worker.ts';

export interface CardSettings {
  outDir: string;
  /** Keeps cards between builds, named by digest. */
  cacheFolder: string;
  design: CardDesign;
}

/**
 * @param pages those with their own card
 * @returns the number of cards that were drawn because the cache lacked them
 */
export async function writeCards(
  pages: readonly { address: string; title: string | undefined }[],
  placeOf: (address: string) => CardPlace,
  { outDir, cacheFolder, design }: CardSettings,
): Promise<number> {
  const { wordmarkFile, ...look } = design;
  const tool = digest(readFileSync(wordmarkFile, 'utf8'), look, ...drawingParts());
  const cards = pages.map(({ address, title }) => {
    if (!title) throw new Error(`social-cards: ${address} has no og:title. Give it a title.`);
    const card: Card = { title, ...placeOf(address) };
    const { section, badge, ground } = card;
    return {
      address,
      card,
      file: path.join(cacheFolder, `${digest(tool, [title, section, badge ?? null, ground])}.png`),
    };
  });
  // Pages with the same title and place share a drawing.
  const missing = new Map(cards.filter(({ file }) => !existsSync(file)).map((card) => [card.file, card]));
  const problems = await drawCards([...missing.values()], design);
  if (problems.length > 0) {
    throw new Error(
      `social-cards: the cards of these pages cannot be drawn.\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
        'If no font has a letter, write the title or section without it, or add a font that has it to packages/social-cards/src/node/fonts.ts.',
    );
  }
  for (const { address, file } of cards) {
    const target = path.join(outDir, cardPath(address, {}));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  return missing.size;
}

async function drawCards(
  cards: readonly { address: string; card: Card; file: string }[],
  design: CardDesign,
): Promise<string[]> {
  const pool = new WorkerPool<CardTask, void>(new URL('./draw-card.worker.ts', import.meta.url));
  try {
    const advance = createProgress('Cards drawn', cards.length);
    const draw = ({ card, file }: { card: Card; file: string }) => pool.run({ card, file, design }).finally(advance);
    const results = await Promise.allSettled(cards.map(draw));
    return results.flatMap((result, i) => {
      const { address, card } = cards[i]!;
      return result.status === 'rejected'
        ? [`${address} (${JSON.stringify(card.title)}): ${result.reason.message}`]
        : [];
    });
  } finally {
    await pool.destroy();
  }
}

function drawingParts(): string[] {
  const packages = ['satori', '@resvg/resvg-js', 'sharp', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return [hashPackages('@typed-docs/social-cards'), ...packages.map(installedVersion)];
}
