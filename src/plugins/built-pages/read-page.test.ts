import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

function read(text: string): PageFacts {
  writeFileSync(
    path.join(outDir, 'links.html'),
    `<html><head><meta name="generator" content="Docusaurus v3"><meta property="og:title" content="Links | Site">` +
      `<link rel=canonical href=https://trpc.io/a /><link rel=stylesheet href=/next/a.css /></head>` +
      `<body><main>${text}</main></body></html>`,
  );
  return readPage({ site: { outDir, baseUrl: '/next/', apiPath: 'api' }, address: '/links' });
}

it('reads title and canonical link', () => {
  expect(read('<h1>Links</h1>')).toMatchObject({
    address: '/links',
    title: 'Links | Site',
    canonical: 'https://trpc.io/a',
  });
});

it('refuses a missing page', () => {
  const site = { outDir, baseUrl: '/', apiPath: 'api' };
  expect(() => readPage({ site, address: '/links' })).toThrow(
    /^built-pages: \/links is a route of the site, but there is none of the files .*links\.html, .*links\/index\.html\./,
  );
});
