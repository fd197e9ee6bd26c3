import { describe, expect, it } from 'vitest';
import { findOwnLinks, linkOwnSpans, linkOwnText, resolveOwnLink, urlsOf, type OwnSite } from './own-links.ts';
import type { DocBlock } from '@typed-docs/snippets/samples/doc-text';

const rules = {
  origin: 'https://shelf.example',
  moved: { '/docs/v3/': '/docs/', '/docs/context#old': '/docs/context#new' },
};

const site: OwnSite = {
  pages: new Map([
    ['/docs', 'Introduction'],
    ['/docs/context', 'Context'],
    ['/docs/v2', 'Introduction'],
    ['/docs/v2/context', 'Context'],
    ['/docs/v2/batching', 'Batching'],
    ['/blog', undefined],
  ]),
  redirects: new Map([
    ['/docs/ctx', '/docs/context'],
    ['/docs/create', '/docs/context#create'],
    ['/docs/chat', 'https://chat.example'],
    ['/docs/v2/ctx', '/docs/v2/context'],
    ['/docs/lost', '/docs/nowhere'],
  ]),
  roots: ['/docs', '/docs/v2'],
};

const resolve = (url: string, root = '/docs') => resolveOwnLink(url, root, rules, site);

describe('findOwnLinks', () => {
  it.each([
    ['@see https://shelf.example/docs/a#b', 'https://shelf.example/docs/a#b'],
    ['see [a](https://shelf.example/docs/a).', 'https://shelf.example/docs/a'],
    ['See http://shelf.example/docs/a, or not', 'http://shelf.example/docs/a'],
    ['{@link https://www.shelf.example/docs/a}', 'https://www.shelf.example/docs/a'],
    ['"https://shelf.example/docs/a\\n', 'https://shelf.example/docs/a'],
  ])('finds the link in %j', (text, url) => {
    expect(findOwnLinks(text, rules)).toEqual([url]);
  });

  it('finds each link once, and none to other sites', () => {
    const text = 'https://shelf.example/a https://shelf.example/a https://shelf.example.org https://a.shelf.example/b';
    expect(findOwnLinks(text, rules)).toEqual(['https://shelf.example/a']);
  });
});

describe('resolveOwnLink', () => {
  it.each([
    ['https://shelf.example/docs/context', '/docs/context'],
    ['http://www.shelf.example/docs/context/', '/docs/context'],
    ['https://shelf.example/docs/context#create', '/docs/context#create'],
    ['https://shelf.example/docs', '/docs'],
    ['https://shelf.example/blog', '/blog'],
  ])('leads to a page: %s', (url, address) => {
    expect(resolve(url)?.address).toBe(address);
  });

  it.each([
    ['https://shelf.example/docs/ctx#a', '/docs/context#a'],
    ['https://shelf.example/docs/create#a', '/docs/context#create'],
    ['https://shelf.example/docs/v3/context', '/docs/context'],
    ['https://shelf.example/docs/v3/ctx', '/docs/context'],
    ['https://shelf.example/docs/context#old', '/docs/context#new'],
  ])('follows redirects and moved prefixes: %s', (url, address) => {
    expect(resolve(url)?.address).toBe(address);
  });

  it.each([
    ['https://shelf.example/docs/context', '/docs/v2', '/docs/v2/context'],
    ['https://shelf.example/docs/ctx', '/docs/v2', '/docs/v2/context'],
    ['https://shelf.example/docs/v2/context', '/docs', '/docs/context'],
    // The version has no such page.
    ['https://shelf.example/docs/v2/batching', '/docs', '/docs/v2/batching'],
    ['https://shelf.example/docs/create', '/docs/v2', '/docs/context#create'],
  ])('stays in the version of the comment: %s in %s', (url, root, address) => {
    expect(resolve(url, root)?.address).toBe(address);
  });

  it('names the title of the page', () => {
    expect(resolve('https://shelf.example/docs/ctx')).toEqual({ address: '/docs/context', title: 'Context' });
    expect(resolve('https://shelf.example/blog')).toEqual({ address: '/blog' });
  });

  it.each(['https://example.org/docs', 'https://shelf.example/docs/chat', 'mailto:a@shelf.example', 'a'])(
    'leaves links to other sites: %s',
    (url) => expect(resolve(url)).toBeUndefined(),
  );

  it.each(['https://shelf.example/docs/nowhere', 'https://shelf.example/docs/lost'])(
    'finds what leads nowhere: %s',
    (url) => expect(resolve(url)).toBeNull(),
  );
});

it('linkOwnSpans shows titles instead of addresses, and keeps other text', () => {
  const url = 'https://shelf.example/docs/ctx';
  const blocks: DocBlock[] = [
    {
      type: 'paragraph',
      spans: [
        { type: 'text', text: 'See ' },
        { type: 'link', text: 'shelf.example/docs/ctx', href: url },
        { type: 'link', text: 'the guide', href: url },
        { type: 'link', text: 'example.org', href: 'https://example.org' },
      ],
    },
    { type: 'code', text: url },
  ];
  expect(urlsOf(blocks)).toEqual([url, url, 'https://example.org']);
  const links = new Map([[url, { address: '/docs/context#a', title: 'Context' }]]);
  expect(linkOwnSpans(blocks, links, '/base/')).toEqual([
    {
      type: 'paragraph',
      spans: [
        { type: 'text', text: 'See ' },
        { type: 'link', text: 'Context', href: '/base/docs/context#a' },
        { type: 'link', text: 'the guide', href: '/base/docs/context#a' },
        { type: 'link', text: 'example.org', href: 'https://example.org' },
      ],
    },
    { type: 'code', text: url },
  ]);
});

it('linkOwnText replaces links in Markdown', () => {
  const url = 'https://shelf.example/docs/ctx';
  const links = new Map([
    [url, { address: '/docs/context', title: 'Context' }],
    [`${url}#a`, { address: '/docs/context#a', title: 'Context: A' }],
  ]);
  expect(linkOwnText(`See ${url}, ${url}#a and [this](${url}).`, links, rules)).toBe(
    'See [Context](/docs/context), [Context: A](/docs/context#a) and [this](/docs/context).',
  );
});
