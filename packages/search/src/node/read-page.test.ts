import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import readPage from './read-page.worker.ts';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'read-page-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const cached = () =>
  readdirSync(path.join(outDir, 'cache/pages')).map((name) => path.join(outDir, 'cache/pages', name));

function read(text: string, { script = '1', apiPath }: { script?: string; apiPath?: string } = {}) {
  writeFileSync(
    path.join(outDir, 'links.html'),
    `<html><head><meta name="generator" content="Docusaurus v3"><script src="/${script}.js"></script></head>` +
      `<body><nav>${script}</nav><main>${text}</main></body></html>`,
  );
  return readPage({ outDir, baseUrl: '/next/', apiPath, cacheFolder: path.join(outDir, 'cache'), address: '/links' });
}

const doc = '<div class="markdown"><h1>Links</h1><p>They follow.</p></div>';

it('takes a page from the cache while its text is the same, whatever its scripts are', () => {
  expect(read(doc)).toMatchObject({ path: '/links', title: 'Links', kind: 'page' });
  const [file, ...more] = cached();
  expect(more).toEqual([]);
  writeFileSync(file!, readFileSync(file!, 'utf8').replace('Links', 'From the cache'));
  expect(read(doc, { script: '2' })!.title).toBe('From the cache');
  expect(read(doc, { apiPath: 'links' })).toMatchObject({ title: 'Links', kind: 'api' });
  writeFileSync(file!, '{');
  expect(read(doc)!.title).toBe('Links');
});

it('remembers that a page is excluded', () => {
  const form = '<form role="search"></form>';
  expect([read(form), read(form)]).toEqual([undefined, undefined]);
  expect(cached()).toHaveLength(1);
});

it('rejects a missing page', () => {
  const task = { outDir, baseUrl: '/', cacheFolder: path.join(outDir, 'cache'), address: '/links' };
  expect(() => readPage(task)).toThrow(/\/links is a route of the site, but none of the files/);
});
