import { expect, it } from 'vitest';
import { resolveRedirect } from './resolve-redirect.ts';

it('takes query and heading along', () => {
  expect(resolveRedirect('/docs', { search: '?a=1', hash: '#b' })).toBe('/docs?a=1#b');
});

it('prefers the heading and keeps the query of the new address', () => {
  expect(resolveRedirect('/docs#c', { search: '?a=1', hash: '#b' })).toBe('/docs?a=1#c');
  const url = 'https://example.com/?t=1';
  expect(resolveRedirect(url, { search: '?a=1', hash: '' })).toBe('https://example.com/?t=1&a=1');
  expect(resolveRedirect(url, { search: '', hash: '' })).toBe(url);
});
