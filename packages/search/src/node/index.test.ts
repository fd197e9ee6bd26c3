import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordsFile, type SearchManifest } from '../manifest.ts';
import searchPlugin, { validateOptions, type SearchOptions } from './index.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

function createPlugin(options: SearchOptions = {}, themeConfig: object = {}) {
  const outDir = path.join(siteDir, 'build');
  const siteConfig = {
    title: 'Q&A',
    url: 'https://example.com',
    baseUrl: '/next/',
    favicon: 'img/icon.svg',
    themeConfig,
  };
  const context = { siteDir, outDir, baseUrl: '/next/', siteConfig } as unknown as LoadContext;
  return searchPlugin(context, validateOptions({ options }));
}

async function load(plugin: Plugin) {
  const routes: object[] = [];
  let data: unknown;
  const actions = {
    addRoute: (route: object) => routes.push(route),
    setGlobalData: (value: unknown) => (data = value),
  };
  await plugin.contentLoaded!({ actions } as never);
  return { routes, data };
}

async function build(plugin: Plugin, locale = 'en'): Promise<void> {
  const outDir = path.join(siteDir, 'build');
  mkdirSync(path.join(outDir, 'docs'), { recursive: true });
  const page = (title: string) =>
    `<html lang="${locale}"><head><meta name="generator" content="Docusaurus v3"></head><body><main><h1>${title}</h1></main></body></html>`;
  for (const name of ['index', '404', 'docs/links']) writeFileSync(path.join(outDir, `${name}.html`), page(name));
  const routesPaths = ['/next/docs/links', '/next/404.html', '/next/'];
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  const i18n = { defaultLocale: 'en', currentLocale: locale };
  await plugin.postBuild!({ outDir, routesPaths, generatedFilesDir, i18n } as never);
}

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

// Workers start slowly on a busy machine.
it(
  'indexes every page but the not-found page, and describes the search to browsers',
  { timeout: 120_000 },
  async () => {
    writeFileSync(path.join(siteDir, 'synonyms.json'), '[["auth", "login"]]');
    await build(createPlugin({ synonyms: 'synonyms.json' }));
    const records = JSON.parse(read(path.join('.docusaurus', recordsFile))) as { url: string }[];
    expect(records.map(({ url }) => url)).toEqual(['https://example.com/next/', 'https://example.com/next/docs/links']);
    const manifest = JSON.parse(read('build/search-index/manifest.json')) as SearchManifest;
    expect(manifest).toMatchObject({ files: { default: expect.any(String) }, synonyms: [['auth', 'login']] });
    expect(read('build/opensearch.xml')).toContain('<ShortName>Q&amp;A</ShortName>');
    expect(read('build/opensearch.xml')).toContain('template="https://example.com/next/search?q={searchTerms}"');
  },
);

it('keeps the records of the other locales, until the default one is built', { timeout: 120_000 }, async () => {
  const languages = () => {
    const records = JSON.parse(read(path.join('.docusaurus', recordsFile))) as { language: string }[];
    return records.map(({ language }) => language);
  };
  for (const locale of ['en', 'fr', 'fr']) await build(createPlugin(), locale);
  expect(languages()).toEqual(['en', 'en', 'fr', 'fr']);
  await build(createPlugin());
  expect(languages()).toEqual(['en', 'en']);
});

it('adds the results page and hands settings to the browser', async () => {
  const plugin = createPlugin({ suggestions: ['links'] });
  expect(await load(plugin)).toEqual({
    routes: [{ path: '/next/search', component: '@theme/SearchPage', exact: true }],
    data: { startingPoints: [], suggestions: ['links'], issuesUrl: undefined, pageDescription: 'Search Q&A.' },
  });
  expect(plugin.injectHtmlTags!({ content: undefined })).toEqual({
    headTags: [{ tagName: 'link', attributes: expect.objectContaining({ href: '/next/opensearch.xml' }) }],
  });
});

it('leaves page and description to the theme of Algolia where that is configured', async () => {
  const plugin = createPlugin({}, { algolia: {} });
  expect((await load(plugin)).routes).toEqual([]);
  expect(plugin.injectHtmlTags!({ content: undefined })).toEqual({});
});

it.each([
  ['nothing', undefined, /no such file/],
  ['no JSON', '[', /JSON/],
  ['a list without a second word', '[["auth"]]', /at least two words/],
])('says which file of synonyms holds %s', (_, content, reason) => {
  if (content) writeFileSync(path.join(siteDir, 'synonyms.json'), content);
  const create = () => createPlugin({ synonyms: 'synonyms.json' });
  expect(create).toThrow('search: expected synonyms.json, the file of the "synonyms" option');
  expect(create).toThrow(reason);
});

it('rejects unknown options', () => {
  expect(() => validateOptions({ options: { sugestions: [] } as never })).toThrow(
    /^search: invalid options.*sugestions/s,
  );
  expect(() => validateOptions({ options: { apiPath: '/docs/api' } })).toThrow('without leading or trailing slashes');
});
