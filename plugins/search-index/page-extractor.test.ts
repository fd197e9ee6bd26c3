import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PageExtractor } from './page-extractor.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const site = { baseUrl: '/', apiPath: 'docs/typedoc' };
const create = () => new PageExtractor(folder, site);
const cached = () => readdirSync(path.join(folder, 'pages'));

/** A page with the digest of a build in its head. */
const page = (digest: string, { robots = 'index' } = {}) =>
  `<html lang=en class="docs-wrapper"><head><meta name=generator content="Docusaurus v3"><meta name=robots content=${robots}>
  <link rel=preload href=/${digest}.js><script defer src=/${digest}.js></script><style data-part-of=/${digest}.css>main{}</style>
  </head><body><nav>${digest}</nav><main><div class=markdown><h1>Routers</h1><p>Text.</p></div></main></body></html>`;

it('reads a page once, whatever changes around its content', () => {
  const read = create().extract('/docs/a', page('one'));
  expect(read).toMatchObject({ path: '/docs/a', title: 'Routers', parts: [{ blocks: [{ text: 'Text.' }] }] });
  const [file, ...more] = cached();
  expect(more).toEqual([]);
  writeFileSync(path.join(folder, 'pages', file!), '{ "title": "from the cache" }');
  expect(create().extract('/docs/a', page('two'))).toEqual({ title: 'from the cache' });
});

it('reads anew at another address, on another site and where the cache is damaged', () => {
  const read = create().extract('/docs/a', page('one'));
  writeFileSync(path.join(folder, 'pages', cached()[0]!), '{ "title');
  expect(create().extract('/docs/a', page('one'))).toEqual(read);
  expect(create().extract('/docs/b', page('one'))).toMatchObject({ path: '/docs/b' });
  const other = new PageExtractor(folder, { ...site, apiPath: 'docs' });
  expect(other.extract('/docs/a', page('one'))).toMatchObject({ kind: 'api' });
  expect(cached()).toHaveLength(3);
});

it('keeps in mind what has no place in the index', () => {
  const hidden = page('one', { robots: 'noindex' });
  expect([create().extract('/a', hidden), create().extract('/a', hidden)]).toEqual([undefined, undefined]);
  expect(cached()).toHaveLength(1);
});
