import { beforeAll, describe, expect, it } from 'vitest';
import { answerQueries } from './answer-queries.ts';
import type { ExtractedPage } from './extract-page.ts';
import { indexPages } from './index-pages.ts';
import type { QueryRequest, QueryResult } from './multi-query.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { toRecords } from './to-records.ts';

/** A page with a text, and a section for each entry: heading, text and code. */
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
    createPage('/docs/v10/useUtils', 'useUtils', [['Invalidate', 'As it was.']], { tag: 'docs-default-10.x' }),
    createPage('/docs/typedoc/useUtils', 'useUtils()', [], { kind: 'api', section: 'API reference' }),
    createPage('/docs/typedoc/MiddlewareFunction', 'MiddlewareFunction', [], { kind: 'api', section: 'API reference' }),
    createPage('/blog/actions', 'Actions with middlewares', [['Why', 'Middlewares of a base procedure.']], {
      kind: 'blog',
      section: 'Blog',
      tag: 'default',
    }),
    createPage('/docs/links', 'Links', [
      ['What goes wrong', 'The error UNPROCESSABLE_CONTENT: the input was refused by its schema, says the server.'],
    ]),
  ];
  index = createSearchIndex(indexPages(toRecords(pages, 'https://trpc.io')));
});

function ask(query: string, request: Partial<QueryRequest> = {}): QueryResult {
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  return answerQueries(index, { requests: [{ indexName: 'docs', query, facetFilters, ...request }] }).results[0]!;
}

const paths = (query: string, request?: Partial<QueryRequest>) => [
  ...new Set(ask(query, request).hits.map((hit) => new URL(hit.url_without_anchor).pathname)),
];

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
    ['a message as it was pasted', 'error: UNPROCESSABLE_CONTENT "input was refused"', '/docs/links'],
    ['two words that are one', 'use utils', '/docs/useUtils'],
    ['a name that is nowhere, by its words', 'createSessionToken', '/docs/authorization'],
    ['a synonym', 'jwt', '/docs/authorization'],
    ['the words of a question', 'how can I log each call?', '/docs/middlewares'],
  ])('%s: %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('nothing for what is nowhere, for nothing, and for signs', () => {
    for (const query of ['xyzzyplugh', '', '   ', '<>&"\'', '….'])
      expect(ask(query)).toMatchObject({ hits: [], nbHits: 0 });
  });
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

  it('pages of the version that is asked for, and of no other', () => {
    expect(paths('useUtils')).toEqual(['/docs/useUtils', '/docs/typedoc/useUtils']);
    expect(paths('useUtils', { facetFilters: ['docusaurus_tag:docs-default-10.x'] })).toEqual(['/docs/v10/useUtils']);
    expect(paths('useUtils', { facetFilters: ['language:fr'] })).toEqual([]);
  });
});

describe('answers', () => {
  it('with the place on the page, its hierarchy and its text', () => {
    expect(ask('bearer token').hits[0]).toEqual({
      objectID: '/docs/authorization#check-a-session-1',
      type: 'content',
      url: 'https://trpc.io/docs/authorization#check-a-session',
      url_without_anchor: 'https://trpc.io/docs/authorization',
      anchor: 'check-a-session',
      hierarchy: {
        lvl0: 'Server',
        lvl1: 'Authorization',
        lvl2: 'Check a session',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      content: 'Read the bearer token from a header.',
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      kind: 'guide',
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'Server', matchLevel: 'none', matchedWords: [] },
          // As a synonym.
          lvl1: { value: '<em>Authorization</em>', matchLevel: 'partial', matchedWords: ['bearer'] },
          lvl2: { value: 'Check a session', matchLevel: 'none', matchedWords: [] },
        },
        content: {
          value: 'Read the <em>bearer</em> <em>token</em> from a header.',
          matchLevel: 'full',
          matchedWords: ['bearer', 'token'],
        },
      },
    });
  });

  it('with what the text says as text, never as markup', () => {
    const [hit] = ask('promise bold', { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }).hits;
    expect(hit!.hierarchy.lvl2).toBe('Promise&lt;T&gt; and &lt;b&gt;bold&lt;/b&gt;');
    expect(hit!._highlightResult.hierarchy.lvl2!.value).toBe(
      '<mark>Promise</mark>&lt;T&gt; and &lt;b&gt;<mark>bold</mark>&lt;/b&gt;',
    );
    expect(hit!.content).toContain('a &lt; b &amp; c');
  });

  it('with snippets of as many words as are asked for, around what was found', () => {
    const [hit] = ask('bearer', { attributesToSnippet: ['content:4', 'hierarchy.lvl0'] }).hits;
    expect(hit!._snippetResult).toEqual({
      hierarchy: { lvl0: { value: 'Server', matchLevel: 'none' } },
      // As a synonym.
      content: { value: '…the <em>bearer</em> <em>token</em> from…', matchLevel: 'full' },
    });
  });

  it('with the attributes that are asked for', () => {
    const [hit] = ask('bearer', { attributesToRetrieve: ['hierarchy.lvl1', 'url'] }).hits;
    expect(Object.keys(hit!).sort()).toEqual(['_highlightResult', 'hierarchy', 'objectID', 'url']);
  });

  it('with marks in the attributes that are asked for', () => {
    const marked = (attributesToHighlight: string[]) =>
      ask('bearer', { attributesToHighlight }).hits[0]!._highlightResult;
    expect(marked([])).toEqual({ hierarchy: {} });
    expect(Object.keys(marked(['hierarchy']).hierarchy)).toEqual(['lvl0', 'lvl1', 'lvl2']);
    expect(marked(['hierarchy']).content).toBeUndefined();
    expect(marked(['content'])).toEqual({ hierarchy: {}, content: marked(['*']).content });
  });

  it('as before when it has worked ahead, which comes to an end', () => {
    const before = ask('m');
    expect([...index.prepare()].length).toBeGreaterThan(0);
    expect(ask('m').hits).toEqual(before.hits);
  });

  it('page by page, the same hits in the same order', () => {
    const all = ask('middleware');
    const pages = [0, 1, 2, 3].map((page) => ask('middleware', { page, hitsPerPage: 1 }));
    expect(pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))).toEqual(
      all.hits.slice(0, 4).map(({ objectID }) => objectID),
    );
    expect(pages[0]).toMatchObject({ page: 0, hitsPerPage: 1, nbPages: all.nbHits, nbHits: all.nbHits });
  });

  it('with the number of hits by value, for facets that are asked for', () => {
    const { facets } = ask('useUtils', { facetFilters: [], facets: ['docusaurus_tag', 'kind'] });
    expect(facets!.docusaurus_tag).toMatchObject({ 'docs-default-10.x': expect.any(Number) });
    expect(Object.keys(facets!.kind!).sort()).toEqual(['api', 'guide']);
  });

  it('each request on its own', () => {
    const { results } = answerQueries(index, {
      requests: [
        { indexName: 'a', query: 'jwt' },
        { indexName: 'b', query: 'useUtils', hitsPerPage: 1 },
      ],
    });
    expect(results.map((result) => [result.index, result.query, result.hits.length > 0])).toEqual([
      ['a', 'jwt', true],
      ['b', 'useUtils', true],
    ]);
  });
});
