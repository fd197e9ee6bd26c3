import { describe, expect, it } from 'vitest';
import { checkResponse } from './check-response.ts';
import { SearchError } from './search-error.ts';

const hit = {
  objectID: '1',
  url: 'https://trpc.io/docs/rpc#nested',
  type: 'lvl2',
  hierarchy: { lvl0: 'Guides', lvl1: 'RPC', lvl2: 'Nested', lvl3: null },
  content: null,
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Nested</mark>', matchLevel: 'full' } } },
};
const answer = (more: object = {}, hits: unknown[] = [hit]) => ({
  results: [{ index: 'docs', query: 'nested', hits, nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20, ...more }],
});

describe('checkResponse', () => {
  it('lets an answer through', () => expect(checkResponse(answer())).toEqual(answer()));

  it.each([
    ['nothing', undefined],
    ['a text', '<html>'],
    ['an error', { message: 'Index docs does not exist', status: 404 }],
    ['no result', { results: [] }],
    ['a result without hits', { results: [{ nbHits: 1 }] }],
    ['a number that is none', answer({ nbHits: 'many' })],
    ['no pages', answer({ nbPages: undefined })],
    ['a hit that is null', answer({}, [null])],
    ['a hit without a hierarchy', answer({}, [{ ...hit, hierarchy: undefined }])],
    ['a hit without a title', answer({}, [{ ...hit, hierarchy: { lvl0: 'Guides' } }])],
    ['a hit without an address', answer({}, [{ ...hit, url: undefined }])],
    ['an address that runs a script', answer({}, [{ ...hit, url: 'javascript:alert(1)' }])],
    ['a type that nobody knows', answer({}, [{ ...hit, type: 'askAI' }])],
  ])('refuses %s', (_, response) => {
    expect(() => checkResponse(response)).toThrow(SearchError);
    expect(() => checkResponse(response)).toThrow('The search service answered without ');
  });

  it('leaves no markup but marks in any text', () => {
    const text = '<img src=x onerror=alert(1)><mark>T</mark>';
    const result = checkResponse(
      answer({}, [
        {
          ...hit,
          content: text,
          hierarchy: { ...hit.hierarchy, lvl1: text },
          _snippetResult: { content: { value: text } },
          _highlightResult: { hierarchy: { lvl0: { value: text } } },
        },
      ]),
    );
    expect(JSON.stringify(result)).not.toContain('<img');
    expect(JSON.stringify(result)).toContain('&lt;img src=x onerror=alert(1)><mark>T</mark>');
  });
});
