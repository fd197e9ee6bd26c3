import type { Code, Heading, Image, Link, Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, onTestFinished, test } from 'vitest';
import { errors } from '../../config/errors.ts';
import { latestVersion, otherVersions, versions } from '../../config/versions.ts';
import { loadPage, readBuilt, readOnce, addressExists } from '../support/built-pages.ts';
import { readPages, readPosts } from '../support/sitemap.ts';
import { serveBuild } from '../support/serve-build.ts';

const origin = new URL(readPages()[0]!.url).origin;
const docs = readPages().filter(({ address }) => /^\/docs(\/|$)/.test(address));
const posts = readPosts();
const pages = [...docs, ...posts];

const versionOf = (address: string) =>
  address.startsWith('/blog') || `${address}/`.startsWith(`${errors.address}/`)
    ? undefined
    : (otherVersions.find((version) => `${address}/`.startsWith(`${version.address}/`))?.label ??
      versions[latestVersion].label);

const markdown = unified().use(remarkParse).use(remarkGfm);

interface Markdown {
  header: Record<string, unknown>;
  body: string;
  nodes: Nodes[];
}

function readMarkdown(address: string): Markdown {
  const [, front, body] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(readBuilt(`${address}.md`)) ?? [];
  const fields = front!.split('\n').map((line) => /^(\w+): (.*)$/.exec(line)!);
  const nodes: Nodes[] = [];
  visit(markdown.parse(body!), (node) => void nodes.push(node));
  return {
    header: Object.fromEntries(fields.map(([, name, value]) => [name, JSON.parse(value!)])),
    body: body!,
    nodes,
  };
}

const ofType = <T extends Nodes>({ nodes }: Markdown, type: T['type']) =>
  nodes.filter((node): node is T => node.type === type);

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const plain = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

const pageOf = readOnce(($) => {
  const date = $('article header time').attr('datetime')?.slice(0, 10);
  const written = $('main a[href^="http"]')
    .get()
    .map((link) => $(link).attr('href'));
  $('.hash-link, .theme-doc-card-container, .note').remove();
  const doc = $('.theme-doc-markdown, #__blog-post-container');
  const content = doc.length > 0 ? doc : $('main');
  const headings = [...$('h1').get(), ...content.find('h2, h3, h4, h5, h6').get()];
  return {
    date,
    description: $('meta[name=description]').attr('content'),
    next: $('.pagination-nav__link--next').attr('href')?.replace(/\/$/, ''),
    alternate: $('link[rel=alternate][type="text/markdown"]').attr('href'),
    headings: headings.map((heading) => plain($(heading).text())),
    blocks: content
      .find('.theme-code-block')
      // The other layout of a comparison.
      .not('[data-repeats] *')
      .get()
      .map((block) => ({
        title: $(block).find('figcaption').contents().not('em').text().trim(),
        isExcerpt: $(block).find('figcaption em').length > 0,
        text: $(block).find('code').text().replace(/\n$/, ''),
      })),
    /** Absolute links from the source. */
    written: new Set(written),
  };
});

const exports = new Map<string, Markdown>();
const markdownOf = (address: string) => {
  if (!exports.has(address)) exports.set(address, readMarkdown(address));
  return exports.get(address)!;
};

test('every doc and post has Markdown that begins with title, version and canonical address', () => {
  expect(posts.length).toBeGreaterThan(0);
  for (const { url, address } of pages) {
    const { header, body } = markdownOf(address);
    const { description, date, alternate } = pageOf(address);
    const expected = { title: expect.stringMatching(/\S/), description, canonical: url };
    expect.soft(header, address).toMatchObject(expected);
    expect.soft(header.version, address).toBe(versionOf(address));
    expect.soft(header.date, address).toBe(date);
    expect.soft(body, address).toMatch(/^# \S/);
    expect.soft(alternate, address).toBe(`${address}.md`);
  }
});

test('Markdown has the headings of its page, in their order', () => {
  for (const { address } of pages) {
    const headings = ofType<Heading>(markdownOf(address), 'heading').map((heading) => plain(textOf(heading)));
    expect.soft(headings, address).toEqual(pageOf(address).headings);
  }
});

/** Removes the comments with types and compiler errors that the export adds to code. */
function withoutRemarks(written: string[], shown: string[]): string[] {
  let next = 0;
  return written.filter((line) => {
    if (line === shown[next]) next++;
    else if (line.startsWith('// ')) return false;
    return true;
  });
}

test('Markdown has the code of its page, and adds nothing but types and errors of the compiler', () => {
  let count = 0;
  for (const { address } of pages) {
    const { blocks } = pageOf(address);
    const written = ofType<Code>(markdownOf(address), 'code').map(({ lang, meta, value }, i) => {
      const { title, text } = blocks[i] ?? { title: '', text: '' };
      const shown = text.split('\n');
      const isDiff = lang === 'diff' && /^lang=/.test(meta ?? '');
      const lines = value.split('\n').map((line) => (isDiff ? line.slice(1) : line));
      return {
        title: title && meta?.includes(`title=${JSON.stringify(title)}`) ? title : '',
        isExcerpt: /(^| )excerpt( |$)/.test(meta ?? ''),
        text: withoutRemarks(lines, shown).join('\n'),
      };
    });
    expect.soft(written, address).toEqual(blocks);
    count += blocks.length;
  }
  expect(count).toBeGreaterThan(1000);
});

test('types and errors of the compiler follow their line', () => {
  const { body } = markdownOf('/docs/quickstart');
  expect(body).toContain('const books = await trpc.book.list.query();\n//    ^? const books: Book[]\n');
  expect(body).toMatch(
    /await trpc\.book\.byId\.query\(\{ id: 2 \}\);\n\/\/ +\^ TS2322: Type 'number' is not assignable/,
  );
});

test('Markdown has no HTML and no syntax of MDX', () => {
  for (const { address } of pages) {
    const found = markdownOf(address);
    expect.soft(ofType(found, 'html').map(textOf), address).toEqual([]);
    const prose = ofType(found, 'text').map(textOf).join('\n');
    expect.soft(prose, address).not.toMatch(/\{\/\*|\*\/\}|^:::|&(?:#x?\w+|nbsp|lt|gt);|---cut|@include/m);
  }
});

test('Markdown shows every tab, below its label', () => {
  const $ = loadPage('/docs/server/context');
  const labels = $('.theme-doc-markdown [role=tabpanel] > p:first-child')
    .toArray()
    .map((label) => plain($(label).text()));
  expect(labels).toContain('Fastify');
  const strong = ofType(markdownOf('/docs/server/context'), 'strong').map(textOf);
  expect(labels.filter((label) => !strong.includes(label))).toEqual([]);
});

test('Markdown has the rows of type tables', () => {
  const $ = loadPage('/docs/client/links/wsLink');
  const names = $('table:has(caption) th[scope=row] code')
    .toArray()
    .map((name) => $(name).text());
  expect(names.length).toBeGreaterThan(3);
  const rows = ofType(markdownOf('/docs/client/links/wsLink'), 'tableRow').map(textOf);
  expect(names.filter((name) => !rows.some((row) => row.startsWith(name)))).toEqual([]);
});

test('all links and images in Markdown are absolute, and those to the site lead to a page or file', () => {
  const wrong = pages.flatMap(({ address }) => {
    const found = markdownOf(address);
    return [...ofType<Link>(found, 'link'), ...ofType<Image>(found, 'image')].flatMap(({ url }) => {
      // Absolute links from the source may need a host redirect.
      const isOurs = url.startsWith(`${origin}/`) && !pageOf(address).written.has(url);
      const isRight = isOurs ? addressExists(url.slice(origin.length)) : /^(?:https?:\/\/|mailto:)/.test(url);
      return isRight ? [] : [`${url} in ${address}.md`];
    });
  });
  expect(wrong).toEqual([]);
});

function followNext(address: string): string[] {
  const found = [address];
  for (let next = address; ; found.push(next)) {
    next = pageOf(next).next ?? '';
    if (next === '' || found.includes(next)) return found;
  }
}

for (const { name, landing, posts: listedPosts } of [
  { name: 'llms', landing: '/docs', posts },
  ...otherVersions.map(({ address }) => ({
    name: address.replace('/docs/', 'llms-'),
    landing: address,
    posts: [] as typeof posts,
  })),
]) {
  test(`${name}.txt lists the pages in reading order, each with a description`, () => {
    const text = readBuilt(`${name}.txt`);
    expect(text).toMatch(/^# tRPC \S+\n\n> \S.*\n\n/);
    const listed = [...text.matchAll(/^- \[(.+)\]\((\S+)\): (\S.*)$/gm)].map(([, , url]) => new URL(url!).pathname);
    expect(listed.length, 'every entry has a description').toBe(text.match(/^- /gm)!.length);
    expect(listed.filter((address) => !addressExists(address))).toEqual([]);
    const pagesListed = listed.filter((address) => address.endsWith('.md')).map((address) => address.slice(0, -3));
    // The current version's list has the errors, too.
    const found = [...followNext(landing), ...(landing === '/docs' ? followNext(errors.address) : [])];
    expect(pagesListed.filter((address) => address.startsWith('/docs'))).toEqual(found);
    expect(pagesListed.filter((address) => address.startsWith('/blog')).sort()).toEqual(
      listedPosts.map(({ address }) => address).sort(),
    );
    const others = listed.filter((address) => address.endsWith('.txt'));
    expect(others.sort()).toEqual(
      [...otherVersions.map(({ address }) => address.replace('/docs/', '/llms-') + '.txt'), '/llms.txt']
        .sort()
        .filter((other) => other !== `/${name}.txt`),
    );
  });

  test(`${name}-full.txt holds the pages that ${name}.txt lists`, () => {
    const full = readBuilt(`${name}-full.txt`);
    let end = 0;
    for (const [, address] of readBuilt(`${name}.txt`).matchAll(/\((?:https?:\/\/[^/]+)(\/\S+\.md)\)/g)) {
      const start = full.indexOf(readBuilt(address!).trimEnd(), end);
      expect.soft(start, address).toBeGreaterThan(0);
      if (start > 0) end = start;
    }
    expect(end).toBeGreaterThan(0);
  });
}

test('Markdown and lists are served as text', async () => {
  const { origin: local, close } = await serveBuild();
  onTestFinished(close);
  for (const [address, type] of [
    ['/docs/quickstart.md', 'text/markdown; charset=utf-8'],
    ['/docs.md', 'text/markdown; charset=utf-8'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const response = await fetch(local + address);
    expect([response.status, response.headers.get('content-type')], address).toEqual([200, type]);
  }
});
