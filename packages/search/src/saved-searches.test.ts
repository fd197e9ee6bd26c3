import { describe, expect, it } from 'vitest';
import { createRandom, type Random } from '@typed-docs/utils/create-random';
import { favoriteSearches, recentSearches } from './saved-searches.ts';

const hit = {
  url: 'https://trpc.io/docs/rpc#nested',
  kind: 'guide',
  tag: 'docs-default-current',
  section: 'Guides',
  headings: ['RPC', 'Nested'],
};

const junk: readonly unknown[] = [
  null,
  true,
  0,
  -1.5,
  '',
  'https://[',
  'https://trpc.io/100%',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  '\ud800',
  [],
  [null],
  {},
  { toString: 1, valueOf: 1 },
];

function createValue(random: Random): unknown {
  const value = { ...hit, [random.pick(Object.keys(hit))]: random.pick(junk) };
  return random.pick([value, hit, random.pick(junk), { ...value, headings: [random.pick(junk), 'Nested'] }]);
}

describe('recentSearches and favoriteSearches', () => {
  it('read hits as they were saved', () => {
    const [read] = recentSearches.read(JSON.stringify([hit]));
    expect(read).toMatchObject({ url: hit.url, kind: 'guide', section: 'Guides', text: [] });
    expect(read!.headings).toEqual([[{ text: 'RPC', isMatch: false }], [{ text: 'Nested', isMatch: false }]]);
  });

  it('give any other kind none of its own', () => {
    for (const kind of ['__proto__', 'constructor', 'news', 1, null]) {
      expect(favoriteSearches.read(JSON.stringify([{ ...hit, kind }]))[0]!.kind).toBe('page');
    }
  });

  it('keep the hits next to what is none', () => {
    const others = junk.flatMap((value) => [value, { ...hit, url: value }, { ...hit, headings: value }]);
    expect(recentSearches.read(JSON.stringify([...others, hit]))).toHaveLength(1);
  });

  it('read any text as hits that can be shown and opened', () => {
    const random = createRandom(2);
    for (let round = 0; round < 500; round++) {
      const whole = JSON.stringify(Array.from({ length: random.integer(4) }, () => createValue(random)));
      const text = random.pick([
        whole,
        whole.slice(0, random.integer(whole.length)),
        JSON.stringify(random.pick(junk)),
      ]);
      for (const read of recentSearches.read(text)) {
        expect(() => decodeURI(new URL(read.url).pathname), text).not.toThrow();
        expect(['guide', 'api', 'blog', 'page'], text).toContain(read.kind);
        expect([read.tag, read.section, ...read.headings.map(([piece]) => piece!.text)].every(isString), text).toBe(
          true,
        );
        expect(read.headings.length, text).toBeGreaterThan(0);
      }
    }
  });
});

const isString = (value: unknown) => typeof value === 'string';
