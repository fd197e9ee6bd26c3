import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSlash } from '../../core/content/address.ts';
import { readPageTitle } from '../../core/content/page-title.ts';
import { cardPath, type Card } from '../../core/social-cards/card.ts';
import { readPage } from '../shared/read-page.ts';
import { digest } from '../shared/snippets/cache.ts';
import { hashFiles, installedVersion, listModules } from '../shared/snippets/tool-hash.ts';

/** What a card says beside the page's title. */
export type Place = Omit<Card, 'title'>;

/** What all cards have in common. */
export interface CardSettings {
  /** Where drawn cards are kept, by what they were drawn from. */
  cacheDir: string;
  /** The SVG file of the white wordmark. */
  wordmarkFile: string;
}

export interface DrawRequest extends CardSettings {
  /** The pages, by address without the base path. */
  pages: readonly { path: string; place: Place }[];
  /** What titles end in that is no part of them: a delimiter and the site's title. */
  titleSuffix: string;
  /** The folder of the built site. */
  outDir: string;
}

/** Cards that pages will have, as far as that can be told before the pages are there. */
export interface ForeseeRequest extends CardSettings {
  cards: readonly Card[];
}

/** A card, and where it is kept. */
export interface KeptCard {
  card: Card;
  /** The file of the cache that has the card, or is to have it. */
  cached: string;
}

/** A page whose card is wanted. */
export interface WantedCard extends KeptCard {
  page: string;
}

/** @returns the cards that the cache does not have */
export function findMissing({ cards, ...settings }: ForeseeRequest): KeptCard[] {
  const fileOf = nameFiles(settings);
  return cards.map((card) => ({ card, cached: fileOf(card) })).filter(({ cached }) => !existsSync(cached));
}

/**
 * Leaves the card of each page in the built site, as far as the cache has it.
 *
 * @returns those that it does not have
 * @throws When a page of the built site has no title.
 */
export function placeKnownCards(request: DrawRequest): WantedCard[] {
  const { pages, outDir } = request;
  const fileOf = nameFiles(request);
  return pages
    .map(({ path: page, place }) => {
      const card: Card = { title: titleOf(page, request), ...place };
      return { page, card, cached: fileOf(card) };
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

/** @returns the file of the cache for a card */
function nameFiles({ cacheDir, wordmarkFile }: CardSettings): (card: Card) => string {
  const drawing = digest(readFileSync(wordmarkFile, 'utf8'), ...drawingParts());
  return ({ title, section, badge, ground }) =>
    path.join(cacheDir, `${digest(drawing, [title, section, badge ?? null, ground])}.png`);
}

function titleOf(page: string, { outDir, titleSuffix }: DrawRequest): string {
  const title = readPageTitle(readPage(outDir, withoutSlash(page)) ?? '');
  if (!title) throw new Error(`social-cards: ${page} has no og:title. Give it a title.`);
  return title.endsWith(titleSuffix) ? title.slice(0, -titleSuffix.length) : title;
}

/** What a card's picture depends on beside its text: the modules that draw, and the packages that they draw with. */
function drawingParts(): unknown[] {
  const modules = [...listModules(__dirname), ...listModules(path.join(__dirname, '../../core/social-cards'))];
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/jetbrains-mono'];
  return [hashFiles(modules), ...packages.map(installedVersion)];
}
