import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { cardPath, type Card } from '../../core/social-cards/card.ts';
import { digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion, listModules } from '../shared/snippets/tool-hash.ts';
import { drawCard } from './draw-card.ts';
import { readFonts } from './fonts.ts';

/** The card of a page, by the page's address without the base path. */
export interface PageCard {
  path: string;
  card: Card;
}

export interface DrawOptions {
  /** The folder of the built site. */
  outDir: string;
  /** Where drawn cards are kept, by what they were drawn from. */
  cacheDir: string;
  /** The SVG file of the white wordmark. */
  wordmarkFile: string;
}

/**
 * Leaves the card of each page in the built site, and draws those that the cache does not have.
 *
 * @returns How many cards had to be drawn.
 * @throws Naming every page whose card cannot be drawn, and why.
 */
export async function drawCards(pages: readonly PageCard[], options: DrawOptions): Promise<number> {
  const wordmark = readFileSync(options.wordmarkFile, 'utf8');
  const drawing = digest(wordmark, ...drawingParts());
  const problems: string[] = [];
  let tools: Parameters<typeof drawCard>[1] | undefined;
  let drawn = 0;

  async function provide({ path: page, card }: PageCard): Promise<void> {
    const cached = path.join(options.cacheDir, `${digest(drawing, card)}.png`);
    if (!existsSync(cached)) {
      tools ??= { fonts: readFonts(), wordmark };
      const png = await drawCard(card, tools);
      drawn++;
      // Two builds at a time must not read half a file.
      const temporary = `${cached}.${process.pid}`;
      await writeFile(temporary, png);
      await rename(temporary, cached);
    }
    const target = path.join(options.outDir, cardPath(page));
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(cached, target);
  }

  await mkdir(options.cacheDir, { recursive: true });
  const queue = [...pages];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path: page, card } = next;
      await provide(next).catch((error: unknown) => {
        problems.push(`${page} (${JSON.stringify(card.title)}): ${error instanceof Error ? error.message : error}`);
      });
    }
  };
  // One more than there are cores: a card is set on this thread while others are made into pixels.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  if (problems.length > 0) {
    throw new Error(
      `social-cards: these pages have a card that cannot be drawn.\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
        'Write the title or the section with other letters, or add a font that has these to plugins/social-cards/fonts.ts.',
    );
  }
  return drawn;
}

/** What a card's picture depends on beside its text: the modules that draw, and the packages that they draw with. */
function drawingParts(): unknown[] {
  const modules = [...listModules(__dirname), ...listModules(path.join(__dirname, '../../core/social-cards'))];
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return [hashFiles(modules), ...packages.map(installedVersion)];
}
