import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { formatRedirectPage } from './redirect-page.ts';

describe('formatRedirectPage', () => {
  it('redirects without scripts, and names the new address to search engines', () => {
    const html = formatRedirectPage('/next/docs#c', 'https://trpc.io/next/docs#c', '/next/redirect.js');
    const $ = load(html, { scriptingEnabled: false });
    expect($('noscript meta[http-equiv="refresh"]').attr('content')).toBe('0; url=/next/docs#c');
    expect($('link[rel="canonical"]').attr('href')).toBe('https://trpc.io/next/docs#c');
    expect($('a').attr('href')).toBe('/next/docs#c');
  });

  it('has no inline script, which a strict Content-Security-Policy would block', () => {
    const $ = load(formatRedirectPage('/next/docs#c', 'https://trpc.io/next/docs#c', '/next/redirect.js'));
    expect($('script').attr()).toEqual({ src: '/next/redirect.js', 'data-target': '/next/docs#c' });
    expect($('script').text()).toBe('');
  });

  it('writes addresses as text, never as markup', () => {
    const $ = load(formatRedirectPage('/a"><b>', 'https://trpc.io/a"><b>', '/redirect.js'));
    expect($('b').length).toBe(0);
    expect($('script').attr('data-target')).toBe('/a"><b>');
  });
});
