import { beforeAll, describe, expect, it } from 'vitest';
import type { ExtractedPage } from './extract-page.ts';
import { findHits } from './find-hits.ts';
import { indexPages } from './index-pages.ts';
import { plainText, type MarkedText, type SearchRequest } from './query.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { toRecords } from './to-records.ts';

function createPage(
  path: string,
  title: string,
  sections: [heading: string, text: string, code?: string][] = [],
  more: Partial<ExtractedPage> = {},
): ExtractedPage {
  return {
    path,
    title,
    kind: 'guide',
    language: 'en',
    tag: 'docs-default-current',
    section: 'Server',
    description: `All about ${title}.`,
    label: '',
    links: [],
    parts: [
      { level: 'lvl1', heading: title, anchor: null, blocks: [] },
      ...sections.map(([heading, text, code]) => ({
        level: 'lvl2' as const,
        heading,
        anchor: heading.toLowerCase().replace(/\W+/g, '-'),
        blocks: [{ text, code: false }, ...(code ? [{ text: code, code: true }] : [])],
      })),
    ],
    ...more,
  };
}

const synonyms = [
  ['jwt', 'authorization', 'token', 'bearer'],
  ['bearer', 'token', 'authorization'],
];

let index: SearchIndex;

beforeAll(() => {
  const pages = [
    createPage('/docs/middlewares', 'Middlewares', [
      ['Log every call', 'A middleware measures how long each call takes.', 'const t = performance.now();'],
      ['Build on another', 'Use unstable_pipe to go on from a middleware.'],
    ]),
    createPage('/docs/client/setup', 'Set up the client', [
      ['Create it', 'Import the function and pass links.', 'createTRPCProxyClient<AppRouter>({ links: [] });'],
      ['Promise<T> and <b>bold</b>', 'Compare a < b & c, and read <script>alert(1)</script> as text.'],
    ]),
    createPage('/docs/authorization', 'Authorization', [['Check a session', 'Read the bearer token from a header.']]),
    createPage('/docs/useUtils', 'useUtils', [['Invalidate', 'Invalidate queries after a mutation.']]),
    createPage('/docs/typedoc/useUtils', 'useUtils()', [], { kind: 'api', section: 'API reference' }),
    createPage('/docs/typedoc/MiddlewareFunction', 'MiddlewareFunction', [], { kind: 'api', section: 'API reference' }),
    createPage('/blog/actions', 'Actions with middlewares', [['Why', 'Middlewares of a base procedure.']], {
      kind: 'blog',
      section: 'Blog',
      tag: 'default',
    }),
    createPage('/docs/links', 'Links', [
      ['What goes wrong', 'The error UNPROCESSABLE_CONTENT: the input was rejected by its schema, says the server.'],
    ]),
  ];
  index = createSearchIndex(indexPages(toRecords(pages, 'https://trpc.io')), synonyms);
});

const find = (query: string, request: Partial<SearchRequest> = {}) => findHits(index, { query, ...request });

const paths = (query: string) => [...new Set(find(query).hits.map(({ url }) => new URL(url).pathname))];

const show = (text: MarkedText) => text.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text)).join('');

describe('finds', () => {
  it.each([
    ['a title', 'middlewares', '/docs/middlewares'],
    ['a beginning', 'middl', '/docs/middlewares'],
    ['another form of a word', 'invalidating', '/docs/useUtils'],
    ['a slip', 'midleware', '/docs/middlewares'],
    ['letters that changed places', 'autohrization', '/docs/authorization'],
    ['a slip in a beginning', 'authorsat', '/docs/authorization'],
    ['a name in code', 'createTRPCProxyClient', '/docs/client/setup'],
    ['the end of a name in code', 'proxyclien', '/docs/client/setup'],
    ['a part of a name', 'trpc proxy', '/docs/client/setup'],
    ['a name with an underscore', 'unstable_pipe', '/docs/middlewares'],
    ['a name with dots', 'links.UNPROCESSABLE_CONTENT', '/docs/links'],
    ['a message as it was pasted', 'error: UNPROCESSABLE_CONTENT "input was rejected"', '/docs/links'],
    ['two words that are one', 'use utils', '/docs/useUtils'],
    ['a name that is nowhere, by its words', 'createSessionToken', '/docs/authorization'],
    ['a synonym', 'jwt', '/docs/authorization'],
    ['the words of a question', 'how can I log each call?', '/docs/middlewares'],
  ])('%s: %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('nothing for what is nowhere, for nothing, and for signs', () => {
    for (const query of ['xyzzyplugh', '', '   ', '<>&"\'', '….'])
      expect(find(query)).toEqual({ hits: [], count: 0, pageCount: 0, isWeak: false });
  });
});

it('tells whether even the best page lacks most of a query', () => {
  expect(find('bearer token').isWeak).toBe(false);
  expect(find('kubernetes helm charts for middleware').isWeak).toBe(true);
});

describe('ranks', () => {
  it('posts and API pages below guides', () => {
    const [first, ...others] = paths('middleware');
    expect(first).toBe('/docs/middlewares');
    expect(others.sort()).toEqual(['/blog/actions', '/docs/typedoc/MiddlewareFunction']);
  });

  it('an API page first whose name is the query', () => {
    expect(paths('MiddlewareFunction')[0]).toBe('/docs/typedoc/MiddlewareFunction');
  });
});

describe('a hit', () => {
  it('has its headings and its text, with marks', () => {
    const { headings, text, ...rest } = find('bearer token').hits[0]!;
    expect(rest).toEqual({
      url: 'https://trpc.io/docs/authorization#check-a-session',
      kind: 'guide',
      tag: 'docs-default-current',
      section: 'Server',
    });
    expect(headings.map(show)).toEqual(['[Authorization]', 'Check a session']);
    expect(show(text)).toBe('Read the [bearer] [token] from a header.');
  });

  it('has the text of the page, never markup', () => {
    const [hit] = find('promise bold').hits;
    expect(hit!.headings.map(show)[1]).toBe('[Promise]<T> and <b>[bold]</b>');
    expect(plainText(hit!.text)).toContain('a < b & c');
  });

  it('has a snippet of the requested length, around the first match', () => {
    expect(show(find('bearer', { snippetLength: 4 }).hits[0]!.text)).toBe('…the [bearer] [token] from…');
    expect(show(find('session', { snippetLength: 4 }).hits[0]!.text)).toBe('Read the bearer token…');
  });
});

it('gives hits page by page', () => {
  const all = find('middleware');
  const pages = [0, 1, 2, 3].map((page) => find('middleware', { page, hitsPerPage: 1 }));
  expect(pages.flatMap(({ hits }) => hits)).toEqual(all.hits.slice(0, 4));
  expect(pages[0]).toMatchObject({ count: all.count, pageCount: all.count });
});
