import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readSite } from '@typed-docs/snippets/site';
import { OwnLinks, type SiteAddresses } from './own-links.ts';

const root = mkdtempSync(join(tmpdir(), 'own-links-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const origin = 'https://shelf.example';

const writeComment = (library: string, comment: string) =>
  write(`library/${library}/node_modules/shelf/dist/index.d.ts`, `/** ${comment} */\nexport type Shelf = string;\n`);

beforeEach(() => {
  for (const library of ['2.x', '1.x']) {
    const manifest = { name: `library-${library}`, version: '1.0.0', dependencies: { shelf: '1.0.0' } };
    write(`library/${library}/package.json`, JSON.stringify(manifest));
    write(`library/${library}/package-lock.json`, JSON.stringify(manifest));
    write(`library/${library}/node_modules/shelf/package.json`, JSON.stringify({ name: 'shelf', version: '1.0.0' }));
    writeComment(library, `See ${origin}/docs/context#kept.`);
  }
  write(
    'docs/context.mdx',
    '# Context\n\n## Create it with `t` {/* #create */}\n\n<a id="kept"></a>\n\n## Old\n\n<div id="table">\n\nText.\n\n</div>\n',
  );
  write('versioned_docs/version-1.x/context.mdx', '# Context\n');
});

const docOf = (permalink: string, source: string) => ({ id: 'context', permalink, source, title: 'Context' });
const contentsOf = (label: string) =>
  [
    {
      loadedVersions: [
        {
          versionName: 'current',
          label,
          isLast: true,
          path: '/base/docs',
          docs: [docOf('/base/docs/context', '@site/docs/context.mdx')],
        },
        {
          versionName: '1.x',
          label: '1.x',
          isLast: false,
          path: '/base/docs/v1',
          docs: [docOf('/base/docs/v1/context', '@site/versioned_docs/version-1.x/context.mdx')],
        },
      ],
    },
  ] as unknown as DocsContent[];

async function load(descriptions = {}, label = '2.x') {
  let given: SiteAddresses | undefined;
  const links = new OwnLinks(
    { ownLinks: { origin, pages: ['/blog', '/docs/gone'], moved: {} } },
    readSite({ root, packages: ['shelf'], currentLibrary: '2.x' }),
    (addresses) => {
      given = addresses;
      return [{ from: '/docs/ctx', to: '/docs/context' }];
    },
  );
  const problems = await links.load(contentsOf(label), { siteDir: root, baseUrl: '/base/' }, descriptions);
  const addressOf = async (library: string, url: string) =>
    (await links.ofLibrary(library, [origin + url])).get(origin + url)?.address;
  return { links, problems, addressOf, given };
}

it('leads to the page of the version that has the comment', async () => {
  const { problems, addressOf } = await load();
  expect(problems).toEqual([]);
  expect(await addressOf('2.x', '/docs/context')).toBe('/docs/context');
  expect(await addressOf('1.x', '/docs/context')).toBe('/docs/v1/context');
  expect(await addressOf('2.x', '/blog')).toBe('/blog');
});

it('keeps ids that the page has, and leaves others out', async () => {
  const { addressOf } = await load();
  expect(await addressOf('2.x', '/docs/context#create')).toBe('/docs/context#create');
  expect(await addressOf('2.x', '/docs/ctx#kept')).toBe('/docs/context#kept');
  expect(await addressOf('2.x', '/docs/context#old')).toBe('/docs/context#old');
  expect(await addressOf('2.x', '/docs/context#lost')).toBe('/docs/context');
  expect(await addressOf('1.x', '/docs/context#kept')).toBe('/docs/v1/context');
});

it('names the page and the heading', async () => {
  const { links } = await load();
  const titleOf = async (hash: string) => {
    const url = `${origin}/docs/context${hash}`;
    return (await links.ofLibrary('2.x', [url])).get(url)?.title;
  };
  expect(await titleOf('')).toBe('Context');
  expect(await titleOf('#create')).toBe('Context: Create it with t');
  expect(await titleOf('#kept')).toBe('Context: Old');
  expect(await titleOf('#lost')).toBe('Context');
  expect(await titleOf('#table')).toBe('Context');
});

it('knows the versions and pages for the redirects', async () => {
  const { given } = await load();
  expect(given!.versions[1]).toEqual({
    name: '1.x',
    root: '/docs/v1',
    docs: [{ id: 'context', path: '/docs/v1/context' }],
  });
  // The list of addresses may contain old ones.
  expect([...given!.pages]).toEqual(['/blog', '/docs/context', '/docs/v1/context']);
});

it('names each link in comments and descriptions that leads nowhere', async () => {
  writeComment('1.x', `See ${origin}/docs/gone.`);
  const descriptions = { '2.x': { shelf: { Shelf: { size: `A size, as in [this](${origin}/docs/lost).` } } } };
  const { problems } = await load(descriptions);
  expect(problems).toEqual([
    `library 2.x, the descriptions: ${origin}/docs/lost - expected a page of this site or a redirect; found neither. ` +
      'Add a redirect from /docs/lost, or a row for it to "ownLinks.moved" of createApiReference.',
    expect.stringContaining(`library 1.x, shelf/dist/index.d.ts: ${origin}/docs/gone - `),
  ]);
});

it('leaves links of a library without docs alone', async () => {
  const { problems, addressOf } = await load({}, '3.x');
  expect(problems).toEqual([]);
  expect(await addressOf('2.x', '/docs/context')).toBeUndefined();
});

it('has another fingerprint when a link leads elsewhere', async () => {
  const before = (await load()).links.fingerprint();
  expect((await load()).links.fingerprint()).toBe(before);
  write('docs/context.mdx', '# Context\n');
  expect((await load()).links.fingerprint()).not.toBe(before);
});

it('leaves links alone before the content is loaded', async () => {
  const links = new OwnLinks(
    { ownLinks: { origin, pages: [], moved: {} } },
    readSite({ root, packages: ['shelf'], currentLibrary: '2.x' }),
    undefined,
  );
  expect(await links.ofLibrary('2.x', [`${origin}/docs/context`])).toEqual(new Map());
});
