import { describe, expect, it } from 'vitest';
import { assembleBlock } from '../assemble.ts';
import { extractPage } from '../page.ts';
import type { BlockResult, SnippetNode } from '../results.ts';
import type { Block } from '../types.ts';
import { createPlainSample, createSamples } from './create-samples.ts';
import { formatSetUp } from './set-up.ts';

const highlight = (code: string) => (code.startsWith('const') ? 'a5' : '');

function read(...lines: string[]) {
  const page = extractPage(lines.join('\n'), 'docs/page.mdx', '11.x');
  expect(page.problems).toEqual([]);
  return { page, block: page.blocks.at(-1)! };
}

function resultOf(block: Block, changes: Partial<BlockResult> = {}): BlockResult {
  const { index, line, lang, kind, library } = block;
  return { index, line, lang, kind, library, status: 'compiled', problems: [], ...changes };
}

describe('createSamples', () => {
  it('shows a block with its marks and without its notation', () => {
    const { block } = read(
      '```ts title="server.ts" {1} focus={1,2}',
      '// @errors: 2322',
      'const a = 1;',
      'const b = 2; // [!code ++]',
      'const c = 3; // [!code --]',
      '```',
    );
    expect(createSamples(block, '0', { highlight })).toEqual([
      {
        sample: {
          code: 'const a = 1;\nconst b = 2;\nconst c = 3;',
          paint: 'a5',
          lang: 'ts',
          title: 'server.ts',
          added: [2],
          removed: [3],
          highlighted: [1],
          focused: [1, 2],
        },
        hovers: [],
      },
    ]);
  });

  it('marks an excerpt, and each file of one', () => {
    const { block } = read('```ts excerpt', 'a;', '// @filename: b.ts', 'b;', '```');
    const samples = createSamples(block, '0', { highlight }).map(({ sample }) => sample);
    expect(samples.map(({ title, excerpt }) => [title, excerpt])).toEqual([
      ['index.ts', true],
      ['b.ts', true],
    ]);
  });

  it('says in place what the compiler found, and refers to the types of identifiers', () => {
    const { block } = read('```ts', 'const first: string = 1;', '//    ^?', '```');
    const place = { start: 6, length: 5, line: 0, character: 6 };
    const nodes: SnippetNode[] = [
      { type: 'hover', ...place, text: 'const first: string', target: 'first' },
      { type: 'query', ...place, text: 'const first: string', target: 'first' },
      { type: 'error', ...place, code: 2322, text: 'No string.' },
      { type: 'error', ...place, code: 2322, text: 'No string.' },
      {
        type: 'completion',
        start: 9,
        length: 0,
        line: 0,
        character: 9,
        completions: [{ name: 'first', kind: 'const' }],
        completionsPrefix: 'fir',
      },
    ];
    const [created] = createSamples(block, '0', { highlight, result: resultOf(block, { nodes }) });
    expect(created!.hovers).toEqual([nodes[0]]);
    expect(created!.sample).toMatchObject({
      types: '0',
      errors: [
        [6, 5],
        [6, 5],
      ],
      notes: [
        { kind: 'type', line: 1, column: 6, text: 'const first: string', paint: 'a5' },
        { kind: 'error', line: 1, column: 6, text: 'No string.', code: 2322 },
        { kind: 'completions', line: 1, column: 9, text: 'first', prefix: 'fir' },
      ],
    });
  });

  it('makes a sample of each file, with places of its own', () => {
    const { block } = read(
      '```ts title="server.ts"',
      'export const a = 1;',
      '',
      '// @filename: client.ts',
      '',
      "import { a } from './server';",
      '```',
    );
    const text = "export const a = 1;\n\n// @filename: client.ts\n\nimport { a } from './server';";
    const start = text.indexOf('{ a }') + 2;
    const nodes: SnippetNode[] = [
      { type: 'hover', start: 13, length: 1, line: 0, character: 13, text: 'const a: 1', target: 'a' },
      { type: 'hover', start, length: 1, line: 4, character: 9, text: '(alias) const a: 1', target: 'a' },
    ];
    const created = createSamples(block, '7', { highlight, result: resultOf(block, { nodes }), hasSetUp: true });
    expect(created.map(({ sample }) => sample)).toEqual([
      { code: 'export const a = 1;', lang: 'ts', title: 'server.ts', types: '7.0' },
      { code: "import { a } from './server';", lang: 'ts', title: 'client.ts', types: '7.1', setUp: '7' },
    ]);
    expect(created.map(({ hovers }) => hovers.map((node) => node.start))).toEqual([[13], [9]]);
  });

  it('takes the name of its only file for the title of a block', () => {
    const { block } = read('```ts', '// @filename: only.ts', 'const a = 1;', '```');
    expect(createSamples(block, '0', { highlight })).toMatchObject([{ sample: { title: 'only.ts' } }]);
  });

  it.each([
    ['compiled', { how: 'compiled', version: '11.19.0' }],
    ['parsed', undefined],
    ['unchecked', undefined],
    ['failed', undefined],
  ] as const)('marks a block that is %s', (status, proof) => {
    const { block } = read('```ts', 'const a = 1;', '```');
    const [created] = createSamples(block, '0', { highlight, version: '11.19.0', result: resultOf(block, { status }) });
    expect(created!.sample.proof).toEqual(proof);
  });

  it('marks nothing that no check covers, and output as verified', () => {
    const { block } = read('```ts run', "console.log('Dune');", '```', '```txt output', 'Dune', '```');
    const context = { highlight, version: '11.19.0' };
    expect(createSamples(block, '1', context)[0]!.sample.proof).toBeUndefined();
    expect(createSamples(block, '1', { ...context, output: 'apart' })[0]!.sample.proof).toEqual({
      how: 'verified',
      version: '11.19.0',
    });
  });

  it('shows the problems of a block', () => {
    const { block } = read('```ts', 'const a = 1;', '```');
    const problems = [{ path: 'docs/page.mdx', line: 2, column: 7, message: 'TS6133: unused' }];
    const [created] = createSamples(block, '0', { highlight, result: resultOf(block, { status: 'failed', problems }) });
    expect(created!.sample.problems).toEqual(['Line 2: TS6133: unused']);
  });
});

it('knows commands by their language', () => {
  expect(createPlainSample('npm start', 'bash', highlight)).toEqual({ code: 'npm start', lang: 'bash', shell: true });
  expect(createPlainSample('const a', 'js', highlight)).toEqual({ code: 'const a', lang: 'js', paint: 'a5' });
});

describe('formatSetUp', () => {
  const format = (...lines: string[]) => {
    const { page, block } = read(...lines);
    return formatSetUp(assembleBlock(block, page, {}));
  };

  const shelf = ['```ts include shelf', '// @filename: shelf.ts', 'export const shelf = 1;', '```'];

  it('has what is included and hidden in one file', () => {
    const code = ["import { shelf } from './shelf';", '// ---cut---', '// highlight-next-line', 'console.log(shelf);'];
    expect(format(...shelf, '```ts title="client.ts"', '// @include: shelf', ...code, '```')).toBe(
      'const shelf = 1;\n\nconsole.log(shelf);\n',
    );
  });

  it('has each file under its name where they cannot be one', () => {
    expect(format(...shelf, '```ts title="client.ts"', '// @include: shelf', "import('./shelf');", '```')).toBe(
      "// shelf.ts\nexport const shelf = 1;\n\n// client.ts\nimport('./shelf');\n",
    );
  });

  it('is nothing where all is shown', () => {
    expect(
      format('```ts', '// highlight-next-line', 'const a = 1;', 'const b = 1; // [!code --]', '```'),
    ).toBeUndefined();
  });
});
