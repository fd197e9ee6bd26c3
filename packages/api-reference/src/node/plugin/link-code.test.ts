import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { linkCode } from './link-code.ts';

const parse = (page: string) => unified().use(remarkParse).use(remarkMdx).parse(page) as Root;

/** @returns heading, text and address of each link */
function readLinks(tree: Root): string[] {
  const links: string[] = [];
  let heading = '';
  visit(tree, (node) => {
    if (node.type === 'heading') heading = textOf(node);
    if (node.type === 'link') links.push(`${heading}: ${textOf(node)} ${node.url}`);
  });
  return links;
}

function textOf(node: object): string {
  let text = '';
  visit(node as Root, (one) => {
    if ('value' in one) text += one.value;
  });
  return text;
}

describe('linkCode', () => {
  const run = (page: string) => {
    const tree = parse(page);
    linkCode(tree, (code) => (/^\w+Link(\(\))?$/.test(code) ? `/api/${code.replace('()', '')}` : undefined));
    return tree;
  };

  it('links the first mention of a section, however it is written', () => {
    const page = [
      'An `httpLink`, a `shelf`, again `httpLink()`.',
      '## Retry',
      '- `httpLink` and `retryLink`',
      '### More',
      '<div>\n\n`httpLink` once more\n\n</div>',
      '## Split',
      '`retryLink()`',
    ];
    expect(readLinks(run(page.join('\n\n')))).toEqual([
      ': httpLink /api/httpLink',
      'Retry: httpLink /api/httpLink',
      'Retry: retryLink /api/retryLink',
      'Split: retryLink() /api/retryLink',
    ]);
  });

  it('leaves headings, links, code blocks and what one presses as they are', () => {
    const page = [
      '## `httpLink`',
      '[`httpLink`](./a.mdx) [`httpLink`][ref]',
      '<a href="/b">`httpLink`</a>',
      '<details><summary>`httpLink`</summary></details>',
      '```ts\nhttpLink\n```',
      '[ref]: ./c.mdx',
    ].join('\n\n');
    expect(run(page)).toEqual(parse(page));
  });

  it('keeps the code within its link, and gives that a class', () => {
    const [paragraph] = run('`httpLink`').children;
    expect(paragraph).toMatchObject({
      children: [
        {
          type: 'link',
          data: { hProperties: { className: ['api-link'] } },
          children: [{ type: 'inlineCode', value: 'httpLink' }],
        },
      ],
    });
  });
});
