import { describe, expect, it } from 'vitest';
import { findProblems, findWarnings } from './find-problems.ts';
import { parsePage } from './node/parse-page.ts';
import { valueOf, type ContentCheckOptions, type Page, type Site } from './types.ts';

const options: ContentCheckOptions = {
  root: '/site',
  docs: [
    { folder: 'docs', address: '/docs', sidebars: 'sidebars.json' },
    { folder: 'versioned_docs/version-1.x', address: '/docs/v1', sidebars: 'v1.json' },
  ],
  blog: { folder: 'blog', address: '/blog' },
  pages: 'src/pages',
  generated: 'reference',
  description: { min: 10, max: 60 },
  ownKeys: ['library', 'guide'],
  linkKeys: ['guide'],
  components: ['Tabs', 'TypeTable'],
  generatedIds: { TypeTable: 'option-' },
};

function page(path: string, body: string, fields = `title: T\ndescription: About ${path}.`): Page {
  const parsed = parsePage(`---\n${fields}\n---\n${body}`);
  const folder = /^(?:versioned_docs\/[^/]+|src\/pages|[^/]+)/.exec(path)![0];
  const name = path.slice(folder.length + 1).replace(/\.mdx$/, '');
  if (folder === 'src/pages') return { ...parsed, path, folder, kind: 'partial' };
  if (folder === 'blog') return { ...parsed, path, folder, kind: 'post', address: `/blog/${name}` };
  const id = String(valueOf(parsed, 'id') ?? name);
  const root = options.docs.find((one) => one.folder === folder)!.address;
  return { ...parsed, path, folder, kind: 'doc', id, address: String(valueOf(parsed, 'slug') ?? `${root}/${name}`) };
}

/** Ends the excerpt of a post. */
const truncate = '{/* truncate */}';

function check(pages: Page[], site: Partial<Site> = {}, more: Partial<ContentCheckOptions> = {}): string[] {
  const whole: Site = {
    pages,
    translations: [],
    sidebars: [],
    otherAddresses: new Set(['/blog/archive']),
    files: new Set(pages.map(({ path }) => path)),
    redirectLines: [],
    postKeys: {},
    ...site,
  };
  return findProblems(whole, { ...options, ...more }).map(
    (one) => `${one.path}:${one.line}:${one.column} ${one.message}`,
  );
}

/** The body begins on line 5. */
const checkBody = (body: string) => check([page('docs/a.mdx', body)]);

describe('markup', () => {
  it.each([
    ['## A {#b}', 'docs/a.mdx:5:6 `{#b}` is not a heading id in MDX. Write `{/* #b */}`.'],
    ['A <!-- b --> c', 'docs/a.mdx:5:3 `<!-- -->` is not a comment in MDX. Write `{/* b */}`.'],
    [
      'A {name}.',
      'docs/a.mdx:5:3 `{name}` is an expression in MDX, and nothing on the page is named `name`. If it is text, put it in backticks: `{name}`.',
    ],
    [
      'A {a: b c}.',
      'docs/a.mdx:5:3 `{a: b c}` is not JavaScript, which MDX expects in braces. Put it in backticks: `{a: b c}`.',
    ],
    [
      'A { b.',
      'docs/a.mdx:5:3 `{` starts an expression that is never closed. Put the text in backticks, or write `\\{`.',
    ],
    [
      'An Array<T>.',
      'docs/a.mdx:5:9 `<T>` starts an element that is never closed. If it is text, put it in backticks; if it is an element, close it: `</T>`.',
    ],
    [
      'A<br>b',
      'docs/a.mdx:5:2 `<br>` starts an element that is never closed. If it is text, put it in backticks; if it is an element, close it: `<br />`.',
    ],
    [
      'A </b>.',
      "docs/a.mdx:5:3 `</b>` closes an element that isn't open here. Remove it, or open the element before it.",
    ],
    [
      'If a <1 b',
      "docs/a.mdx:5:6 `<1` starts an element in MDX, but isn't one. Put it in backticks, or write `&lt;` for the character `<`.",
    ],
    ['<https://a.b>', 'docs/a.mdx:5:1 `<https://a.b>` is not a link in MDX. Write `[text](https://a.b)`.'],
    [
      '<Tab />',
      'docs/a.mdx:5:1 no component is named `<Tab>`; did you mean `Tabs`? If it is text, put it in backticks.',
    ],
    ['A <Shelf />.', 'docs/a.mdx:5:3 no component is named `<Shelf>`. If it is text, put it in backticks.'],
    [
      'A <strng>b</strng>.',
      'docs/a.mdx:5:3 no HTML element is named `<strng>`; did you mean `strong`? If it is text, put it in backticks.',
    ],
    [
      "import a from 'a';",
      'docs/a.mdx:5:1 `import` in a page would break if the site changes after the page is frozen. Use a component that src/theme/MDXComponents registers, or start the sentence with another word.',
    ],
    [
      'export it, and go on.',
      'docs/a.mdx:5:1 a paragraph that starts with `export` is code in MDX. Start the sentence with another word, or put `export` in backticks.',
    ],
    [
      '## A\n\n## B {/* #a */}',
      'docs/a.mdx:7:1 the id `a` is also on line 5. Give one of the two a different id: `{/* #another-id */}` at the end of the heading.',
    ],
  ])('reports %j', (body, message) => {
    expect(checkBody(body)).toEqual([message]);
  });

  it.each([
    '`{name}`, `<T>`, `<!-- -->`, \\{name}, \\<T>, a < b, a {"text"} and {[1].map((n) => n)}',
    '{/* a comment */}\n\n## A\n\n## A',
    '```mdx\n## A {#b}\n<T>\n```',
    '<Tabs>\n<svg><path d="" /></svg>\n</Tabs>',
    '<my-element></my-element>',
    'A <DocCardList /> and <kbd>b</kbd>.',
  ])('accepts %j', (body) => {
    expect(checkBody(body)).toEqual([]);
  });

  it('reports all syntax errors of a page, and what is wrong besides', () => {
    const found = checkBody('## A {#b}\n\nA <T> {c\n\n[D](#d), <Shelf />');
    expect(found.map((one) => one.split(' ')[0])).toEqual([
      'docs/a.mdx:5:6',
      'docs/a.mdx:7:7',
      'docs/a.mdx:9:1',
      'docs/a.mdx:9:10',
    ]);
  });

  it('finds the ids of headings that are written in another syntax', () => {
    expect(checkBody('## A {#b}\n\n[A](#b)')).toHaveLength(1);
  });

  it('lets partials import what they show', () => {
    expect(check([page('src/pages/_a.mdx', "import a from 'a';\n\n<div className={a.b}>{a}</div>")])).toEqual([]);
  });
});

describe('links', () => {
  const pages = (body: string) => [
    page('docs/a.mdx', body),
    page('docs/guides/b.mdx', '## A heading\n\n## Two {/* #own */}\n\n<a id="old"></a>\n\n<TypeTable />'),
    page('versioned_docs/version-1.x/a.mdx', ''),
    page('blog/post.mdx', truncate),
  ];

  it.each([
    ['[a](b.mdx)', '`b.mdx`: there is no file docs/b.mdx. Did you mean `./guides/b.mdx`?'],
    ['[a](./nothing.mdx)', '`./nothing.mdx`: there is no file docs/nothing.mdx. Correct the path.'],
    [
      '[a](../versioned_docs/version-1.x/a.mdx#b)',
      '`../versioned_docs/version-1.x/a.mdx#b` leads to versioned_docs/version-1.x/a.mdx, which is not in docs. Link to pages of other versions and to posts by address: `/docs/v1/a#b`.',
    ],
    [
      '[a](../blog/post.mdx)',
      '`../blog/post.mdx` leads to blog/post.mdx, which is not in docs. Link to pages of other versions and to posts by address: `/blog/post`.',
    ],
    [
      '[a](guides/b.mdx#a-headng)',
      '`guides/b.mdx#a-headng`: docs/guides/b.mdx has no heading with the id `a-headng`. Did you mean `#a-heading`?',
    ],
    [
      '[a](#gone)',
      '`#gone`: this page has no heading with the id `gone`. Link to one of its headings, or keep the old id: `<a id="gone"></a>` above the heading.',
    ],
    [
      '[a]\n\n[a]: /docs/guides/c',
      '`/docs/guides/c`: no page has the address /docs/guides/c. Did you mean `/docs/guides/b`?',
    ],
    [
      '<a href="/nowhere/at/all">a</a>',
      '`/nowhere/at/all`: no page has the address /nowhere/at/all. Correct the address, or add the page.',
    ],
    ['![a](./a.png)', '`./a.png`: there is no file docs/a.png. Correct the path.'],
  ])('reports %j', (body, message) => {
    expect(check(pages(body)).map((one) => one.replace(/^\S+ /, ''))).toEqual([message]);
  });

  it.each([
    ['files', '[a](guides/b.mdx), [b](./guides/b.mdx#a-heading), [c](guides/b.mdx#own), [d](guides/b.mdx#old)'],
    ['ids that a component adds', '[a](guides/b.mdx#option-url)'],
    [
      'addresses',
      '[a](/docs/guides/b#own), [b](/docs/v1/a), [c](/blog/post?x=1), [d](/blog/archive), [e](/docs/guides/b.md)',
    ],
    ['generated pages', '[a](/docs/reference/any#thing), [b](./reference/any.mdx)'],
    ['other sites', '[a](https://a.b/c#d), [b](mailto:a@b.c), [c](//a.b)'],
  ])('accepts links to %s', (_, body) => {
    expect(check(pages(body))).toEqual([]);
  });

  it('reads the addresses of front matter', () => {
    const [, ...others] = pages('');
    const a = page('docs/a.mdx', '', 'title: T\ndescription: About this.\nguide: /docs/guides/b#gone');
    expect(check([a, ...others])).toEqual([expect.stringMatching(/^docs\/a\.mdx:4:1 `\/docs\/guides\/b#gone`: /)]);
  });

  it('reports old addresses, which the build would call broken', () => {
    const redirects = {
      file: 'config/redirects.ts',
      rules: [{ reason: '', rules: { '/old': '/docs/a', '/o/*': '/docs/*' } }],
    };
    expect(check(pages('[a](/old), [b](/o/guides/b)'), {}, { redirects })).toEqual([
      'docs/a.mdx:5:1 `/old` is an old address. Link to where it redirects: `/docs/a`.',
      'docs/a.mdx:5:12 `/o/guides/b` is an old address. Link to where it redirects: `/docs/guides/b`.',
    ]);
  });
});

describe('front matter', () => {
  const good = 'title: T\ndescription: It is long enough.\n';

  it.each([
    [`${good}sidebar_lable: A`, '4:1 unknown front matter key `sidebar_lable`; did you mean `sidebar_label`?'],
    [`${good}nonsense: A`, '4:1 unknown front matter key `nonsense`. Remove it.'],
    [`${good}hide_title: 'yes'`, '4:1 `hide_title`: expected true or false; found "yes".'],
    [`${good}sidebar_position: first`, '4:1 `sidebar_position`: expected a number; found "first".'],
    [`${good}keywords: a`, '4:1 `keywords`: expected a list of strings, such as [one, two]; found "a".'],
    ['description: It is long enough.', '1:1 missing title. Write `title: …` in the front matter.'],
    ['title: T', '1:1 missing description. Write `description: …` in the front matter, with 10 to 60 characters.'],
    [
      'title: T\ndescription: Short.',
      '3:1 a description of 6 characters. Say what the reader can do with the page: 10 to 60 characters.',
    ],
    [
      `title: T\ndescription: ${'a'.repeat(61)}`,
      '3:1 a description of 61 characters. Shorten it: 10 to 60 characters.',
    ],
    [
      'title: What: this',
      '2:8 front matter that is not valid YAML: Nested mappings are not allowed in compact mappings. Put text with `: `, ` #` or quotes in single quotes.',
    ],
  ])('reports %j', (fields, message) => {
    expect(check([page('docs/a.mdx', '', fields)])).toEqual([`docs/a.mdx:${message}`]);
  });

  it.each(['library: 9.x', 'displayed_sidebar: null', 'tags: [a]', 'sidebar_label: 2024'])('accepts %s', (field) => {
    expect(check([page('docs/a.mdx', '', good + field)])).toEqual([]);
  });

  it('wants another description for each page of a version', () => {
    const message = 'the same description as docs/a.mdx. Change one of the two to say what sets it apart.';
    const found = check(['docs/a.mdx', 'docs/b.mdx', 'blog/c.mdx'].map((path) => page(path, truncate, good)));
    expect(found).toEqual([`docs/b.mdx:3:1 ${message}`]);
  });
});

describe('navigation', () => {
  const fields = (path: string, more: string) => `title: T\ndescription: About ${path}.\n${more}`;
  const doc = (path: string, more = '') => page(path, '', fields(path, more));

  it('reports pages at the same address, or with the same id', () => {
    expect(check([doc('docs/a.mdx', 'slug: /docs/x'), doc('docs/b.mdx', 'slug: /docs/x\nid: a')])).toEqual([
      'docs/b.mdx:4:1 the same address (/docs/x) as docs/a.mdx. Give one of them a different `slug` in its front matter.',
      'docs/b.mdx:5:1 the same doc id (a) as docs/a.mdx. Give one of them a different `id` in its front matter.',
    ]);
  });

  it('compares sidebars with pages', () => {
    const sidebar = { path: 'sidebars.json', folder: 'docs', lines: ['["a", "bb", "reference/x"]'] };
    const pages = [
      doc('docs/a.mdx'),
      doc('docs/b.mdx'),
      doc('docs/aside.mdx', 'displayed_sidebar: null'),
      doc('docs/d/e.mdx'),
    ];
    const site = { sidebars: [{ ...sidebar, ids: ['a', 'bb', 'reference/x'], autogenerated: ['d'] }] };
    expect(check(pages, site)).toEqual([
      'docs/b.mdx:1:1 this page is in no sidebar. Add `b` to sidebars.json, or write `displayed_sidebar: null` in the front matter.',
      'sidebars.json:1:7 no page has the doc id `bb`. Did you mean `b` or `a`?',
    ]);
  });

  it('reports pagination to a page that is not there', () => {
    const site = { sidebars: [{ path: 's', folder: 'docs', lines: [], ids: ['a'], autogenerated: [] }] };
    expect(check([doc('docs/a.mdx', 'pagination_next: nothing')], site)).toEqual([
      'docs/a.mdx:4:1 `pagination_next`: no page has the doc id `nothing`. Name the doc id of a page.',
    ]);
  });

  it('reports redirects at their line', () => {
    const rules = { '/chain': '/old', '/old': '/docs/a', '/gone': '/docs/gone', '/r': '/docs/reference/any' };
    const redirectLines = Object.entries(rules).map(([from, to]) => `'${from}': '${to}',`);
    const redirects = { file: 'config/redirects.ts', rules: [{ reason: '', rules }] };
    expect(check([doc('docs/a.mdx')], { redirectLines }, { redirects })).toEqual([
      'config/redirects.ts:1:1 /chain leads to /old, which itself redirects to /docs/a. Write the final address of the chain.',
      'config/redirects.ts:3:1 /gone leads to /docs/gone, which is not a page. Write the address of the page that covers the subject now.',
    ]);
  });
});

describe('posts', () => {
  const post = (fields: string, body = truncate, path = 'blog/2026-01-01-a.mdx') =>
    page(path, body, `title: T\ndescription: It is long enough.\n${fields}`);
  const postKeys = { authors: ['team'], tags: ['release', 'design'] };

  it.each([
    ['authors: taem', '4:1 `authors`: blog/authors.yml has no `taem`; did you mean `team`?'],
    ['authors: [team, nobody]', '4:1 `authors`: blog/authors.yml has no `nobody`. Add it there.'],
    [
      'authors:\n  - key: taem\n    title: Guest',
      '4:1 `authors`: blog/authors.yml has no `taem`; did you mean `team`?',
    ],
    ['tags: [release, desing]', '4:1 `tags`: blog/tags.yml has no `desing`; did you mean `design`?'],
    ['date: 27.11.2026', '4:1 `date`: expected a date, such as 2026-01-31; found "27.11.2026".'],
  ])('reports %j', (fields, message) => {
    expect(check([post(fields)], { postKeys })).toEqual([`blog/2026-01-01-a.mdx:${message}`]);
  });

  it.each(['authors: team', 'authors:\n  - name: A guest', 'tags: [release]', 'date: 2026-01-31'])(
    'accepts %j',
    (fields) => {
      expect(check([post(fields)], { postKeys })).toEqual([]);
    },
  );

  it('leaves authors and tags to posts where no file lists them', () => {
    expect(check([post('authors: anyone\ntags: [any]')])).toEqual([]);
  });

  it('wants to know where the excerpt of a post ends', () => {
    expect(check([post('authors: team', 'Text.')])).toEqual([
      'blog/2026-01-01-a.mdx:1:1 missing `{/* truncate */}`. Put it on its own line after the first paragraphs, which lists of posts show.',
    ]);
  });

  it('warns of posts of the future, by their date or the name of their file, unless they are drafts', () => {
    const pages = [
      post('authors: team', truncate, 'blog/2026-11-27-a.mdx'),
      post('authors: team', truncate, 'blog/2026-11-28-b.mdx'),
      post('date: 2026-11-28', truncate, 'blog/c.mdx'),
      post('date: 2026-11-28\ndraft: true', truncate, 'blog/d.mdx'),
      page('docs/2027-01-01-a.mdx', ''),
    ];
    const site = {
      pages,
      translations: [],
      postKeys,
      sidebars: [],
      otherAddresses: new Set<string>(),
      files: new Set<string>(),
    };
    const warnings = findWarnings({ ...site, redirectLines: [] }, new Date('2026-11-27T23:00:00Z'));
    const message =
      'dated 2026-11-28, which is in the future: Docusaurus publishes it immediately. To hold it back, write `draft: true` in the front matter.';
    expect(warnings).toEqual([
      { path: 'blog/2026-11-28-b.mdx', line: 1, column: 1, message },
      { path: 'blog/c.mdx', line: 4, column: 1, message },
    ]);
  });
});
