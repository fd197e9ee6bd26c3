import { describe, expect, it } from 'vitest';
import { findIncomplete } from './check-complete.ts';
import { extractPage } from './page.ts';

const pageOf = (...lines: string[]) => extractPage(lines.join('\n').replaceAll('~~~', '```'), 'docs/a.mdx', '11.x');

/** What is missing on the page, as `line:column cause name`. */
const find = (lines: string[], continued: string[][] = []) =>
  [
    ...findIncomplete(
      pageOf(...lines),
      continued.map((page) => pageOf(...page)),
    ).values(),
  ]
    .flat()
    .map(({ line, column, cause, name }) => `${line}:${column} ${cause} ${name}`.trim());

describe('names', () => {
  it('has to be declared or imported in what readers see', () => {
    const lines = [
      '~~~ts',
      '// @include: shelf',
      "import { a } from 'a';",
      'const hidden = 1;',
      '// ---cut---',
      "import type { Book } from 'books';",
      'const first: Book = a(hidden, hidden);',
      '~~~',
    ];
    expect(find(lines)).toEqual(['7:21 name a', '7:23 name hidden']);
    expect(findIncomplete(pageOf(...lines), []).get(0)![0]).toMatchObject({
      path: 'docs/a.mdx',
      message:
        '`a` is neither declared nor imported in the visible code; ' +
        'import it visibly, show the file, or mark the block as `excerpt`',
    });
  });

  it('include types, JSX and names in further files of the block', () => {
    const lines = [
      '~~~tsx title="a.tsx"',
      'export const Page = ({ book }: { book: Book }) => <trpc.Provider><Shelf /><p>{book}</p></trpc.Provider>;',
      '// @filename: b.ts',
      'type Read = typeof read;',
      '~~~',
    ];
    expect(find(lines)).toEqual(['2:40 name Book', '2:52 name trpc', '2:67 name Shelf', '4:20 name read']);
  });

  it('may be those of JavaScript, Node.js and browsers, but no common words', () => {
    const known = 'fetch(process.env, Buffer, window, undefined, setTimeout) as Promise<RequestInit>;';
    expect(find(['~~~ts', known, 'console.log(name, status);', '~~~'])).toEqual(['3:13 name name', '3:19 name status']);
  });

  it('leave out removed lines, and the place of completions', () => {
    const lines = ['~~~ts', 'old(); // [!code --]', 'console.', '//      ^|', 'added(); // [!code ++]', '~~~'];
    expect(find(lines)).toEqual(['5:1 name added']);
  });

  it('knows the column of code in a list', () => {
    expect(find(['- ~~~ts', '  read();', '  ~~~'])).toEqual(['2:3 name read']);
  });

  it('may be missing in an excerpt and in an include', () => {
    expect(find(['~~~ts excerpt', 'read(;', '~~~', '', '~~~ts include shelf', 'read();', '~~~'])).toEqual([]);
  });
});

it('reports code that does not parse without what is hidden', () => {
  const lines = ['~~~ts', '// ---cut-start---', 'const a = {', '// ---cut-end---', '  b: 1,', '  c: 2,', '};', '~~~'];
  expect(find(lines)).toEqual(['6:4 syntax']);
});

describe('files', () => {
  const router = [
    '~~~ts title="server/router.ts"',
    'export const appRouter = 1;',
    'export type AppRouter = number;',
    '~~~',
  ];
  const client = (...imports: string[]) => ['~~~ts title="client/index.ts"', ...imports, '~~~', ''];

  it('have to be shown under the title to which an import leads', () => {
    const lines = [...client("import type { AppRouter } from '../server/router';", "import { x } from './x';")];
    expect(find([...lines, ...router])).toEqual(['3:19 file ./x']);
    expect(find(lines)).toEqual(['2:32 file ../server/router', '3:19 file ./x']);
    expect([...findIncomplete(pageOf(...lines), []).values()].flat()[0]!.message).toBe(
      "`../server/router` doesn't lead to a file that this page shows; show it in a block with the title " +
        '"server/router.ts", name the page that shows it in the front matter (`continues: <page>`), ' +
        'or mark the block as `excerpt`',
    );
  });

  it('may be on a page that this one continues', () => {
    expect(find(client("import { appRouter } from '../server/router';"), [router])).toEqual([]);
  });

  it('are searched from the root for a block without a title', () => {
    expect(find(['~~~ts', "import { appRouter } from './server/router';", '~~~', ...router])).toEqual([]);
    expect(find(['~~~ts', "import { appRouter } from './router';", '~~~', ...router])).toEqual(['2:27 file ./router']);
  });

  it.each(['./b', './b.js', './b/index', './c', '../client/c'])('are found for %s', (source) => {
    const b = [
      '~~~ts title="client/b.ts"',
      'export {};',
      '~~~',
      '~~~ts title="client/b/index.ts"',
      'export {};',
      '~~~',
    ];
    const c = ['~~~tsx title="client/c/index.tsx"', 'export {};', '~~~'];
    expect(find([...client(`import * as all from '${source}';`), ...b, ...c])).toEqual([]);
  });

  it('may be the further files of a block, data, and style sheets', () => {
    const data = ['~~~json title="client/data.json"', '{}', '~~~'];
    const imports = ["import data from './data.json';", "import './styles.css';", "import { c } from './c';"];
    expect(find([...client(...imports, '// @filename: client/c.ts', 'export const c = 1;'), ...data])).toEqual([]);
  });

  it('do not come from shared includes or hidden files', () => {
    const lines = [
      '~~~ts',
      '// @include: shelf',
      '// @filename: b.ts',
      'export const b = 1;',
      '// @filename: index.ts',
    ];
    expect(find([...lines, '// ---cut---', "import { b } from './b';", '~~~'])).toEqual(['7:19 file ./b']);
  });

  it('count for every kind of import', () => {
    const imports = [
      "export * from './a';",
      "await import('./b');",
      "type C = import('./c').C;",
      "export { d } from './d';",
    ];
    expect(find(client(...imports))).toEqual(['2:15 file ./a', '3:14 file ./b', '4:17 file ./c', '5:19 file ./d']);
  });
});

describe('exports', () => {
  const importing = (names: string) => ['~~~ts', `import ${names} from './b';`, '~~~', ''];
  const b = (...lines: string[]) => ['~~~ts title="b.ts"', ...lines, '~~~', ''];

  it('have to be in the visible code of the file', () => {
    const lines = [
      ...importing('{ shown, hidden }'),
      ...b('export const hidden = 1;', '// ---cut---', 'export const shown = 1;'),
    ];
    expect(find(lines)).toEqual(['2:17 export hidden']);
    expect([...findIncomplete(pageOf(...lines), []).values()].flat()[0]!.message).toBe(
      '`hidden` is not among the visible exports of b.ts; show its export there, or mark this block as `excerpt`',
    );
  });

  it.each([
    [
      '{ a, b as c, type D, E, f }',
      ['export const { a, x: { b } } = y;', 'export type D = 1;', 'export class E {}', 'export function f() {}'],
    ],
    ['main, { a as b }', ['export default 1;', 'const c = 1;', 'export { c as a };']],
  ])('may have any form: %s', (names, lines) => {
    expect(find([...importing(names), ...b('const y = { a: 1, x: { b: 1 } };', ...lines)])).toEqual([]);
  });

  it('may be spread over several blocks, and forwarded', () => {
    const forwarding = b("export * from './c';", 'export const a = 1;');
    const c = ['~~~ts title="c.ts"', "export * from './b';", 'export const c = 1;', '~~~', ''];
    expect(find([...importing('{ a, b, c, d }'), ...forwarding, ...b('export const b = 1;'), ...c])).toEqual([
      '2:19 export d',
    ]);
  });
});
