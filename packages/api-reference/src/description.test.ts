import { describe, expect, it } from 'vitest';
import { readDocText } from '@typed-docs/snippets/samples/doc-text';
import { describeSymbol, firstWords } from './description.ts';
import type { ApiSymbol } from './symbols.ts';

const symbol: ApiSymbol = {
  name: 'splitLink',
  package: '@trpc/client',
  entryPoint: '@trpc/client',
  kind: 'function',
  address: '/docs/typedoc/client/links/splitLink/functions/splitLink',
  aliases: [],
};

const site = { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' };

describe('describeSymbol', () => {
  it.each([
    ['', 'splitLink, a function of @trpc/client 11.x. Its signature, parameters, return type and defaults.'],
    ['Sends some calls elsewhere.', 'splitLink, a function of @trpc/client 11.x: Sends some calls elsewhere.'],
    [
      'Splits',
      'splitLink, a function of @trpc/client 11.x: Splits. Its signature, parameters, return type and defaults.',
    ],
  ])('of %j', (docs, description) => {
    expect(describeSymbol(symbol, readDocText(docs), site)).toBe(description);
  });

  it('keeps within what search engines show', () => {
    for (const docs of ['', 'Short', 'long words '.repeat(40), 'x'.repeat(300)]) {
      const { length } = describeSymbol(symbol, readDocText(docs), site);
      expect(length, docs).toBeGreaterThanOrEqual(70);
      expect(length, docs).toBeLessThanOrEqual(160);
    }
  });
});

describe('firstWords', () => {
  it('skips addresses and code', () => {
    const docs = readDocText('See https://trpc.io/docs\n\n```\ncode\n```\n\nWhat it is.\n\nMore.');
    expect(firstWords(docs)).toEqual([[{ type: 'text', text: 'What it is.' }]]);
  });
});
