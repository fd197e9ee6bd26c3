import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { PageLinks } from '../../page-links.ts';
import { quoteBlock } from '../../quote.ts';
import type { PageTypes } from '../../samples/popups.ts';
import type { CodeSample } from '../../samples/sample.ts';
import { createHighlighter, loadLanguages } from './highlight.ts';
import { createReader, createRenderer } from './remark-code-snippets.ts';
import { readSite } from '../site.ts';
import { SnippetStore } from '../snippet-store.ts';

const root = join(__dirname, '../../../../..');
const path = join(root, 'tests/fixtures/code-page/docs/page.mdx');

loadLanguages(['bash']);
const highlight = createHighlighter((types) => (types.includes('keyword') ? 'k' : undefined));

const links: PageLinks = {
  ofCode: () => undefined,
  ofIdentifier: ({ target }) => (target === 'initTRPC' ? ['/docs/typedoc/server/variables/initTRPC'] : []),
};

/** @param add nodes for the end of the page, as of a plugin between both */
async function render(value = readFileSync(path, 'utf8'), add: Root['children'] = []): Promise<Root> {
  const store = new SnippetStore(
    readSite({ root, currentLibrary: '11.x', packages: ['@trpc/*'], mainPackage: '@trpc/server' }),
  );
  const processor = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .use(createReader(store))
    .use(() => (tree: Root) => void tree.children.push(...add))
    .use(npm2yarn, { sync: true })
    .use(createRenderer(store, highlight), { linksOf: async () => links });
  const file = {
    path,
    value,
    fail: (message: string) => {
      throw new Error(message);
    },
  };
  return (await processor.run(processor.parse(value), file as never)) as unknown as Root;
}

interface Element {
  type: string;
  name?: string;
  attributes?: { name: string; value: { data: { estree: { body: { expression: Expression }[] } } } }[];
  children?: Element[];
}

interface Expression {
  type: string;
  name?: string;
  value?: unknown;
  elements?: Expression[];
  properties?: { key: { value: string }; value: Expression }[];
}

/** Runtime value of an attribute's literal. */
function evaluate({ type, name, value, elements, properties }: Expression): unknown {
  if (type === 'ArrayExpression') return elements!.map(evaluate);
  if (type === 'ObjectExpression')
    return Object.fromEntries(properties!.map((one) => [one.key.value, evaluate(one.value)]));
  return type === 'Identifier' ? `variable ${name}` : value;
}

function findAll(node: Element, name: string): Record<string, unknown>[] {
  const own =
    node.name === name
      ? [
          Object.fromEntries(
            node.attributes!.map((one) => [one.name, evaluate(one.value.data.estree.body[0]!.expression)]),
          ),
        ]
      : [];
  return [...own, ...(node.children ?? []).flatMap((child) => findAll(child, name))];
}

it('renders every fence of a page, with what the check found', { timeout: 60_000 }, async () => {
  const tree = (await render()) as unknown as Element;
  const samples = findAll(tree, 'CodeSample') as { sample: CodeSample; types?: string; setUp?: string }[];

  expect(
    samples.map(({ sample }) => [sample.lang, sample.title, sample.proof?.how, sample.code.split('\n').length]),
  ).toEqual([
    ['ts', 'server/trpc.ts', 'compiled', 3],
    ['ts', 'client.ts', 'compiled', 2],
    ['txt', undefined, 'verified', 1],
    ...Array.from({ length: 4 }, () => ['bash', undefined, undefined, 1]),
    ['json', undefined, undefined, 1],
    ...Array.from({ length: 4 }, () => ['bash', undefined, undefined, 1]),
    // Its block shows nothing.
    ['txt', undefined, 'verified', 1],
  ]);
  expect(samples.map(({ sample }) => sample.proof?.version).filter(Boolean)).toEqual(Array(4).fill('11.25.2'));
  expect(samples.filter(({ sample }) => sample.lang === 'bash').map(({ sample }) => sample.code)).toEqual([
    'npm install zod@4.6.7',
    'yarn add zod@4.6.7',
    'pnpm add zod@4.6.7',
    'bun add zod@4.6.7',
    'npm install @trpc/react-query@11.19.0',
    'yarn add @trpc/react-query@11.19.0',
    'pnpm add @trpc/react-query@11.19.0',
    'bun add @trpc/react-query@11.19.0',
  ]);
  expect(samples[0]).toMatchObject({
    types: 'variable __codeTypes',
    sample: { types: '0', paint: expect.stringMatching(/^k7/) },
  });
  expect(samples[1]).toMatchObject({ setUp: 'variable __codeSetUp', sample: { setUp: '2', excerpt: true } });

  expect(samples.flatMap(({ sample }) => sample.output ?? [])).toEqual(['joined', 'apart']);
  expect(findAll(tree, 'CodeProof')).toEqual([{ counts: [{ version: '11.25.2', compiled: 3, verified: 2 }] }]);

  const [files] = findAll(tree, 'CodeFiles') as { samples: CodeSample[] }[];
  expect(files!.samples.map(({ title, types }) => [title, types])).toEqual([
    ['a.ts', '6.0'],
    ['b.ts', '6.1'],
  ]);
  expect(JSON.stringify(tree), 'no include, no fence is left').not.toMatch(/hidden set-up|"type":"code"/);
});

it('writes what readers fetch into files, and imports their addresses', { timeout: 60_000 }, async () => {
  const tree = (await render()) as unknown as {
    children: { data?: { estree: { body: { source: { value: string } }[] } } }[];
  };
  const [types, setUps] = tree.children
    .slice(0, 2)
    .map((node) => JSON.parse(readFileSync(node.data!.estree.body[0]!.source.value, 'utf8')) as unknown);

  const { entries, blocks, pages } = types as PageTypes;
  expect(Object.keys(blocks)).toEqual(['0', '2', '6.0', '6.1']);
  expect(entries.map(({ text }) => text)).toContain('const a: 1');
  expect(pages).toEqual(['/docs/typedoc/server/variables/initTRPC']);
  expect(entries.find(({ text }) => text.includes('initTRPC'))?.pages).toEqual([0]);
  expect(setUps).toEqual({
    '2': "// hidden set-up\nconst first = 'Dune';\n\nconsole.log(first);\n",
  });
});

it('quotes a block of another page, with its result', { timeout: 60_000 }, async () => {
  const quoted = 'tests/fixtures/code-page/docs/page.mdx';
  const tree = (await render('# Reference\n', [quoteBlock({ path: quoted, index: 0 })])) as unknown as Element;
  expect(findAll(tree, 'CodeSample')).toEqual([
    {
      types: 'variable __codeTypes',
      sample: expect.objectContaining({ title: 'server/trpc.ts', proof: { how: 'compiled', version: '11.25.2' } }),
    },
  ]);
  expect(findAll(tree, 'CodeProof')).toEqual([]);
});

const comparison = (...inside: string[]) => `<BeforeAfter>\n\n${inside.join('\n\n')}\n\n</BeforeAfter>\n`;

it('compares the two blocks of a comparison', { timeout: 60_000 }, async () => {
  const tree = await render(comparison('```http\nGET /old HTTP/1.1\n```', '```http\nGET /new HTTP/1.1\n```'));
  expect(findAll(tree as unknown as Element, 'BeforeAfter')).toEqual([
    {
      before: expect.objectContaining({ code: 'GET /old HTTP/1.1', changed: [[5, 3]] }),
      after: expect.objectContaining({ code: 'GET /new HTTP/1.1', changed: [[5, 3]] }),
      unified: {
        code: 'GET /old HTTP/1.1\nGET /new HTTP/1.1',
        lang: 'http',
        removed: [1],
        added: [2],
        changed: [
          [5, 3],
          [23, 3],
        ],
      },
    },
  ]);
});

it('rejects a comparison of anything but two blocks', { timeout: 60_000 }, async () => {
  await expect(render(comparison('Text', '```http\nGET / HTTP/1.1\n```'))).rejects.toThrow(
    '<BeforeAfter>: expected two code blocks, before and after; found 2 elements, of which 1 are code',
  );
});
