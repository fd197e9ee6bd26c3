import { describe, expect, it } from 'vitest';
import { extractPage } from './page.ts';
import { checkPasted, pasteBlocks } from './paste-block.ts';

const pageOf = (lines: string[]) => extractPage(lines.join('\n').replaceAll('~~~', '```'), 'docs/a.mdx', '11.x');

/** Files of the page's pasted blocks, as `name: text`. */
const paste = (lines: string[], ...continued: string[][]) =>
  pasteBlocks(pageOf(lines), continued.map(pageOf)).map(({ task }) =>
    task.files.map(({ name, text }) => `${name}: ${text.trim()}`),
  );

const file = (title: string, ...code: string[]) => [`~~~ts title="${title}"`, ...code, '~~~', ''];
const sample = [
  '~~~ts run',
  "import { a } from './a';",
  '// ---cut-start---',
  'hidden();',
  '// ---cut-end---',
  '~~~',
  '',
];

describe('pasteBlocks', () => {
  it('takes what readers see of a block, and the shown files that it needs', () => {
    const router = file('b.ts', '// ---cut---', 'export const b = 1;');
    const client = file('a.ts', "export { b as a } from './b';");
    expect(paste([...router, ...client, ...file('c.ts', 'export {};'), ...sample])).toEqual([
      ["index.ts: import { a } from './a';", "a.ts: export { b as a } from './b';", 'b.ts: export const b = 1;'],
    ]);
  });

  it('takes the nearest file that exports what is imported', () => {
    const first = file('a.ts', 'export const a = 1;');
    const second = file('a.ts', 'export const a = 2;');
    const part = file('a.ts', 'export const other = 3;');
    const later = file('a.ts', 'export const a = 4;');
    expect(paste([...first, ...second, ...part, ...sample, ...later])).toEqual([
      ["index.ts: import { a } from './a';", 'a.ts: export const a = 2;'],
    ]);
  });

  it('prefers titles to further files of a block', () => {
    const several = ['~~~ts', '// @filename: a.ts', 'export const a = 2;', '~~~', ''];
    expect(paste([...file('a.ts', 'export const a = 1;'), ...several, ...sample])).toEqual([
      [expect.any(String), 'a.ts: export const a = 1;'],
    ]);
  });

  it('prefers files of the page to those of the pages that it continues from', () => {
    const [setUp, own] = [1, 2].map((n) => file('a.ts', `export const a = ${n};`));
    expect(paste(sample, setUp!)).toEqual([[expect.any(String), 'a.ts: export const a = 1;']]);
    expect(paste([...sample, ...own!], setUp!)).toEqual([[expect.any(String), 'a.ts: export const a = 2;']]);
  });

  it('leaves out blocks that import a listing', () => {
    expect(paste(['~~~txt title="a.ts"', 'export const a = …', '~~~', '', ...sample])).toEqual([]);
  });

  it('leaves out blocks that hide nothing, do not run, or are excerpts', () => {
    const plain = ['~~~ts run', 'console.log(1);', '~~~', ''];
    const excerpt = ['~~~ts run excerpt', ...sample.slice(1)];
    const notRun = ['~~~ts', ...sample.slice(1)];
    expect(paste([...plain, ...excerpt, ...notRun])).toEqual([]);
  });
});

describe('checkPasted', () => {
  const page = [...file('a.ts', 'export const a = 1;'), ...sample.toSpliced(1, 0, '// @errors: 2322')];
  const [pasted] = pasteBlocks(pageOf(page), []);
  const errorAt = (start: number, code = 2304) => ({
    errors: [{ start, length: 1, code, text: 'No.' }],
    hovers: [],
    completions: [],
  });

  it('reports errors at their place on the page', () => {
    const [problem] = checkPasted(pasted!, errorAt(9));
    expect(problem).toMatchObject({ path: 'docs/a.mdx', line: 7, column: 10 });
    expect(problem!.message).toMatch(/^TS2304: No\. \(in the visible code/);
  });

  it('leaves out pinned errors, and those of other blocks', () => {
    expect(checkPasted(pasted!, errorAt(9, 2322))).toEqual([]);
    expect(checkPasted(pasted!, errorAt(40))).toEqual([]);
  });
});
