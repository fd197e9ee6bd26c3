import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { simplifyContent } from './plain-content/simplify.ts';
import { toMarkdown } from './to-markdown.ts';

function convert(html: string): string {
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
  simplifyContent(tree, (address) => address);
  return toMarkdown(tree);
}

it('writes title and proof of a code block behind its language', () => {
  expect(
    convert(
      '<figure class="theme-code-block"><figcaption>pages/_app.ts</figcaption><pre><code class="language-ts">`${a}`\n</code></pre>' +
        '<small>Run with 11.0.0</small></figure>',
    ),
  ).toBe('```ts title="pages/_app.ts" check="Run with 11.0.0"\n`${a}`\n```\n');
});

it('says behind the title that a code block is an excerpt', () => {
  const block = (title: string) =>
    `<figure class="theme-code-block"><figcaption>${title} <em>Excerpt</em></figcaption><pre><code class="language-ts">a</code></pre></figure>`;
  expect(convert(block('a.ts'))).toBe('```ts title="a.ts" excerpt\na\n```\n');
  expect(convert(block(''))).toBe('```ts excerpt\na\n```\n');
});

it('takes no title for the language', () => {
  const block = (code: string) =>
    `<figure class="theme-code-block"><figcaption>out</figcaption><pre>${code}</pre></figure>`;
  expect(convert(block('<code>1</code>'))).toBe('```text title="out"\n1\n```\n');
});

it('writes a block with changes as a diff', () => {
  expect(
    convert(
      '<figure class="theme-code-block"><pre><code class="language-ts">a\n<ins class="line">b\n</ins>c</code></pre></figure>',
    ),
  ).toBe('```diff lang="ts"\n a\n+b\n c\n```\n');
});

it('keeps fences in code apart from those around it', () => {
  expect(
    convert('<figure class="theme-code-block"><pre><code class="language-md">```ts\nx\n```</code></pre></figure>'),
  ).toBe('````md\n```ts\nx\n```\n````\n');
});

it('leaves figures without code to be what they hold', () => {
  expect(convert('<figure><img src="/a.png" alt="A"><figcaption>Text</figcaption></figure>')).toBe(
    '![A](/a.png)\n\nText\n',
  );
});

it('writes tables of types out, with their caption above', () => {
  expect(
    convert(
      '<table><caption><code>Options</code> from <code>x</code><thead><tr><th>Name<th>Type<th>Description<tbody>' +
        '<tr><th><code>a</code><a class=hash-link href=#a></a> <span>optional</span><td><code>string | number</code>' +
        '<td><p>One.<p>Two:<pre><code>x(\n  1\n)</code></pre><tr><th><code>b</code><td><code>{ c: 1 }</code><td><ul><li>d<li>e</ul></table>',
    ),
  ).toBe(
    [
      '`Options` from `x`',
      '',
      '| Name | Type | Description |',
      '| - | - | - |',
      '| `a` optional | `string \\| number` | One. Two: `x( 1 )` |',
      '| `b` | `{ c: 1 }` | d; e |',
      '',
    ].join('\n'),
  );
});

it('writes collapsed sections open', () => {
  expect(convert('<details><summary>More</summary><div><p>Text</p></div></details>')).toBe('**More**\n\nText\n');
});

it('gives the same text for the same page', () => {
  const html = '<h1>A</h1><p>b <a href="/c">c</a> <em>d</em></p><ul><li>e<li>f</ul>';
  expect(convert(html)).toBe('# A\n\nb [c](/c) _d_\n\n- e\n- f\n');
  expect(convert(html)).toBe(convert(html));
});
