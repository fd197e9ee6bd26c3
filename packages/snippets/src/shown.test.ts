import { describe, expect, it } from 'vitest';
import { extractPage } from './page.ts';
import { showBlock } from './shown.ts';

const show = (source: string) =>
  showBlock(extractPage(source.replaceAll('~~~', '```'), 'docs/a.mdx', '11.x').blocks[0]!).map(({ text }) => text);

describe('showBlock', () => {
  it('shows nothing of an include', () => {
    expect(show('~~~ts include shelf\nconst a = 1;\n~~~')).toEqual([]);
  });

  it('leaves out notation, cuts and the blank lines that they leave behind', () => {
    const source = `~~~ts title="a.ts"
// @include: shelf
// @errors: 2322
// @filename: a.ts

hidden();
// ---cut---

shown();
//   ^?
// ---cut-start---
hidden();
// ---cut-end---
shown();

// ---cut-after---
hidden();
~~~`;
    expect(show(source)).toEqual(['shown();', 'shown();']);
  });

  it('marks added, removed and highlighted lines', () => {
    const source = `~~~tsx {5}
old(); // [!code --]
added(); // [!code ++]
<p>
  {added} {/* [!code ++] */}
</p>
~~~`;
    const lines = showBlock(extractPage(source.replaceAll('~~~', '```'), 'docs/a.mdx', '11.x').blocks[0]!);
    expect(lines).toEqual([
      { text: 'old();', mark: 'removed', ownIndex: 0 },
      { text: 'added();', mark: 'added', ownIndex: 1 },
      { text: '<p>', ownIndex: 2 },
      { text: '  {added}', mark: 'added', ownIndex: 3 },
      { text: '</p>', highlighted: true, ownIndex: 4 },
    ]);
  });

  it('reads highlight comments, in other languages too', () => {
    const yaml = '~~~yaml\na: 1\n# highlight-start\nb: 2\nc: 3 # [!code ++]\n# highlight-end\nd: 4\n~~~';
    const lines = showBlock(extractPage(yaml.replaceAll('~~~', '```'), 'docs/a.mdx', '11.x').blocks[0]!);
    expect(lines.map(({ text, highlighted }) => [text, highlighted])).toEqual([
      ['a: 1', undefined],
      ['b: 2', true],
      ['c: 3', true],
      ['d: 4', undefined],
    ]);
  });

  it('tells where a further file of the block begins', () => {
    const source = '~~~ts title="a.ts"\na;\n// @filename: b.ts\nb;\n~~~';
    expect(showBlock(extractPage(source.replaceAll('~~~', '```'), 'docs/a.mdx', '11.x').blocks[0]!)).toMatchObject([
      { text: 'a;' },
      { file: 'b.ts' },
      { text: 'b;' },
    ]);
  });

  it('tells where the named file of the block begins, below another one', () => {
    const source = '~~~ts title="b.ts"\n// @filename: a.ts\na;\n// @filename: b.ts\nb;\n~~~';
    expect(showBlock(extractPage(source.replaceAll('~~~', '```'), 'docs/a.mdx', '11.x').blocks[0]!)).toMatchObject([
      { file: 'a.ts' },
      { text: 'a;' },
      { file: 'b.ts' },
      { text: 'b;' },
    ]);
  });
});
