import { join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { createGuideLister, createOwnLinker } from './remark-api-reference.ts';

const root = '/site';
const file = { path: join(root, 'docs/typedoc/client/index/functions/a.mdx') };

function listLinks(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => void urls.push(url));
  return urls;
}

describe('createGuideLister', () => {
  const guides = new Map([
    ['/docs/typedoc/client/index/functions/a', [{ title: 'Guide *one*', address: '/docs/one' }]],
  ]);
  const list = async (path: string) => {
    const tree = parsePage('Text\n\n<ApiGuides />');
    await createGuideLister(root, async () => guides)()(tree, { path });
    return tree;
  };

  it('puts the guides where the mark stood', async () => {
    const tree = await list(file.path);
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'list']);
    expect(listLinks(tree)).toEqual(['/docs/one']);
    expect(JSON.stringify(tree)).toContain('"Guide *one*"');
  });

  it('leaves nothing where no guide uses the member, as in frozen versions', async () => {
    for (const path of ['docs/typedoc/client/index/functions/b.mdx', 'versioned_docs/version-1.x/typedoc/c.mdx']) {
      expect(
        (await list(join(root, path))).children.map(({ type }) => type),
        path,
      ).toEqual(['paragraph']);
    }
  });
});

describe('createOwnLinker', () => {
  it.each([
    ['https://trpc.io/docs/v11/server/context', '/docs/server/context'],
    ['https://trpc.io/docs/server/context#a', '/docs/server/context#a'],
    ['https://trpc.io/docs/v10/server/context', 'https://trpc.io/docs/v10/server/context'],
    ['https://example.org/docs/server/context', 'https://example.org/docs/server/context'],
  ])('%s becomes %s', (from, to) => {
    const tree = parsePage(`[a](${from})`);
    createOwnLinker(root, new Set(['/docs/server/context']))()(tree, file);
    expect(listLinks(tree)).toEqual([to]);
  });
});
