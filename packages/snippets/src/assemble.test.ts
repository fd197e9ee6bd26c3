import { describe, expect, it } from 'vitest';
import { assembleBlock } from './assemble.ts';
import { extractPage } from './page.ts';
import type { SiteIncludes } from './types.ts';

function assemble(source: string, siteIncludes: SiteIncludes = {}, path = 'docs/a.mdx') {
  const page = extractPage(source.replaceAll('~~~', '```'), path, '11.x');
  expect(page.problems).toEqual([]);
  return assembleBlock(page.blocks.at(-1)!, page, siteIncludes);
}

const shared = (includes: Record<string, string>): SiteIncludes => ({
  '11.x': {
    version: '11.x',
    folder: 'library/11.x/includes',
    byName: Object.fromEntries(
      Object.entries(includes).map(([name, text]) => [name, { path: `library/11.x/includes/${name}.ts`, text }]),
    ),
  },
});

describe('assembleBlock', () => {
  it('includes blocks of other libraries of the docs version, and no others', () => {
    const libraries: SiteIncludes = {
      '11.x': { version: '11.x', folder: '', byName: {} },
      '11.x-react': { version: '11.x', folder: '', byName: {} },
      '10.x': { version: '10.x', folder: '', byName: {} },
    };
    const text = (library: string) => `
~~~ts title="a.ts"
export const a = 1;
~~~
~~~ts library=${library}
// @include: a.ts
export { a } from './a';
~~~`;
    expect(assemble(text('11.x-react'), libraries)).toMatchObject({ problems: [], included: [0] });
    expect(assemble(text('10.x'), libraries).problems).toMatchObject([
      { message: expect.stringMatching('unknown include') },
    ]);
  });

  it('puts included files before the own one, each with its own includes first', () => {
    const { source, problems, included } = assemble(`
~~~ts title="a.ts"
export const a = 1;
~~~
~~~ts title="b.ts"
// @include: a.ts
export { a } from './a';
~~~
~~~ts title="c.ts"
// @include: b.ts
// @include: a.ts
import { a } from './b';
~~~`);
    expect(problems).toEqual([]);
    expect(included).toEqual([1, 0]);
    expect(source).toBe(
      "// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nexport { a } from './a';\n// @filename: c.ts\nimport { a } from './b';\n",
    );
  });

  it('begins the own file with the raw text of an include', () => {
    const { source } = assemble(`
~~~ts include set-up
const raw = 1;
// @filename: other.ts
export const other = 2;
~~~
~~~ts title="own.ts"
// @include: set-up
raw;
~~~`);
    expect(source).toBe(
      '// @filename: other.ts\nexport const other = 2;\n// @filename: own.ts\nconst raw = 1;\nraw;\n',
    );
  });

  it('replaces an included file of the own name', () => {
    const { source } = assemble(
      '~~~ts title="a.ts"\n// @include: shelf\nexport const a = 2;\n~~~',
      shared({ shelf: '// @filename: a.ts\nexport const a = 1;\n// @filename: b.ts\nexport const b = 1;\n' }),
    );
    expect(source).toBe('// @filename: b.ts\nexport const b = 1;\n// @filename: a.ts\nexport const a = 2;\n');
  });

  it('takes the block above when a title is there several times, and applies diffs', () => {
    const { source } = assemble(`
~~~ts title="a.ts"
first();
~~~
~~~ts title="a.ts"
first(); // [!code --]
second(); // [!code ++]
~~~
~~~ts
// @include: a.ts
~~~`);
    expect(source).toContain('second();\n');
    expect(source).not.toContain('first');
  });

  it('prefers an include of the page to a shared one, which sees shared ones only', () => {
    const page = `
~~~ts include base
const fromPage = 1;
~~~
~~~ts
// @include: base
// @include: derived
~~~`;
    const { source, problems } = assemble(page, shared({ base: 'const shared = 1;', derived: '// @include: base' }));
    expect(problems).toEqual([]);
    expect(source).toContain('const fromPage = 1;\nconst shared = 1;\n');
  });

  it('looks for includes among the blocks of the same library version', () => {
    const { problems } = assemble(`
~~~ts library=10.x title="a.ts"
export const a = 1;
~~~
~~~ts
// @include: a.ts
~~~`);
    expect(problems).toMatchObject([{ line: 6, message: expect.stringContaining('unknown include `a.ts`') }]);
  });

  it('names the members of an include cycle', () => {
    const { problems } = assemble('~~~ts\n// @include: a\n~~~', shared({ a: '// @include: b', b: '// @include: a' }));
    expect(problems).toMatchObject([
      { path: 'library/11.x/includes/b.ts', line: 1, message: expect.stringContaining('include cycle: a → b → a') },
    ]);
  });

  it('remembers where each line comes from', () => {
    const { lines } = assemble(
      '~~~ts\n// @include: shelf\n  const own = 1;\n~~~',
      shared({ shelf: '// @filename: a.ts\nexport const a = 1;' }),
    );
    expect(lines.map(({ origin, own }) => [origin.path, origin.line, own])).toEqual([
      ['library/11.x/includes/shelf.ts', 2, false],
      ['library/11.x/includes/shelf.ts', 2, false],
      ['docs/a.mdx', 3, true],
      ['docs/a.mdx', 3, true],
    ]);
  });

  it('rejects to include what is not compiled', () => {
    const { problems } = assemble('~~~ts title="a.ts" no-check="reason"\n1;\n~~~\n~~~ts\n// @include: a.ts\n~~~');
    expect(problems).toMatchObject([{ message: expect.stringContaining('not compiled (no-check)') }]);
  });
});
