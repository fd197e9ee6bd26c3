import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import readPage, { type PageFacts } from './read-page.worker.ts';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'read-page-'));
  writeFileSync(path.join(outDir, 'a.css'), '');
});
afterEach(() => rmSync(outDir, { recursive: true }));

const cacheFolder = () => path.join(outDir, 'cache');
const cached = () =>
  readdirSync(path.join(cacheFolder(), 'pages')).map((name) => path.join(cacheFolder(), 'pages', name));

function read(text: string, digest = '1', url = 'https://trpc.io'): PageFacts {
  writeFileSync(
    path.join(outDir, 'links.html'),
    `<html><head><meta name="generator" content="Docusaurus v3"><meta property="og:title" content="Links | Site">` +
      `<link rel=canonical href=https://trpc.io/a /><link rel=stylesheet href=/next/a.css /><script src="/${digest}.js"></script></head>` +
      `<body><nav>${digest}</nav><main>${text}</main></body></html>`,
  );
  const site = { outDir, baseUrl: '/next/', url, apiPath: 'api', cacheFolder: cacheFolder() };
  return readPage({ site, address: '/links', isExported: true });
}

const doc = '<div class="theme-doc-markdown"><h1>Links</h1><p>They <a href="../a">follow</a>.</p></div>';

it('reads title, canonical link, Markdown and text', () => {
  expect(read(doc)).toMatchObject({
    address: '/links',
    title: 'Links | Site',
    canonical: 'https://trpc.io/a',
    markdown: '# Links\n\nThey [follow](https://trpc.io/a).\n',
    searchable: { title: 'Links' },
  });
});

it('takes a page from the cache while its text is the same, whatever its scripts are', () => {
  read(doc);
  const [file, ...more] = cached();
  expect(more).toEqual([]);
  writeFileSync(file!, readFileSync(file!, 'utf8').replace('# Links', '# From the cache'));
  expect(read(doc, '2').markdown).toContain('# From the cache');
  expect(read(doc, '2', 'https://example.com').markdown).toContain('# Links');
  writeFileSync(file!, '{');
  expect(read(doc).markdown).toContain('# Links');
});

it('refuses a missing page, and one without content of a known kind', () => {
  expect(() => read('<h1>Links</h1>')).toThrow(
    /^markdown-export: the page https:\/\/trpc\.io\/next\/links has neither/,
  );
  rmSync(path.join(outDir, 'links.html'));
  const site = { outDir, baseUrl: '/', url: '', apiPath: 'api', cacheFolder: cacheFolder() };
  expect(() => readPage({ site, address: '/links', isExported: false })).toThrow(
    /^built-pages: \/links is a route of the site, but there is none of the files .*links\.html, .*links\/index\.html\./,
  );
});
