import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { importDiagrams } from './diagrams.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(importDiagrams);

const transform = (text: string) => processor.runSync(processor.parse(text), { path: 'docs/a.mdx' }) as Root;

it('imports each diagram of a page once, in front of the text', () => {
  const tree = transform(
    '<Diagram name="split-link" />\n\n<Diagram name="link-chain" focus="logger" />\n\n<Diagram name="split-link" />',
  );
  expect(tree.children.map((node) => [node.type, 'value' in node ? node.value : undefined])).toEqual([
    ['mdxjsEsm', "import diagram0 from '@site/src/components/diagrams/definitions/split-link';"],
    ['mdxjsEsm', "import diagram1 from '@site/src/components/diagrams/definitions/link-chain';"],
    ...Array.from({ length: 3 }, () => ['mdxJsxFlowElement', undefined]),
  ]);
  expect(tree.children.flatMap((node) => ('attributes' in node ? [node.attributes] : []))).toMatchObject([
    [{ name: 'diagram', value: { value: 'diagram0' } }],
    [
      { name: 'focus', value: 'logger' },
      { name: 'diagram', value: { value: 'diagram1' } },
    ],
    [{ name: 'diagram', value: { value: 'diagram0' } }],
  ]);
});

it.each([
  ['<Diagram name="link-chian" />', 'found "link-chian"; did you mean `link-chain`?'],
  ['<Diagram />', 'found none'],
  ['<Diagram name={1} />', 'found none'],
  ['<Diagram name="link-chain" focus="log" />', 'focus="…" with "logger", "retry" or "end"; found "log"'],
  ['<Diagram name="split-link" focus="log" />', 'with nothing, because it has no parts; found "log"'],
  ['<Diagram name="split-link" title="A" />', 'expected name="…" and focus="…"; found "title"'],
])('rejects %s', (text, message) => {
  expect(() => transform(text)).toThrow(message);
});

it('says where', () => {
  expect(() => transform('Text\n\n<Diagram name="x" />')).toThrow(expect.objectContaining({ line: 3, column: 1 }));
});
