import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { cardPath, type Card } from '../../core/social-cards/card.ts';
import { readPageTitle } from '../../core/content/page-title.ts';
import { digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion, listModules } from '../shared/snippets/tool-hash.ts';
import { drawCard, type CardTools } from './draw-card.ts';
import { readFonts } from './fonts.ts';

/** What a card says beside the page's title. */
export type Place = Omit<Card, 'title'>;

export interface DrawRequest {
  /** The pages, by address without the base path. */
  pages: readonly { path: string; place: Place }[];
  /** What titles end in that is no part of them: a delimiter and the site's title. */
  titleSuffix: string;
  /** The folder of the built site. */
  outDir: string;
  /** Where drawn cards are kept, by what they were drawn from. */
  cacheDir: string;
  /** The SVG file of the white wordmark. */
  wordmarkFile: string;
}

export interface DrawAnswer {
  /** How many cards the cache did not have. */
  drawn: number;
  /** The pages whose card could not be drawn, and why. */
  problems: string[];
}

/**
 * Leaves the card of each page in the built site, and draws those that the cache does not have. It keeps the thread busy
 * all the time, and is best run in one of its own.
 *
 * @throws When a page of the built site has no title.
 */
export async function drawCards(request: DrawRequest): Promise<DrawAnswer> {
  const { pages, outDir, cacheDir } = request;
  const wordmark = readFileSync(request.wordmarkFile, 'utf8');
  const drawing = digest(wordmark, ...drawingParts());
  const problems: string[] = [];
  let tools: CardTools | undefined;
  let drawn = 0;

  mkdirSync(cacheDir, { recursive: true });
  for (const { path: page, place } of pages) {
    const card: Card = { title: titleOf(page, request), ...place };
    const cached = path.join(cacheDir, `${digest(drawing, card)}.png`);
    if (!existsSync(cached)) {
      tools ??= { fonts: readFonts(), wordmark };
      try {
        const png = await drawCard(card, tools);
        // Two threads or builds at a time must not read half a file.
        const temporary = `${cached}.${process.pid}-${threadId}`;
        writeFileSync(temporary, png);
        renameSync(temporary, cached);
        drawn++;
        // Node frees the pixels of earlier cards, 3 MB each, between tasks only, and what awaits promises is a single one.
        await setImmediate();
      } catch (error) {
        problems.push(`${page} (${JSON.stringify(card.title)}): ${error instanceof Error ? error.message : error}`);
        continue;
      }
    }
    const target = path.join(outDir, cardPath(page));
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(cached, target);
  }
  return { drawn, problems };
}

function titleOf(page: string, { outDir, titleSuffix }: DrawRequest): string {
  const name = page.replace(/^\/|\/$/g, '');
  const file = [`${name}.html`, `${name}/index.html`].map((one) => path.join(outDir, one)).find(existsSync);
  const title = file && readPageTitle(readFileSync(file, 'utf8'));
  if (!title) throw new Error(`social-cards: ${page} has no og:title. Give it a title.`);
  return title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title;
}

/** What a card's picture depends on beside its text: the modules that draw, and the packages that they draw with. */
function drawingParts(): unknown[] {
  const modules = [...listModules(__dirname), ...listModules(path.join(__dirname, '../../core/social-cards'))];
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return [hashFiles(modules), ...packages.map(installedVersion)];
}
