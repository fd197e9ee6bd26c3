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

  it('tells docs and posts from lists and other pages', () => {
    const isContent = (name: string) => read(`<html class="plugin ${name}">`).isContent;
    expect(['docs-doc-page', 'blog-post-page'].map(isContent)).toEqual([true, true]);
    expect(['blog-list-page', 'plugin-pages'].map(isContent)).toEqual([false, false]);
  });
});
