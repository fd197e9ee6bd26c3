import { expect, test } from 'vitest';
import { loadPage, readBuilt } from '../support/built-pages.ts';
import { readPages, readPosts } from '../support/sitemap.ts';

for (const { address, version } of [
  { address: '/docs/quickstart', version: '11.25.2' },
  { address: '/docs/v10/quickstart', version: '10.45.4' },
  { address: '/docs/v9/quickstart', version: '9.27.4' },
]) {
  test(`blocks of ${address} say how they are checked, and what the compiler says, in place`, () => {
    const $ = loadPage(address);
    const marks = $('figure > small')
      .toArray()
      .map((mark) => $(mark).text());
    const failing = marks.filter((mark) =>
      /^(?:1 error, as TypeScript reports it|\d errors, as TypeScript reports them)$/.test(mark),
    );
    const compiled = marks.filter((mark) => mark === `Compiled against ${version}`);
    const verified = marks.filter((mark) => mark === `Output verified with ${version}`);
    expect([failing.length, compiled.length, verified.length].every((number) => number > 0)).toBe(true);
    expect(failing.length + compiled.length + verified.length).toBe(marks.length);
    // A block of several files counts once, and has a mark in each of them.
    expect($('.theme-code-proof').text()).toMatch(
      new RegExp(`^\\d+ samples compiled, ${verified.length} outputs? verified with ${version}$`),
    );
    for (const unchecked of ['npm install', '"scripts"']) {
      expect($(`figure:contains('${unchecked}')`).length).toBeGreaterThan(0);
      expect($(`figure:contains('${unchecked}') small`)).toHaveLength(0);
    }
    expect($('figure .note.error').first().text()).toMatch(/^TS\d{4} /);
    expect($('figure i.error').length).toBeGreaterThan(0);
    expect($('figure .note.type').length).toBeGreaterThan(0);
  });
}

test('install commands of all pages and of their Markdown name versions', () => {
  const guides = readPages().filter(({ address }) => /^\/docs(?!\/typedoc)\//.test(address));
  const command = /^ *(?:npm|pnpm|yarn|bun) (?:install|i|add) (.+)/gm;
  const without: string[] = [];
  let total = 0;
  for (const { address } of [...guides, ...readPosts()]) {
    const $ = loadPage(address);
    const blocks = $('figure pre').toArray();
    for (const text of [...blocks.map((block) => $(block).text()), readBuilt(`${address}.md`)]) {
      for (const [line, words] of text.matchAll(command)) {
        total++;
        const bare = words!.split(/\s+/).filter((word) => word !== '' && !/^-|.@/.test(word));
        if (bare.length > 0) without.push(`${address}: ${line}`);
      }
    }
  }
  expect(without).toEqual([]);
  expect(total).toBeGreaterThan(500);
});

test.each(['/docs/v10/client/links/splitLink', '/docs/v9/links', '/blog/announcing-trpc-v11'])(
  'names in %s do not lead to the reference of the current version',
  (address) => {
    const $ = loadPage(address);
    expect($('article code').length).toBeGreaterThan(0);
    expect($('.api-link')).toHaveLength(0);
  },
);
