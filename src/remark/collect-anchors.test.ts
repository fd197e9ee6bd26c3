import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { collectAnchors } from './collect-anchors.ts';

const processor = unified().use(remarkParse).use(remarkMdx).use(collectAnchors);

const transform = (text: string) => JSON.stringify(processor.runSync(processor.parse(text)));

it.each(['<a id="old"></a>\n\n## Title', 'Text <a id="old"></a> and more.'])('replaces the anchor in %j', (text) => {
  expect(transform(text)).toContain(
    '"name":"Anchor","attributes":[{"type":"mdxJsxAttribute","name":"id","value":"old"',
  );
});

it('leaves links alone', () => {
  const text = '<a href="/docs" id="old">Docs</a>';
  expect(transform(text)).toBe(JSON.stringify(processor.parse(text)));
});
