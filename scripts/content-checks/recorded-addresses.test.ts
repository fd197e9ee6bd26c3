import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { referenceAddress } from '../../config/api-reference.ts';
import { findNewAddresses, readRecordedAddresses, recordAddresses, recordFile } from './recorded-addresses.ts';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'recorded-'));
  mkdirSync(path.join(siteDir, 'config'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('finds docs of any version, posts and other pages that were not recorded', () => {
  const paths = ['/docs', '/docs/v11/quickstart', '/blog/hello', '/pricing'];
  const pages = paths.map((one) => ({ path: one }));
  expect(findNewAddresses(pages, ['/docs'])).toEqual(paths.slice(1));
});

it('leaves out tags, authors, further pages of lists, and the API reference with its frozen copies', () => {
  const lists = ['/blog/tags/a', '/blog/tags/a/page/2', '/blog/authors/team', '/blog/page/2'];
  const reference = [referenceAddress, `${referenceAddress}/client/links`, '/docs/v10/typedoc/client'];
  expect(
    findNewAddresses(
      [...lists, ...reference].map((one) => ({ path: one })),
      [],
    ),
  ).toEqual([]);
  const first = ['/blog', '/blog/archive', '/blog/authors', '/blog/tags'];
  expect(
    findNewAddresses(
      first.map((one) => ({ path: one })),
      [],
    ),
  ).toEqual(first);
});

it('writes addresses in order and each once', () => {
  recordAddresses(siteDir, ['/docs/b', '/docs', '/docs/b', '/docs/a']);
  expect(readFileSync(path.join(siteDir, recordFile), 'utf8')).toBe('[\n  "/docs",\n  "/docs/a",\n  "/docs/b"\n]\n');
  expect(readRecordedAddresses(siteDir)).toEqual(['/docs', '/docs/a', '/docs/b']);
});

it.each(['<<<<<<< HEAD', '{}', '["docs"]', '[1]'])('rejects a record that reads %s', (text) => {
  writeFileSync(path.join(siteDir, recordFile), text);
  expect(() => readRecordedAddresses(siteDir)).toThrow(
    /^config\/routes\.json is not a JSON list of addresses, such as/,
  );
});
