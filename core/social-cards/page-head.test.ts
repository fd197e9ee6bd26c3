import { expect, test } from 'vitest';
import { readPageHead } from './page-head.ts';

test('reads the title as text, from minified HTML too', () => {
  const html = `<!doctype html><html><head><meta property=og:title content="&lt;T&gt; &amp; &quot;U&quot; | tRPC"/></head><body>`;
  expect(readPageHead(html)).toEqual({ title: '<T> & "U" | tRPC', published: undefined });
});

test('reads when a post was published', () => {
  const html = '<head><meta property="article:published_time" content="2023-01-17T00:00:00.000Z"></head>';
  expect(readPageHead(html).published).toBe('2023-01-17T00:00:00.000Z');
});

test('looks for nothing outside of the head', () => {
  expect(readPageHead('<head></head><body><meta property="og:title" content="quoted"></body>').title).toBeUndefined();
});
