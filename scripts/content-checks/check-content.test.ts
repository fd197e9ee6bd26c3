import { describe, expect, it } from 'vitest';
import { referenceAddress } from '../../config/api-reference.ts';
import { readBuiltPage } from './built-page.ts';
import { checkContent, type Content } from './check-content.ts';
import type { Route } from './routes.ts';

interface Html {
  description?: string;
  head?: string;
  docId?: string;
  canonical?: string;
}

function build(path: string, html: Html = {}) {
  const description =
    html.description ?? `What ${path} holds, in a sentence that is long enough for a list of results.`;
  const text = `<html class="docs-doc-page ${html.docId ? `docs-doc-id-${html.docId}` : ''} x"><head>
    <meta name="generator" content="Docusaurus v3.10.2"><meta name="description" content="${description}">
    <link rel="canonical" href="${html.canonical ?? `https://trpc.io${path}`}">
    ${html.head ?? ''}</head><body></body></html>`;
  return readBuiltPage(path, text)!;
}

function check(routes: Route[], pages: Content['pages'], sitemap = pages.map(({ path }) => path)) {
  return checkContent({ routes, pages, sitemap: new Map(sitemap.map((path) => [path, `https://trpc.io${path}`])) });
}

describe('checkContent', () => {
  it('has nothing to say of a sound site', () => {
    expect(check([{ path: '/docs' }], [build('/docs')])).toEqual([]);
  });

  it('reports every problem, ordered by address', () => {
    const problems = check(
      [{ path: '/gone' }],
      [build('/docs/b', { description: '' }), build('/docs/a', { description: '' })],
    );
    expect(problems.map(({ path }) => path)).toEqual(['/docs/a', '/docs/a', '/docs/b', '/docs/b', '/gone']);
  });

  it('misses a page that the list names', () => {
    expect(check([{ path: '/docs' }], [])).toEqual([
      {
        path: '/docs',
        expected: 'a page, because config/routes.json lists it',
        found: 'no page in the build',
        advice: 'Restore the page at this address; readers and other sites link to it.',
      },
    ]);
  });

  it.each([
    ['missing', '', 'none'],
    ['too short', 'Short.', '6 characters: "Short."'],
    ['too long', 'a'.repeat(161), `161 characters: "${'a'.repeat(161)}"`],
  ])('refuses a description that is %s', (_, description, found) => {
    expect(check([{ path: '/docs' }], [build('/docs', { description })])).toMatchObject([
      { path: '/docs', expected: 'a description of 70 to 160 characters', found },
    ]);
  });

  it('takes descriptions of exactly 70 and 160 characters', () => {
    const pages = [70, 160].map((length) => build(`/docs/${length}`, { description: 'a'.repeat(length) }));
    expect(check(pages, pages)).toEqual([]);
  });

  it('wants a description on generated pages too, of any length', () => {
    expect(check([], [build('/blog/tags/release', { description: 'News.' })])).toEqual([]);
    expect(check([], [build('/blog/authors/team', { description: '' })])).toMatchObject([
      { path: '/blog/authors/team', expected: 'a description', found: 'none' },
    ]);
  });

  it('refuses a repeated description, except on the next pages of a list', () => {
    const description = 'a'.repeat(80);
    const twice = ['/docs', '/pricing'].map((path) => build(path, { description }));
    expect(check([{ path: '/docs' }, { path: '/pricing' }], twice)).toMatchObject([
      { path: '/pricing', expected: 'a description of its own', found: `the one of /docs: "${description}"` },
    ]);
    expect(
      check(
        [],
        ['/blog/tags/a', '/blog/tags/a/page/2'].map((path) => build(path, { description })),
      ),
    ).toEqual([]);
  });

  it('asks nothing of the description of a page that search engines leave out', () => {
    const hidden = build('/search', { description: '', head: '<meta name="robots" content="noindex">' });
    expect(check([{ path: '/search' }], [hidden], [])).toEqual([]);
  });

  it('misses a page in the sitemap, unless it names one that is there as canonical', () => {
    const expected = 'an entry in sitemap.xml, or a canonical link to one';
    expect(check([{ path: '/docs' }], [build('/docs')], [])).toMatchObject([{ path: '/docs', expected }]);
    const older = (canonical: string) => build('/docs/v9', { canonical });
    const routes = ['/docs', '/docs/v9'].map((path) => ({ path }));
    expect(check(routes, [build('/docs'), older('https://trpc.io/docs')], ['/docs'])).toEqual([]);
    expect(check(routes, [build('/docs'), older('https://trpc.io/docs/gone')], ['/docs'])).toMatchObject([
      { path: '/docs/v9', expected, found: 'neither' },
    ]);
  });

  it('refuses a sitemap that lists what search engines should not show', () => {
    const expected = 'the page itself as canonical, because sitemap.xml lists it';
    const older = build('/docs/v9', { canonical: 'https://trpc.io/docs' });
    expect(check([{ path: '/docs/v9' }], [older])).toMatchObject([
      { path: '/docs/v9', expected, found: 'the canonical link https://trpc.io/docs' },
    ]);
    const hidden = build('/docs', { head: '<meta name="robots" content="noindex">' });
    expect(check([{ path: '/docs' }], [hidden])).toMatchObject([{ expected, found: 'that it is to be left out' }]);
  });

  it('leaves the descriptions of docs and posts to the check of their sources', () => {
    expect(check([{ path: '/docs' }], [build('/docs', { docId: 'a', description: 'Short.' })])).toEqual([]);
  });

  it('finds docs and posts that the list does not know, and names the address that was meant', () => {
    const routes = [
      { path: '/docs/quickstart', id: 'main/quickstart' },
      { path: '/docs/v9/quickstart', id: 'main/quickstart' },
    ];
    const pages = [build('/docs/v9/quikstart', { docId: 'main/quickstart' }), build('/blog/hello')];
    const problems = check(routes, pages).filter(({ found }) => found !== 'no page in the build');
    expect(problems.map(({ path }) => path)).toEqual(['/blog/hello', '/docs/v9/quikstart']);
    expect(problems[1]!.advice).toBe(
      "The doc main/quickstart belongs at /docs/v9/quickstart. Correct the page's slug, or add the address to the list.",
    );
  });

  it('knows the lists of the blog and the API reference without a route', () => {
    const paths = [
      '/blog/tags',
      '/blog/tags/a',
      '/blog/authors/team',
      '/blog/page/2',
      `${referenceAddress}/client/links`,
    ];
    expect(
      check(
        [],
        paths.map((path) => build(path)),
      ),
    ).toEqual([]);
  });

  it('compares doc ids and dates with the list', () => {
    const pages = [build('/docs', { docId: 'intro' }), build('/blog/hello')];
    const routes = [
      { path: '/docs', id: 'main/introduction' },
      { path: '/blog/hello', date: '2021-05-05' },
    ];
    expect(check(routes, pages)).toMatchObject([
      { path: '/blog/hello', expected: 'a post of 2021-05-05', found: 'a page without a date' },
      { path: '/docs', expected: 'the doc with the id main/introduction', found: 'the doc intro' },
    ]);
  });
});
