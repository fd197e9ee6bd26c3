import { describe, expect, it } from 'vitest';
import { pathOfFile, readBuiltPage } from './built-page.ts';

const generator = '<meta name=generator content="Docusaurus v3.10.2">';
const read = (html: string) => readBuiltPage('/docs/quickstart', generator + html)!;

describe('pathOfFile', () => {
  it('is the address without the suffix', () => {
    expect(['index.html', 'docs.html', 'docs/v9/quickstart.html', 'play/index.html'].map(pathOfFile)).toEqual([
      '/',
      '/docs',
      '/docs/v9/quickstart',
      '/play',
    ]);
  });
});

describe('readBuiltPage', () => {
  it('leaves out HTML that is no page, such as a redirect', () => {
    expect(readBuiltPage('/old', '<meta http-equiv="refresh" content="0; url=/new">')).toBeUndefined();
  });

  it('reads the description as readers see it, and an empty one as none', () => {
    expect(read('<meta name=description content="Ask &amp; answer "/>').description).toBe('Ask & answer');
    expect(read('<meta name=description content=" "/>').description).toBeUndefined();
    expect(read('').description).toBeUndefined();
  });

  it('sees pages that search engines leave out', () => {
    expect(read('<meta name=robots content="noindex, follow">').indexed).toBe(false);
    expect(read('').indexed).toBe(true);
  });

  it('reads the doc id and the day of a post', () => {
    expect(read('<html class="docs-doc-page docs-doc-id-main/quickstart x">').docId).toBe('main/quickstart');
    const article = '<article><time datetime=2021-05-05T00:00:00.000Z>May 5, 2021</time></article>';
    expect(read(`<html class="plugin-blog blog-post-page">${article}`).date).toBe('2021-05-05');
    expect(read(`<html class="plugin-blog blog-list-page">${article}`).date).toBeUndefined();
  });
});
