import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
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
  const pages = new Map([['https://shelf.example/docs/a', { address: '/docs/a#size', title: 'Sizes' }]]);
  const linked = async (source: string) => {
    const tree = parsePage(source);
    await linkOwnPages(tree, async () => pages);
    return tree;
  };

  it('leads to the page', async () => {
    const tree = await linked('[a](https://shelf.example/docs/a), [b](https://example.org/docs/a)');
    expect(listLinks(tree)).toEqual(['/docs/a#size', 'https://example.org/docs/a']);
    expect(toString(tree)).toBe('a, b');
  });

  it('shows the title of the page instead of an address', async () => {
    expect(toString(await linked('[https://shelf.example/docs/a](https://shelf.example/docs/a)'))).toBe('Sizes');
    expect(toString(await linked('[`a`](https://shelf.example/docs/a)'))).toBe('a');
  });
});

it('breakNames lets long names wrap', () => {
  const tree = parsePage('`httpBatchStreamLink`, `lazy` and `a sentence of code`');
  breakNames(tree);
  const wraps: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({ name }) => void wraps.push(name!));
  expect(wraps).toEqual(['code', 'wbr', 'wbr', 'wbr']);
});
