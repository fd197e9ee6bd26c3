import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { versionNames } from '../../config/versions.ts';
import { createSearch, measureRelevance, readQueries, readRecords } from '../../bench/search/relevance.ts';
import { createIndexFiles } from '@typed-docs/search/index-files';
import { manifestName, searchFolder, type SearchManifest } from '@typed-docs/search/manifest';
import synonyms from '../../config/search-synonyms.json';
import { readSitemap } from '../support/sitemap.ts';

const folder = path.resolve(__dirname, '../../build', searchFolder);
const manifest = JSON.parse(readFileSync(path.join(folder, manifestName), 'utf8')) as SearchManifest;
const sizeOf = (tag: string) => statSync(path.join(folder, manifest.files[tag]!)).size;

test('the index of the current version, with posts and other pages, weighs at most 200 kB', () => {
  expect(sizeOf('docs-default-current') + sizeOf('default')).toBeLessThanOrEqual(200_000);
  // The files are already compressed.
  const file = readFileSync(path.join(folder, manifest.files['docs-default-current']!));
  expect(brotliCompressSync(file).length).toBeGreaterThan(file.length * 0.95);
});

test('there is an index for each version and one for the rest, and nothing else', () => {
  const tags = ['default', ...versionNames.map((name) => `docs-default-${name}`)].sort();
  expect(Object.keys(manifest.files).sort()).toEqual(tags);
  expect(readdirSync(folder).sort()).toEqual([...Object.values(manifest.files), manifestName].sort());
});

test('the same records give the same files', () => {
  for (const [name, content] of createIndexFiles(readRecords(), synonyms)) {
    expect(readFileSync(path.join(folder, name)).equals(content)).toBe(true);
  }
});

test('each page of the sitemap has records, except for lists of posts and search itself', () => {
  const pages = new Set(readRecords().map(({ url_without_anchor: url }) => url.replace(/\/$/, '')));
  const missing = readSitemap().filter(({ url }) => !pages.has(url.replace(/\/$/, '')));
  expect(
    missing
      .map(({ address }) => address)
      .filter((address) => !/^\/(?:search$|blog(?:$|\/(?:archive|authors|tags)\b))/.test(address)),
  ).toEqual([]);
});

test('records have what a code sample shows, errors included, and not its hidden set-up', () => {
  const code = readRecords().filter((record) => record.code);
  expect(code.filter(({ content }) => content!.includes('TS2322')).length).toBeGreaterThan(0);
  for (const { url, content } of code) {
    expect(/---cut|@include:|@filename:|@errors:/.exec(content!), url).toBeNull();
  }
});

for (const [file, first, firstFive] of [
  ['queries.json', 0.75, 0.95],
  ['more-queries.json', 0.75, 0.95],
] as const) {
  test(`an acceptable page is first for ${first * 100} %, and within the first five for ${firstFive * 100} %, of ${file}`, () => {
    const { misses, ...shares } = measureRelevance(readRecords(), readQueries(file));
    const explanation = misses.map(
      ({ query: { q, version, accept }, pages }) =>
        `${q} (${version}): expected ${accept[0]}, found ${pages.slice(0, 5).join(' ')}`,
    );
    expect(shares.first, explanation.join('\n')).toBeGreaterThanOrEqual(first);
    expect(shares.firstFive, explanation.join('\n')).toBeGreaterThanOrEqual(firstFive);
  });
}

test('posts and API pages come below guides, unless their name is the query', () => {
  const search = createSearch(readRecords(), 'current');
  expect(search('server actions')[0]).toBe('/docs/client/nextjs/server-actions');
  expect(search('Server actions with checked input, context and errors')[0]).toBe('/blog/trpc-actions');
});
