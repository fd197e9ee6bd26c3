import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { linkTranslations } from './link-translations.ts';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'link-translations-'));
  for (const folder of ['docs', 'versioned_docs/version-1.x']) {
    mkdirSync(path.join(siteDir, folder, 'server'), { recursive: true });
    writeFileSync(path.join(siteDir, folder, 'server/context.mdx'), '');
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

function urlOn(page: string, url: string): string {
  const processor = unified().use(remarkParse).use(linkTranslations, { siteDir });
  const tree = processor.runSync(processor.parse(`[a](${url})`), { path: path.join(siteDir, page) });
  return /"url":"(.*?)"/.exec(JSON.stringify(tree))![1]!;
}

it.each([
  ['docs/client/links.mdx', '../server/context.mdx#create'],
  ['docs/server/router.mdx', './context.mdx#create'],
  ['versioned_docs/version-1.x/server/router.mdx', './context.mdx#create'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/client/links.mdx', '../server/context.mdx#create'],
  ['i18n/fr/docusaurus-plugin-content-docs/version-1.x/server/router.mdx', './context.mdx#create'],
])('on %s, makes %s a path from the folder of the docs', (page, url) => {
  expect(urlOn(page, url)).toBe('/server/context.mdx#create');
});

it.each([
  ['docs/server/router.mdx', './contxet.mdx'],
  ['docs/server/router.mdx', 'https://example.com/context.mdx'],
  ['docs/server/router.mdx', '/docs/server/context'],
  ['blog/2026-01-01-post.mdx', './server/context.mdx'],
])('on %s, leaves %s as it is', (page, url) => {
  expect(urlOn(page, url)).toBe(url);
});
