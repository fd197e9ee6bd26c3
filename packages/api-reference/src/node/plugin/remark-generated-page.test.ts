import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { breakNames, linkOwnPages, placeGuides } from './remark-generated-page.ts';

function listLinks(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => void urls.push(url));
  return urls;
}

describe('placeGuides', () => {
  it('puts the guides where the mark stood', () => {
    const tree = parsePage('Text\n\n<ApiGuides />');
    placeGuides(tree, [{ title: 'Guide *one*', description: 'About one.', address: '/docs/one' }]);
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'list']);
    expect(listLinks(tree)).toEqual(['/docs/one']);
    expect(JSON.stringify(tree)).toContain('"Guide *one*"');
    expect(JSON.stringify(tree)).toContain('": About one."');
  });

  it('leaves nothing where no guide uses the member', () => {
    const tree = parsePage('Text\n\n<ApiGuides />');
    placeGuides(tree, []);
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
  });
});

describe('linkOwnPages', () => {
  it.each([
    ['https://shelf.example/docs/v2/server/context', '/docs/server/context'],
    ['https://shelf.example/docs/server/context#a', '/docs/server/context#a'],
    ['https://shelf.example/docs/server/context#old', '/docs/server/context#new'],
    ['https://shelf.example/docs/v1/server/context', 'https://shelf.example/docs/v1/server/context'],
    ['https://example.org/docs/server/context', 'https://example.org/docs/server/context'],
  ])('%s becomes %s', (from, to) => {
    const tree = parsePage(`[a](${from})`);
    linkOwnPages(tree, {
      origin: 'https://shelf.example',
      pages: ['/docs/server/context'],
      moved: { '/docs/v2/': '/docs/', '/docs/server/context#old': '/docs/server/context#new' },
    });
    expect(listLinks(tree)).toEqual([to]);
  });
});

it('breakNames lets long names wrap', () => {
  const tree = parsePage('`httpBatchStreamLink`, `lazy` and `a sentence of code`');
  breakNames(tree);
  const wraps: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({ name }) => void wraps.push(name!));
  expect(wraps).toEqual(['code', 'wbr', 'wbr', 'wbr']);
});
