import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageTitle } from '../../core/content/page-title.ts';
import { cardPath, type Card } from '../../core/social-cards/card.ts';
import { readPage } from '../shared/read-page.ts';
import { digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion, listModules } from '../shared/snippets/tool-hash.ts';

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

/** A page whose card is wanted, and where it is kept. */
export interface WantedCard {
  page: string;
  card: Card;
  /** The file of the cache that has the card, or is to have it. */
  cached: string;
}

/**
 * Leaves the card of each page in the built site, as far as the cache has it.
 *
 * @returns those that it does not have
 * @throws When a page of the built site has no title.
 */
export function placeKnownCards(request: DrawRequest): WantedCard[] {
  const { pages, outDir, cacheDir } = request;
  const drawing = digest(readFileSync(request.wordmarkFile, 'utf8'), ...drawingParts());
  return pages
    .map(({ path: page, place }) => {
      const card: Card = { title: titleOf(page, request), ...place };
      return { page, card, cached: path.join(cacheDir, `${digest(drawing, card)}.png`) };
    })
    .filter((wanted) => {
      const isKnown = existsSync(wanted.cached);
      if (isKnown) placeCard(wanted, outDir);
      return !isKnown;
    });
}

/** Copies a card from the cache into the built site. */
export function placeCard({ page, cached }: WantedCard, outDir: string): void {
  const target = path.join(outDir, cardPath(page));
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(cached, target);
}

function titleOf(page: string, { outDir, titleSuffix }: DrawRequest): string {
  const title = readPageTitle(readPage(outDir, page.replace(/(?<=.)\/$/, '')) ?? '');
  if (!title) throw new Error(`social-cards: ${page} has no og:title. Give it a title.`);
  return title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title;
}

/** What a card's picture depends on beside its text: the modules that draw, and the packages that they draw with. */
function drawingParts(): unknown[] {
  const modules = [...listModules(__dirname), ...listModules(path.join(__dirname, '../../core/social-cards'))];
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return [hashFiles(modules), ...packages.map(installedVersion)];
}
