import { describe, expect, it } from 'vitest';
import { didYouMean, joinWords, suggest } from './suggest.ts';

describe('suggest', () => {
  it('finds slips of the hand, nearest first', () => {
    expect(suggest('headrs', ['url', 'heads', 'headers'])).toEqual(['headers', 'heads']);
    expect(suggest('maxItem', ['maxItems', 'url'])).toEqual(['maxItems']);
  });

  it('sees through case', () => {
    expect(suggest('maxUrlLength', ['maxURLLength', 'maxItems'])).toEqual(['maxURLLength']);
  });

  it('suggests nothing far-fetched, and little', () => {
    expect(suggest('transformer', ['url', 'fetch'])).toEqual([]);
    expect(suggest('on', ['om', 'or', 'of', 'ok'])).toHaveLength(3);
  });

  it('leaves out what is clearly farther than the nearest', () => {
    expect(suggest('HTTPBatchLinkOption', ['HTTPBatchLinkOptions', 'HTTPLinkOptions'])).toEqual([
      'HTTPBatchLinkOptions',
    ]);
  });
});

it('asks in words', () => {
  expect(didYouMean('ulr', ['url', 'fetch'])).toBe('; did you mean `url`?');
  expect(didYouMean('fetches', ['url'])).toBe('');
});

it('joins words', () => {
  expect(joinWords([], 'and')).toBe('');
  expect(joinWords(['a'], 'and')).toBe('a');
  expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c');
});
