import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { simplifyContent } from './simplify.ts';

function simplify(html: string): string {
  const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify);
  const tree = processor.parse(html);
  simplifyContent(tree, (address) => `https://example.com${address}`);
  return processor.stringify(tree);
}

it('leaves out what one can only press, and the attributes that are for browsers', () => {
  expect(
    simplify(
      '<h2 class="anchor" id="a">A<a class="hash-link" href="#a">​</a></h2><p style="x" data-y="z">One<wbr>Two' +
        '<button>Copy</button><!-- --><svg></svg><a id="old"></a></p>' +
        '<form><label>Filter</label></form><details class="theme-doc-toc-mobile"><summary>On this page</summary></details>',
    ),
  ).toBe('<h2>A</h2><p>OneTwo</p>');
});

it('leaves out a picture that is hidden from assistive technology, and keeps its text next to it', () => {
  expect(
    simplify(
      '<figure><figcaption>A</figcaption><div aria-hidden="true">1 a → b</div><ol><li>A calls B.</li></ol></figure>',
    ),
  ).toBe('<figure><figcaption>A</figcaption><ol><li>A calls B.</li></ol></figure>');
});

it('leaves out what repeats other content in another layout', () => {
  expect(simplify('<div><p>Before</p><p>After</p><div data-repeats><p>Both</p></div></div>')).toBe(
    '<div><p>Before</p><p>After</p></div>',
  );
});

it('makes the addresses of links and pictures absolute', () => {
  expect(simplify('<a href="/a" target="_blank">A</a><img src="/b.png" alt="B">')).toBe(
    '<a href="https://example.com/a">A</a><img alt="B" src="https://example.com/b.png">',
  );
});

const figure = (inside: string) => `<figure class="theme-code-block x">${inside}</figure>`;

it('keeps title, language, text and proof of a code block', () => {
  expect(
    simplify(
      figure(
        '<figcaption>a.ts</figcaption><pre tabindex="0"><code class="language-ts"><i class="k">let</i> a</code></pre>' +
          '<div><button>Copy</button></div><small>Run with 11.0.0</small>',
      ),
    ),
  ).toBe(
    '<figure><figcaption>a.ts</figcaption><pre><code class="language-ts">let a</code></pre><small>Run with 11.0.0</small></figure>',
  );
});

it.each([
  ['a.ts <em>Excerpt</em>', 'a.ts <em>Excerpt</em>'],
  [' <em>Excerpt</em>', '<em>Excerpt</em>'],
])('keeps the mark of an excerpt: %s', (caption, expected) => {
  expect(simplify(figure(`<figcaption>${caption}</figcaption><pre><code>a</code></pre>`))).toBe(
    `<figure><figcaption>${expected}</figcaption><pre><code>a</code></pre></figure>`,
  );
});

it('shows all tabs, each below its label, also those in tabs', () => {
  const tabs = (...panels: string[]) =>
    `<div class="theme-tabs-container"><div role="tablist"><button>npm</button></div>${panels.join('')}</div>`;
  const panel = (label: string, content: string) => `<div role="tabpanel" hidden><p>${label}</p>${content}</div>`;
  expect(simplify(tabs(panel('A', '<p>1</p>'), panel('B', tabs(panel('C', '<p>2</p>')))))).toBe(
    '<p><strong>A</strong></p><p>1</p><p><strong>B</strong></p><p><strong>C</strong></p><p>2</p>',
  );
});

it('does not label a tab that is one file, which says its name itself', () => {
  const file = figure('<figcaption>a.ts</figcaption><pre><code>let a</code></pre>');
  expect(simplify(`<div class="theme-tabs-container"><div role="tabpanel"><p>a.ts</p>${file}</div></div>`)).toBe(
    '<figure><figcaption>a.ts</figcaption><pre><code>let a</code></pre></figure>',
  );
  const excerpt = figure('<figcaption>a.ts <em>Excerpt</em></figcaption><pre><code>a</code></pre>');
  expect(simplify(`<div class="theme-tabs-container"><div role="tabpanel"><p>a.ts</p>${excerpt}</div></div>`)).toBe(
    '<figure><figcaption>a.ts <em>Excerpt</em></figcaption><pre><code>a</code></pre></figure>',
  );
});

it('quotes admonitions below their kind and, if it has one, their title', () => {
  const admonition = (title: string) =>
    `<div class="theme-admonition theme-admonition-tip alert"><div><span><svg></svg></span>${title}</div><div><p>Text</p></div></div>`;
  expect(simplify(admonition('tip'))).toBe('<blockquote><p><strong>Tip</strong></p><p>Text</p></blockquote>');
  expect(simplify(admonition('Read <code>this</code>'))).toBe(
    '<blockquote><p><strong>Tip: Read this</strong></p><p>Text</p></blockquote>',
  );
});

it('lists the cards of a category', () => {
  expect(
    simplify(
      '<section class="row"><article><a class="card theme-doc-card-container" href="/a">' +
        '<h2 title="A"><span class="theme-doc-card-title">A</span></h2>' +
        '<p class="theme-doc-card-description">About A.</p></a></article></section>',
    ),
  ).toBe('<ul><li><a href="https://example.com/a">A</a>: About A.</li></ul>');
});
