import { expect, it, vi } from 'vitest';
import { checkPages } from '@typed-docs/snippets/check-snippets';
import { extractPage } from '@typed-docs/snippets/page';
import type { PageResult } from '@typed-docs/snippets/results';
import { libraryOfPath } from '@typed-docs/snippets/page-rules';
import { ApiLinks } from './api-links.ts';
import { site, snippetsSite } from './fixtures/trpc-packages.ts';

// The compiler loads the packages, and TypeDoc may have to read them first.
vi.setConfig({ testTimeout: 240_000 });

const block = (...lines: string[]) => ['```ts', ...lines, '```', ''].join('\n');
const pages = {
  'docs/links.mdx': block("import { httpLink } from '@trpc/client';", "httpLink({ url: '/' });").repeat(2),
  'docs/next.mdx':
    block("import { httpLink as link } from '@trpc/client';", "link({ url: '/' });") +
    block('const httpBatchLink = 1;', 'httpBatchLink;'),
  'versioned_docs/version-10.x/links.mdx': block("import { httpLink } from '@trpc/client';", 'httpLink;'),
};

async function createLinks(): Promise<ApiLinks> {
  const extracted = Object.entries(pages).map(([path, text]) =>
    extractPage(text, path, libraryOfPath(path, snippetsSite)),
  );
  const { pages: results, problems } = await checkPages(extracted, snippetsSite, { threads: 0 });
  expect(problems).toEqual([]);
  const store = {
    site: snippetsSite,
    compiled: async (): Promise<PageResult[]> => results,
    page: async (path: string) => results.find((page) => page.path === path),
  };
  return new ApiLinks(site, store);
}

it('knows guides by what the compiler finds in their blocks, and pages by names', async () => {
  const links = await createLinks();
  const httpLink = '/docs/typedoc/client/links/httpLink/functions/httpLink';
  const sources = Object.keys(pages).map((path) => ({ path, title: path, description: '', address: `/${path}` }));
  const before = await links.fingerprint();
  await links.readGuides(sources.reverse());
  expect(links.guidesOf(`${httpLink.slice(1)}.mdx`).map(({ title }) => title)).toEqual([
    'docs/links.mdx',
    'docs/next.mdx',
  ]);
  expect(links.guidesOf(`versioned_docs/version-11.x${httpLink.slice('/docs'.length)}.mdx`)).toEqual([]);
  expect(await links.fingerprint()).not.toBe(before);

  const ofLinks = await links.ofPage('docs/links.mdx');
  expect(ofLinks.ofCode('httpLink()')).toBe(httpLink);
  expect(ofLinks.ofCode('TRPCClientError')).toBe('/docs/typedoc/client/index/classes/TRPCClientError');
  expect(ofLinks.ofCode('@trpc/client')).toBe('/docs/typedoc/client');
  // A guide has a variable of this name, so the name alone is ambiguous.
  expect(ofLinks.ofCode('httpBatchLink')).toBeUndefined();
});

it.each([
  ['docs/client/links/httpLink.mdx', true],
  ['docs/typedoc/client/index.mdx', false],
  ['versioned_docs/version-10.x/links.mdx', false],
  ['blog/2021-01-01-post.mdx', false],
])('takes %s for a guide: %s', async (path, expected) => expect((await createLinks()).isGuide(path)).toBe(expected));
