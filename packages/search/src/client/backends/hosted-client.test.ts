import { expect, it } from 'vitest';
import { readResponse, toQuery } from './hosted-client';

const hit = {
  objectID: '1',
  url: 'https://trpc.io/docs/rpc#nested',
  kind: 'guide',
  docusaurus_tag: 'default',
  hierarchy: { lvl0: 'Guides', lvl1: 'RPC &lt;T&gt;', lvl2: 'Nested', lvl3: null },
  content: null,
};
const response = (more: object = {}, hits: unknown[] = [hit]) => ({
  results: [{ index: 'docs', query: 'nested', hits, nbHits: 1, page: 0, nbPages: 1, ...more }],
});

it('reads hits, with marks and without', () => {
  const marked = {
    ...hit,
    _highlightResult: { hierarchy: { lvl2: { value: '<mark>Nested</mark> <img src=x onerror=alert(1)>' } } },
    _snippetResult: { content: { value: 'a <mark>b</mark>' } },
  };
  const { hits, ...counts } = readResponse(response({}, [hit, marked]));
  expect(counts).toEqual({ count: 1, pageCount: 1, isWeak: false });
  expect(hits[0]).toMatchObject({
    section: 'Guides',
    text: [],
    headings: [[{ text: 'RPC <T>' }], [{ text: 'Nested' }]],
  });
  expect(hits[1]!.headings[1]).toEqual([
    { text: 'Nested', isMatch: true },
    { text: ' <img src=x onerror=alert(1)>', isMatch: false },
  ]);
  expect(hits[1]!.text.map(({ isMatch }) => isMatch)).toEqual([false, true]);
});

it.each([
  ['nothing', undefined],
  ['a text', '<html>'],
  ['an error', { message: 'Index docs does not exist', status: 404 }],
  ['no result', { results: [] }],
  ['a result without hits', { results: [{ nbHits: 1 }] }],
  ['a count that is not a number', response({ nbHits: 'many' })],
  ['no number of pages', response({ nbPages: undefined })],
  ['a hit that is null', response({}, [null])],
  ['a hit without a hierarchy', response({}, [{ ...hit, hierarchy: undefined }])],
  ['a hit without a title', response({}, [{ ...hit, hierarchy: { lvl0: 'Guides' } }])],
  ['a hit without an address', response({}, [{ ...hit, url: undefined }])],
  ['a malformed address', response({}, [{ ...hit, url: 'https://[' }])],
  ['an address that the router cannot open', response({}, [{ ...hit, url: 'https://trpc.io/docs/100%' }])],
  ['an address that runs a script', response({}, [{ ...hit, url: 'javascript:alert(1)' }])],
])('rejects %s', (_, value) => {
  expect(() => readResponse(value)).toThrow(/^Expected .* from the search service; found /);
});

const options = {
  indexName: 'docs',
  locale: 'en',
  searchParameters: { facetFilters: ['kind:guide'], distinct: false },
};

it('filters by language and tags, and by the configuration', () => {
  expect(toQuery({ query: 'a', tags: ['default', 'docs-default-10.x'] }, options)).toMatchObject({
    distinct: false,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-10.x'], 'kind:guide'],
  });
});

it('filters by the configuration alone without contextual search', () => {
  expect(toQuery({ query: 'a' }, options).facetFilters).toEqual(['kind:guide']);
});
