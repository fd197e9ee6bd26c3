import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parsePage } from '@typed-docs/snippets/page';
import { escapeText, fileOfAddress, inlineCode } from './mdx.ts';

function read(mdx: string): { text: string; nodes: string[] } {
  const nodes: string[] = [];
  let text = '';
  visit(parsePage(mdx), (node) => {
    nodes.push(node.type);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') text += node.value;
    if (node.type === 'mdxTextExpression') text += JSON.parse(node.value) as string;
  });
  return { text, nodes };
}

describe('escapeText', () => {
  it.each([
    'a * b * c, __d__, ~~e~~ and `f`',
    '<script>alert(1)</script> {process.exit()}',
    '[no link](https://example.org) ![no image](x)',
    '- no item',
    '12. no item either',
    '# no heading',
    'import nothing from here',
    'export is a word',
    '| no | table |',
    'a \\ b &amp; c',
    ':::note',
  ])('shows %j as it is', (text) => {
    const tree: Root = parsePage(escapeText(text));
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph']);
    expect((tree.children[0] as Paragraph).children.map(({ type }) => type)).toEqual(['text']);
    expect(read(escapeText(text)).text).toBe(text);
  });
});

describe('inlineCode', () => {
  it.each(['a', '`a`', 'a``b', '{ a: <T> }'])('holds %j', (text) => {
    expect(read(inlineCode(text)).text).toBe(text);
  });
});

describe('fileOfAddress', () => {
  const site = { address: '/docs/typedoc', slug: '/typedoc', product: 'tRPC', version: '11.x' };

  it.each([
    ['/docs/typedoc', '/typedoc/index.mdx'],
    ['/docs/typedoc/client', '/typedoc/client/index.mdx'],
    ['/docs/typedoc/client/links/wsLink/wsLink', '/typedoc/client/links/wsLink/wsLink/index.mdx'],
    ['/docs/typedoc/client/index/functions/httpLink', '/typedoc/client/index/functions/httpLink.mdx'],
    [
      '/docs/typedoc/client/links/wsLink/wsLink/functions/wsLink',
      '/typedoc/client/links/wsLink/wsLink/functions/wsLink.mdx',
    ],
  ])('%s stands in %s', (address, file) => {
    expect(fileOfAddress(address, site)).toBe(file);
  });
});
