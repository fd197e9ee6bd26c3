import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { drawCard, type CardTools } from './draw-card.ts';
import { readFonts } from './fonts.ts';
import { placeCard, type CardSettings, type DrawRequest, type KeptCard, type WantedCard } from './known-cards.ts';

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
export async function drawCards(cards: readonly WantedCard[], request: DrawRequest): Promise<DrawAnswer> {
  const problems: string[] = [];
  let drawn = 0;
  const drawMissing = createDrawer(request);
  for (const wanted of cards) {
    try {
      if (await drawMissing(wanted)) drawn++;
      placeCard(wanted, request.outDir);
    } catch (error) {
      const title = JSON.stringify(wanted.card.title);
      problems.push(`${wanted.page} (${title}): ${error instanceof Error ? error.message : error}`);
    }
  }
  return { drawn, problems };
}

/** Draws cards into the cache. What is wrong with one is said when its page asks for it. */
export async function foreseeCards(cards: readonly KeptCard[], settings: CardSettings): Promise<void> {
  const drawMissing = createDrawer(settings);
  for (const kept of cards) await drawMissing(kept).catch(() => undefined);
}

/** @returns what draws a card into the cache, and says whether it had to: another page may have had the same */
function createDrawer({ cacheDir, wordmarkFile }: CardSettings): (kept: KeptCard) => Promise<boolean> {
  const tools: CardTools = { fonts: readFonts(), wordmark: readFileSync(wordmarkFile, 'utf8') };
  mkdirSync(cacheDir, { recursive: true });
  return async ({ card, cached }) => {
    if (existsSync(cached)) return false;
    const png = await drawCard(card, tools);
    // Two threads or builds at a time must not read half a file.
    const temporary = `${cached}.${process.pid}-${threadId}`;
    writeFileSync(temporary, png);
    renameSync(temporary, cached);
    // Node frees the pixels of earlier cards, 3 MB each, between tasks only, and what awaits promises is a single one.
    await setImmediate();
    return true;
  };
}
