import { toString } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { cutMain, readContent } from './read-content.ts';

const textOf = (html: string) => {
  const main = cutMain(`<head><title>T</title></head><nav>menu</nav>${html}<footer>end</footer>`);
  const content = main === undefined ? undefined : readContent(main);
  return content && toString(content);
};

it.each([
  [
    'a doc',
    '<main><nav>crumbs</nav><div class="theme-doc-markdown markdown"><h1>A</h1><p>b</p></div>next</main>',
    'Ab',
  ],
  [
    'a post',
    '<main class=x><article><header><h1>A</h1><time>day</time></header><div id=__blog-post-container>b</div></article></main>',
    'Ab',
  ],
  [
    'a category',
    '<main><div><nav>crumbs</nav><header><h1>A</h1><p>b</p></header><article>c</article></div></main>',
    'Abc',
  ],
])('reads %s without what stands around it', (_kind, html, text) => {
  expect(textOf(html)).toBe(text);
});

it('knows when a page is none of these', () => {
  expect(textOf('<main><h1>Search</h1></main>')).toBeUndefined();
  expect(textOf('<p>no main</p>')).toBeUndefined();
});
