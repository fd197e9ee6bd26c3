import { expect, test } from 'vitest';
import { readPageTitle } from './page-title.ts';

test('reads the title as text, from minified HTML too', () => {
  const html = `<!doctype html><html><head><meta property=og:title content="&lt;T&gt; &amp; &quot;U&quot; | tRPC"/></head><body>`;
  expect(readPageTitle(html)).toBe('<T> & "U" | tRPC');
});

test('omits the title of the site at the end', () => {
  const read = (title: string) =>
    readPageTitle(`<head><meta property="og:title" content="${title}"></head>`, { title: 'Site', titleDelimiter: '|' });
  expect(read('Links | Site')).toBe('Links');
  expect(read('Links | Site | Other')).toBe('Links | Site | Other');
  expect(read('Site')).toBe('Site');
});

test('looks for nothing outside of the head', () => {
  expect(readPageTitle('<head></head><body><meta property="og:title" content="quoted"></body>')).toBeUndefined();
});
