import { expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';

const paths = { baseUrl: '/', apiPath: 'docs/typedoc' };

/** Creates HTML as the build minifies it, without optional end tags. */
function createPage(content: string, { html = 'docs-wrapper', meta = '' } = {}) {
  return `<!doctype html><html lang=en class="${html}"><head><meta name=generator content="Docusaurus v3"><meta name=description content="What it does.">
    <meta name=docsearch:docusaurus_tag content=docs-default-current>${meta}<body><nav class=navbar>Blog</nav><main><article>
    <nav class="theme-doc-breadcrumbs"><ul><li class=breadcrumbs__item><a href=/></a><li class=breadcrumbs__item>Server<li class=breadcrumbs__item>Routing</ul></nav>
    <div class="theme-doc-markdown markdown"><header><h1>Routers</h1></header>${content}</div></article></main><footer>License</footer>`;
}

const read = (content: string, options?: Parameters<typeof createPage>[1], path = '/docs/routers') =>
  extractPage(path, createPage(content, options), paths);

it('cuts a page at its headings, and knows where it belongs', () => {
  const page = read(
    '<p>First.<h2 id=a>Nest &lt;them&gt;<a class=hash-link href=#a>​</a></h2><ul><li>One<li>Two</ul><h3 id=b>Deeper</h3>',
  )!;
  expect(page).toMatchObject({
    kind: 'guide',
    language: 'en',
    tag: 'docs-default-current',
    section: 'Server',
    title: 'Routers',
    label: 'Routing',
    description: 'What it does.',
  });
  expect(page.parts).toEqual([
    { level: 'lvl1', heading: 'Routers', anchor: null, blocks: [{ text: 'First.', code: false }] },
    {
      level: 'lvl2',
      heading: 'Nest <them>',
      anchor: 'a',
      blocks: [
        { text: 'One', code: false },
        { text: 'Two', code: false },
      ],
    },
    { level: 'lvl3', heading: 'Deeper', anchor: 'b', blocks: [] },
  ]);
});

it('reads code with its title and the notes of the compiler, and not the toolbar', () => {
  const page = read(
    `<figure class="theme-code-block x"><figcaption>a.ts</figcaption><pre><code><i>f</i>(1);<span class="note error"><b>TS2345</b> Not a string.</span></code></pre>
     <div><button>Copy</button></div><small>Compiled against 11.0.0</small></figure>`,
  )!;
  expect(page.parts[0]!.blocks).toEqual([{ text: 'a.ts\nf(1);\nTS2345 Not a string.', code: true }]);
});

it('reads content once that the page repeats in another layout', () => {
  const page = read('<p>Before.</p><div data-repeats><p>Both.</p></div>')!;
  expect(page.parts[0]!.blocks).toEqual([{ text: 'Before.', code: false }]);
});

it('reads the title of an excerpt without its mark', () => {
  const page = read(
    '<figure class="theme-code-block"><figcaption>a.ts <em>Excerpt</em></figcaption><pre><code>f(1);</code></pre></figure>',
  )!;
  expect(page.parts[0]!.blocks).toEqual([{ text: 'a.ts\nf(1);', code: true }]);
});

it('reads closed tabs of files, and of a command the first form', () => {
  const figure = (code: string, caption = '') =>
    `<figure class=theme-code-block>${caption && `<figcaption>${caption}</figcaption>`}<pre><code>${code}</code></pre></figure>`;
  const page = read(
    `<div role=tabpanel>${figure('npm add x')}</div><div role=tabpanel hidden>${figure('pnpm add x')}</div>
     <div role=tabpanel hidden>${figure('b', 'b.ts')}</div>`,
  )!;
  expect(page.parts[0]!.blocks.map(({ text }) => text)).toEqual(['npm add x', 'b.ts\nb']);
});

it('makes an entry of a row that can be linked to, and text of the others', () => {
  const page = read(
    `<table><thead><tr><th>Name<th>Use<tbody><tr><th><code>url</code><a class=hash-link id=option-url href=#option-url></a><td>Where to<tr><td>a<td>b</table><p>After.`,
  )!;
  expect(
    page.parts.map(({ level, heading, anchor, blocks }) => [level, heading, anchor, ...blocks.map(({ text }) => text)]),
  ).toEqual([
    ['lvl1', 'Routers', null],
    ['lvl5', 'url', 'option-url', 'Where to'],
    ['lvl1', 'Routers', null, 'a b', 'After.'],
  ]);
});

it.each([
  ['pages that ask to be left out', createPage('', { meta: '<meta name=robots content="noindex, follow">' })],
  ['the page of search', createPage('<form role="search"></form>')],
  ['lists of posts', createPage('', { html: 'plugin-blog blog-list-page' })],
  ['redirects', '<!doctype html><meta http-equiv=refresh content="0; url=/docs">'],
])('leaves out %s', (_, html) => {
  expect(extractPage('/x', html, paths)).toBeUndefined();
});

it('tells API pages by their path, and posts by their class', () => {
  expect(read('', {}, '/docs/typedoc/client')).toMatchObject({ kind: 'api', section: 'API reference' });
  expect(read('', { html: 'plugin-blog blog-post-page' }, '/blog/x')).toMatchObject({ kind: 'blog', section: 'Blog' });
});

it('has the locale of the site for language', () => {
  const meta = '<meta name=docsearch:language content=fr>';
  expect(read('', { meta })!.language).toBe('fr');
});

it('reads an error as one text, and the list of errors without its entries', () => {
  const errors = { ...paths, errorsPath: 'docs/errors' };
  const html = createPage(
    '<figure class="theme-code-block"><pre><code>Missing result</code></pre></figure><p>Why.<h2 id=cause>Cause</h2><p>A cause.',
  );
  expect(extractPage('/docs/errors/missing-result', html, errors)).toMatchObject({
    kind: 'error',
    section: 'Errors',
    parts: [{ level: 'lvl1', blocks: [{ text: 'Missing result Why.', code: false }] }],
  });
  expect(extractPage('/docs/errors', html, errors)).toMatchObject({
    kind: 'guide',
    parts: [{ level: 'lvl1', blocks: [] }],
  });
});
