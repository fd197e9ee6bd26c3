import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSocialCards, type SocialCardsOptions } from './index.ts';

const colors = { ground: '#135f99', mark: '#1b68a3', soft: '#d8eaf8', badge: 'none', badgeText: '#ffffff' };
const options: SocialCardsOptions = {
  palette: { latest: colors, older: { ...colors, ground: '#13202d' }, post: colors, page: colors },
  wordmarkFile: 'wordmark.svg',
  mark: '',
  sharedBelow: '/docs/api',
};

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'social-cards-plugin-'));
  writeFileSync(path.join(siteDir, 'wordmark.svg'), '<svg viewBox="0 0 1 1"></svg>');
  mkdirSync(path.join(siteDir, 'build/docs/api/client'), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

async function build(titles: Record<string, string>): Promise<void> {
  const outDir = path.join(siteDir, 'build');
  for (const [file, title] of Object.entries(titles)) {
    const head = `<meta property="og:title" content="${title} | Site">`;
    writeFileSync(path.join(outDir, `${file}.html`), `<html><head>${head}</head></html>`);
  }
  const plugin = (await createSocialCards(options)({ siteDir } as LoadContext, undefined)) as Plugin;
  const doc = (id: string) => ({ id, permalink: `/next/docs/${id}` });
  const versions = [
    { label: '2.x', isLast: true, docs: [doc('links')], sidebars: { docs: [{ type: 'doc', id: 'links' }] } },
    { label: '1.x', isLast: false, docs: [doc('old')], sidebars: { docs: [{ type: 'doc', id: 'old' }] } },
  ];
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: versions } } };
  await plugin.allContentLoaded!({ allContent: allContent as unknown as AllContent, actions: {} as never });
  await plugin.postBuild!({
    outDir,
    baseUrl: '/next/',
    siteConfig: { title: 'Site', titleDelimiter: '|' },
    i18n: { currentLocale: 'en' },
    routesPaths: Object.keys(titles).map((file) => (file === '404' ? '/next/404.html' : `/next/${file}`)),
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const read = (card: string) => readFileSync(path.join(siteDir, 'build/img/cards/docs', card));

// Workers start slowly on a busy machine.
it('draws a card for each page that does not share one, with its title and version', { timeout: 120_000 }, async () => {
  await build({
    'docs/links': 'Links',
    'docs/old': 'Links',
    'docs/other': 'Links',
    'docs/api/client': 'Client',
    'docs/api/client/link': 'Link',
    '404': 'Gone',
  });
  const cards = readdirSync(path.join(siteDir, 'build/img/cards'), { recursive: true, withFileTypes: true });
  const files = cards.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.sort()).toEqual(['client.png', 'links.png', 'old.png', 'other.png']);
  expect(read('old.png')).not.toEqual(read('links.png'));
  expect(read('other.png')).not.toEqual(read('links.png'));
});

it('rejects wrong options', () => {
  expect(() => createSocialCards({ ...options, palette: { ...options.palette, post: undefined } } as never)).toThrow(
    '"palette.post"',
  );
  expect(() => createSocialCards({ ...options, sharedBelow: 'docs/api/' })).toThrow(
    'social-cards: invalid options.\n' + '  "sharedBelow": expected an address such as "/docs/api"; found "docs/api/"',
  );
  expect(() =>
    createSocialCards({ ...options, wordmarkFile: 'logo.svg' })({ siteDir } as LoadContext, undefined),
  ).toThrow(
    `"wordmarkFile": expected an SVG file, relative to the site; found none at ${path.join(siteDir, 'logo.svg')}`,
  );
});
