import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageConverter } from './page-converter.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'markdown-twins-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const url = 'https://example.com/docs/a';
const page = (text: string) =>
  `<nav>${text}</nav><main><div class="theme-doc-markdown"><p><a href="/b">b</a></p></div></main>`;
const cached = () => readdirSync(path.join(folder, 'pages'));

it('converts a page once, whatever changes around its content', () => {
  expect(new PageConverter(folder).convert(page('menu'), url)).toBe('[b](https://example.com/b)\n');
  const [file, ...more] = cached();
  expect(more).toEqual([]);
  writeFileSync(path.join(folder, 'pages', file!), '"from the cache"');
  expect(new PageConverter(folder).convert(page('another menu'), url)).toBe('from the cache');
});

it('converts anew for another address, and where the cache is damaged', () => {
  const converter = new PageConverter(folder);
  converter.convert(page(''), url);
  writeFileSync(path.join(folder, 'pages', cached()[0]!), '"from');
  expect(converter.convert(page(''), url)).toBe('[b](https://example.com/b)\n');
  converter.convert(page(''), `${url}/c`);
  expect(cached()).toHaveLength(2);
});

it('says what to do with a page that it does not understand', () => {
  const convert = () => new PageConverter(folder).convert('<main><h1>A</h1></main>', url);
  expect(convert).toThrow(/^markdown-twins: the page https:\/\/example.com\/docs\/a has neither .* teach core\//);
  expect(() => new PageConverter(folder).convert('', url)).toThrow('has neither');
});
