import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { writeSearchDescription } from './description.ts';

it('escapes what is given, and keeps the name short', () => {
  const text = writeSearchDescription({
    title: 'Typed & <fast> calls',
    searchUrl: 'https://example.com/search',
    selfUrl: 'https://example.com/opensearch.xml',
    iconUrl: 'https://example.com/icon.svg?a&b',
  });
  const $ = load(text, { xml: true });
  expect($('ShortName').text()).toBe('Typed & <fast> c');
  expect($('Description').text()).toBe('Search the documentation of Typed & <fast> calls');
  expect($('Image').text()).toBe('https://example.com/icon.svg?a&b');
  expect($('Url[type="text/html"]').attr('template')).toBe('https://example.com/search?q={searchTerms}');
});
