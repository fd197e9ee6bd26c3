import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { load } from 'cheerio';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it, vi } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { TypeTables } from '../type-table/type-tables.ts';
import { snippetsSite } from '../fixtures/trpc-packages.ts';
import { renderTypeTables, type CommentLinks } from './remark-type-table.ts';

// The first request loads all types of a library.
vi.setConfig({ testTimeout: 60_000 });

const root = resolve(__dirname, '../../../../..');
const typeTables = new TypeTables(snippetsSite);

async function render(page: string, links?: CommentLinks): Promise<{ tree: Root; tables: Record<string, unknown>[] }> {
  const path = `tests/fixtures/type-table/${page}.mdx`;
  const tree = parsePage(readFileSync(join(root, path), 'utf8'));
  await renderTypeTables(tree, path, typeTables, links);
  const tables: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
    tables.push({
      component: name,
      ...Object.fromEntries(attributes.flatMap((one) => ('name' in one ? [[one.name, one.value]] : []))),
    });
  });
  return { tree, tables };
}

describe('renderTypeTables', () => {
  it('puts finished tables where the elements stood', async () => {
    const { tree, tables } = await render('tables');
    expect(tree.children.map(({ type }) => type)).toEqual(['yaml', 'mdxJsxFlowElement', 'mdxJsxFlowElement', 'list']);
    expect(tables.map(({ component }) => component)).toEqual(Array(3).fill('TypeTableMarkup'));
    const $ = load(String(tables[1]!.html));
    expect($('caption').text()).toBe('What a TRPCError is made of');
    expect(
      $('tbody th > code')
        .map((_, code) => $(code).text())
        .get(),
    ).toEqual(['code', 'message', 'cause']);
    const names = load(String(tables[2]!.html))('tbody th > code').toArray();
    expect(names).toHaveLength(5);
  });

  it('gives ids to members that occur once on the page', async () => {
    const { tables } = await render('tables');
    expect(tables[0]!.ids).toBe('option-maxurllength option-maxitems');
    expect(load(String(tables[0]!.html))('#option-maxurllength')).toHaveLength(1);
    expect(load(String(tables[0]!.html))('#option-url')).toHaveLength(0);
  });

  it('links comments to pages of this site, and reports the links to its check', async () => {
    const limit = 'https://trpc.io/docs/client/links/httpBatchLink#limiting-batch-size';
    const { tables } = await render('tables', {
      baseUrl: '/base/',
      ofLibrary: async (library, urls) =>
        new Map(
          library === '11.x' && urls.includes(limit)
            ? [[limit, { address: '/docs/batching#limit', title: 'Batching' }]]
            : [],
        ),
    });
    const $ = load(String(tables[0]!.html));
    expect($('a[href="/base/docs/batching#limit"]').text()).toBe('Batching');
    expect($(`a[href="${limit}"]`)).toHaveLength(0);
    expect(tables[0]!.links).toBe('/base/docs/batching#limit');
    expect((await render('tables')).tables[0]!.links).toBeUndefined();
  });

  it('throws every problem of a page, at its place', async () => {
    const error = await render('older-version').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message.split('\n')).toEqual([
      expect.stringContaining(
        "tests/fixtures/type-table/older-version.mdx:6:1 - TypeTable: `@trpc/client` 9.27.4 doesn't export",
      ),
      expect.stringContaining('tests/fixtures/type-table/older-version.mdx:10:1 - TypeTable: '),
    ]);
    expect((error as Error).stack).toBe((error as Error).message);
  });
});
