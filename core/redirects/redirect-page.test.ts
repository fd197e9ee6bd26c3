import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatRedirectPage } from './redirect-page.ts';

/** Where the page's script leads from an address with this query and heading. */
function follow(html: string, search: string, hash: string) {
  let target = '';
  runInNewContext(load(html)('script').text(), {
    location: { search, hash, replace: (url: string) => (target = url) },
  });
  return target;
}

describe('formatRedirectPage', () => {
  it('takes query and heading along', () => {
    expect(follow(formatRedirectPage('/docs', 'https://trpc.io/docs'), '?a=1', '#b')).toBe('/docs?a=1#b');
  });

  it('prefers the heading and keeps the query of the new address', () => {
    expect(follow(formatRedirectPage('/docs#c', 'https://trpc.io/docs#c'), '?a=1', '#b')).toBe('/docs?a=1#c');
    const url = 'https://example.com/?t=1';
    expect([follow(formatRedirectPage(url, url), '?a=1', ''), follow(formatRedirectPage(url, url), '', '')]).toEqual([
      'https://example.com/?t=1&a=1',
      'https://example.com/?t=1',
    ]);
  });

  it('leads on without scripts, and names the new address to search engines', () => {
    const $ = load(formatRedirectPage('/next/docs#c', 'https://trpc.io/next/docs#c'), { scriptingEnabled: false });
    expect($('noscript meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/next/docs#c');
    expect($('link[rel="canonical"]').attr('href')).toBe('https://trpc.io/next/docs#c');
    expect($('a').attr('href')).toBe('/next/docs#c');
  });

  it('writes addresses as text, never as markup', () => {
    const html = formatRedirectPage('/a</script><b>"', 'https://trpc.io/a</script><b>"');
    expect(load(html)('b').length).toBe(0);
    expect(follow(html, '', '')).toBe('/a</script><b>"');
  });
});
