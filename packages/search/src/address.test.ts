import { describe, expect, it } from 'vitest';
import { parseSearchAddress, searchParameters } from './address.ts';

const parse = (search: string) => parseSearchAddress(new URLSearchParams(search), ['current', '10.x']);

describe('the address of the page of results', () => {
  it.each([
    ['', { query: '', version: undefined }],
    ['q=context', { query: 'context', version: undefined }],
    ['q=a+%26+%3Cb%3E&version=10.x', { query: 'a & <b>', version: '10.x' }],
    ['q=x&version=all', { query: 'x', version: 'all' }],
    ['version=current', { query: '', version: 'current' }],
  ])('reads and writes %j', (search, address) => {
    expect(parse(search)).toEqual(address);
    expect(new URLSearchParams(searchParameters(address)).toString()).toBe(search);
  });

  it('ignores versions that do not exist, and cuts long queries', () => {
    expect(parse('q=x&version=8.x')).toEqual({ query: 'x', version: undefined });
    expect(parse(`q=${'y'.repeat(99)}`).query).toHaveLength(64);
  });
});
