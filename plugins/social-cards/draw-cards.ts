import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { drawCard, type CardTools } from './draw-card.ts';
import { readFonts } from './fonts.ts';
import { placeCard, type DrawRequest, type WantedCard } from './known-cards.ts';

export interface DrawAnswer {
  /** How many cards the cache did not have. */
  drawn: number;
  /** The pages whose card could not be drawn, and why. */
  problems: string[];
}

/**
 * Draws cards, and leaves them in the cache and in the built site. It keeps the thread busy all the time, and is best run
 * in one of its own.
 */
export async function drawCards(
  cards: readonly WantedCard[],
  { cacheDir, outDir, wordmarkFile }: DrawRequest,
): Promise<DrawAnswer> {
  const tools: CardTools = { fonts: readFonts(), wordmark: readFileSync(wordmarkFile, 'utf8') };
  const problems: string[] = [];
  let drawn = 0;
  mkdirSync(cacheDir, { recursive: true });
  for (const wanted of cards) {
    const { page, card, cached } = wanted;
    // Another page may have had the same.
    if (!existsSync(cached)) {
      const png = await drawCard(card, tools).catch((error: unknown) => {
        problems.push(`${page} (${JSON.stringify(card.title)}): ${error instanceof Error ? error.message : error}`);
      });
      if (!png) continue;
      // Two threads or builds at a time must not read half a file.
      const temporary = `${cached}.${process.pid}-${threadId}`;
      writeFileSync(temporary, png);
      renameSync(temporary, cached);
      drawn++;
      // Node frees the pixels of earlier cards, 3 MB each, between tasks only, and what awaits promises is a single one.
      await setImmediate();
    }
    placeCard(wanted, outDir);
  }
  return { drawn, problems };
}
