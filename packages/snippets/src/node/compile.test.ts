import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompileTask } from '../compiler-result.ts';
import { LibraryCompiler } from './compile.ts';

const compiler = new LibraryCompiler(resolve(__dirname, '../../../../library/11.x'), ['@trpc/*']);

const taskOf = (code: string, name = 'index.ts'): CompileTask => {
  const source = `// @filename: ${name}\n${code}\n`;
  return {
    files: [{ name, text: source, start: 0 }],
    visible: [[0, source.length]],
    completions: [],
  };
};
const errors = (...tasks: CompileTask[]) =>
  compiler.compile(tasks).map((result) => result.errors.map(({ code }) => code));

describe('LibraryCompiler', () => {
  it('keeps the names of blocks apart, global ones too', () => {
    const declares = taskOf('declare global { var shelfOfFlat: string[] }\nexport {};\nshelfOfFlat.length;');
    expect(errors(taskOf('const a = 1;'), taskOf('const a = 2;'), declares, taskOf('shelfOfFlat.length;'))).toEqual([
      [],
      [],
      [],
      [2304],
    ]);
  }, 30_000);

  it('sees no files of earlier blocks', () => {
    expect(errors(taskOf('export const a = 1;', 'a.ts'))).toEqual([[]]);
    expect(errors(taskOf("import { a } from './a';\na;"))).toEqual([[2307]]);
  }, 30_000);

  it('finds no error where a type was requested first', () => {
    expect(
      errors(taskOf('export const a = <p>{1}</p>;', 'a.tsx'), taskOf('export const b = <p>{1}</p>;', 'a.tsx')),
    ).toEqual([[], []]);
  }, 30_000);

  it('gives the same result, whatever it is compiled with', () => {
    const first = taskOf('const numbers: number[] = [];\nnumbers.length;');
    const second = taskOf("const books: { title: string }[] = [];\nbooks.length + 'a'.length;");
    const alone = compiler.compile([second]);
    expect(compiler.compile([first, second])[1]).toEqual(alone[0]);
    expect(alone[0]!.hovers.map(({ text }) => text)).toContain('(property) Array.length: number');
  }, 30_000);

  it('shows a block what its own imports add to global names, and nothing that those of others add', () => {
    const nodeEnv = (code: string) => taskOf(`${code}\nprocess.env.NODE_ENV;`);
    const [next, other] = compiler.compile([nodeEnv("import 'next';"), nodeEnv('export {};')]);
    const typeIn = (result: typeof next) => result!.hovers.find(({ target }) => target === 'NODE_ENV')!.text;
    expect(typeIn(next)).toContain('"production"');
    expect(typeIn(other)).toBe('string | undefined');
  }, 30_000);

  it('checks set-up that blocks share once, and reports to each', () => {
    const withSetUp = (setUp: string, code: string): CompileTask => {
      const first = `// @filename: server.ts\n${setUp}\n`;
      const second = `// @filename: index.ts\n${code}\n`;
      return {
        ...taskOf(''),
        files: [
          { name: 'server.ts', text: first, start: 0 },
          { name: 'index.ts', text: second, start: first.length },
        ],
        visible: [[0, first.length + second.length]],
      };
    };
    const setUp = 'export const shelf: string = 1;';
    const results = compiler.compile([
      withSetUp(setUp, "import { shelf } from './server';\nshelf;"),
      withSetUp(setUp, "import { shelf } from './server';\nshelf.length;"),
      withSetUp('export const shelf = 1;', "import { shelf } from './server';\nshelf.length;"),
    ]);
    expect(results.map(({ errors }) => errors.map(({ code }) => code))).toEqual([[2322], [2322], [2339]]);
    expect(results.map(({ hovers }) => hovers.findLast(({ target }) => target === 'shelf')!.text)).toEqual([
      '(alias) const shelf: string\nimport shelf',
      '(alias) const shelf: string\nimport shelf',
      '(alias) const shelf: 1\nimport shelf',
    ]);
  }, 30_000);

  it('says what of the library a name is, whatever it is called here', () => {
    const declaredIn = (code: string, ...otherFiles: CompileTask['files']) => {
      const task = taskOf(code);
      const files = otherFiles.map((file) => ({ ...file, start: -1000 }));
      const [result] = compiler.compile([{ ...task, files: [...files, ...task.files] }]);
      expect(result!.errors).toEqual([]);
      return result!.hovers.map(({ target, declared }) => `${target} ${declared?.replace(/-[\w-]{8}\./, '.') ?? '-'}`);
    };
    expect(
      declaredIn("import { httpLink as link, type HTTPLinkOptions } from '@trpc/client';\nlink({ url: '/' });"),
    ).toEqual([
      'httpLink @trpc/client/dist/httpLink.d.mts#httpLink',
      'link @trpc/client/dist/httpLink.d.mts#httpLink',
      'HTTPLinkOptions @trpc/client/dist/httpLink.d.mts#HTTPLinkOptions',
      'link @trpc/client/dist/httpLink.d.mts#httpLink',
      'url @trpc/client/dist/httpUtils.d.mts#HTTPLinkBaseOptions.url',
    ]);
    expect(declaredIn('const httpLink = 1;\nconst link = { httpLink };\nlink.httpLink;')).toEqual([
      'httpLink -',
      'link -',
      'httpLink -',
      'link -',
      'httpLink -',
    ]);
    expect(
      declaredIn("import { initTRPC } from '@trpc/server';\nconst t = initTRPC.create();\nt.router({});"),
    ).toContain('t -');
  }, 30_000);
});
