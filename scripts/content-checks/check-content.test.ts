import { describe, expect, it } from 'vitest';
import { readBuiltPage } from './built-page.ts';
import { checkContent, type Content } from './check-content.ts';

interface Html {
  description?: string;
  head?: string;
  htmlClass?: string;
  canonical?: string;
}

function build(path: string, html: Html = {}) {
  const description =
    html.description ?? `What ${path} holds, in a sentence that is long enough for a list of results.`;
  const text = `<html class="${html.htmlClass ?? ''}"><head>
    <meta name="generator" content="Docusaurus v3.10.2"><meta name="description" content="${description}">
    <link rel="canonical" href="${html.canonical ?? `https://trpc.io${path}`}">
    ${html.head ?? ''}</head><body></body></html>`;
  return readBuiltPage(path, text)!;
}

function check(pages: Content['pages'], sitemap = pages.map(({ path }) => path), record: Partial<Content> = {}) {
  return checkContent({
    recorded: [],
    targets: {},
    ...record,
    pages,
    sitemap: new Map(sitemap.map((path) => [path, `https://trpc.io${path}`])),
  });
}

describe('checkContent', () => {
  it('has nothing to say of a sound site', () => {
    expect(check([build('/docs')], ['/docs'], { recorded: ['/docs'] })).toEqual([]);
  });

  it('reports every problem, ordered by address', () => {
    const pages = [build('/b', { description: '' }), build('/a', { description: '' })];
    const problems = check(pages, ['/a'], { recorded: ['/gone'] });
    expect(problems.map(({ path }) => path)).toEqual(['/a', '/b', '/b', '/gone']);
  });

  it('misses a page at an address that was recorded', () => {
    expect(check([], [], { recorded: ['/docs'] })).toEqual([
      {
        path: '/docs',
        expected: 'a page or a redirect, because config/routes.json has this address',
        found: 'neither in the build',
        advice:
          'Readers and other sites link to it: restore the page, or add a redirect to the page that replaces it to config/redirects.ts.',
      },
    ]);
  });

  it('lets a redirect stand for a recorded page, but not a page in other letter case, to which no host redirects', () => {
    const paths = (targets: Content['targets']) =>
      check([], [], { recorded: ['/docs/Old'], targets }).map(({ path }) => path);
    expect(paths({ '/docs/old': '/docs/new#part' })).toEqual([]);
    expect(paths({ '/docs/old': 'https://example.com' })).toEqual([]);
    expect(paths({ '/docs/old': '/docs/old' })).toEqual(['/docs/Old']);
  });

  it.each([
    ['missing', '', 'none'],
    ['too short', 'Short.', '6 characters: "Short."'],
    ['too long', 'a'.repeat(161), `161 characters: "${'a'.repeat(161)}"`],
  ])('rejects a description that is %s', (_, description, found) => {
    expect(check([build('/docs', { description })])).toMatchObject([
      { path: '/docs', expected: 'a description of 70 to 160 characters', found },
    ]);
  });

  it('takes descriptions of exactly 70 and 160 characters', () => {
    const pages = [70, 160].map((length) => build(`/docs/${length}`, { description: 'a'.repeat(length) }));
    expect(check(pages)).toEqual([]);
  });

  it('wants a description on generated pages too, of any length', () => {
    expect(check([build('/blog/tags/release', { description: 'News.' })])).toEqual([]);
    expect(check([build('/blog/authors/team', { description: '' })])).toMatchObject([
      { path: '/blog/authors/team', expected: 'a description', found: 'none' },
    ]);
  });

  it('rejects a repeated description, except on the next pages of a list', () => {
    const description = 'a'.repeat(80);
    const twice = ['/docs', '/pricing'].map((path) => build(path, { description }));
    expect(check(twice)).toMatchObject([
      { path: '/pricing', expected: 'a unique description', found: `the one from /docs: "${description}"` },
    ]);
    expect(check(['/blog/tags/a', '/blog/tags/a/page/2'].map((path) => build(path, { description })))).toEqual([]);
  });

  it('lets a page share the description of its copy in another version', () => {
    const description = 'a'.repeat(80);
    const repeated = (...paths: string[]) =>
      check(paths.map((path) => build(path, { description }))).map(({ path }) => path);
    expect(repeated('/docs', '/docs/v11')).toEqual([]);
    expect(repeated('/docs/quickstart', '/docs/v10/quickstart', '/docs/v11/quickstart')).toEqual([]);
    expect(repeated('/docs/quickstart', '/docs/v11/concepts')).toEqual(['/docs/v11/concepts']);
  });

  it('asks nothing of the description of a page that search engines leave out', () => {
    const hidden = build('/search', { description: '', head: '<meta name="robots" content="noindex">' });
    expect(check([hidden], [])).toEqual([]);
  });

  it('misses a page in the sitemap, unless it names one that is there as canonical', () => {
    const expected = 'an entry in sitemap.xml, or a canonical link to one';
    expect(check([build('/docs')], [])).toMatchObject([{ path: '/docs', expected }]);
    const older = (canonical: string) => build('/docs/v9', { canonical });
    expect(check([build('/docs'), older('https://trpc.io/docs')], ['/docs'])).toEqual([]);
    expect(check([build('/docs'), older('https://trpc.io/docs/gone')], ['/docs'])).toMatchObject([
      { path: '/docs/v9', expected, found: 'neither' },
    ]);
  });

  it('rejects a sitemap that lists what search engines should not show', () => {
    const expected = 'the page itself as canonical, because sitemap.xml lists it';
    const older = build('/docs/v9', { canonical: 'https://trpc.io/docs' });
    expect(check([older])).toMatchObject([
      { path: '/docs/v9', expected, found: 'the canonical link https://trpc.io/docs' },
    ]);
    const hidden = build('/docs', { head: '<meta name="robots" content="noindex">' });
    expect(check([hidden])).toMatchObject([{ expected, found: 'that it should be left out' }]);
  });

  it.each(['docs-doc-page', 'blog-post-page'])('leaves the description of a %s to the check of its source', (name) => {
    expect(check([build('/docs', { htmlClass: `plugin ${name} x`, description: 'Short.' })])).toEqual([]);
  });
});
