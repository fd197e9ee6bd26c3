/**
 * Measures the compiler's work on synthetic routers in several styles (`tsc --extendedDiagnostics`), for the figures in
 * /blog/typescript-performance-lessons.
 *
 *   npm run measure-inference -- [--procedures 400] [--compiler <folder of a typescript package>]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const root = path.resolve(__dirname, '..');
const perFile = 20;

type Files = Record<string, string>;

/** Row of the table. All projects have the same procedures, and a client that calls one per file. */
interface Project {
  name: string;
  library: '9.x' | '10.x' | '11.x';
  files: Files;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      procedures: { type: 'string', default: '400' },
      compiler: { type: 'string', default: path.join(root, 'node_modules/typescript') },
    },
  });
  const fileCount = Math.ceil(Number(values.procedures) / perFile);
  if (!(fileCount > 0)) throw new Error(`--procedures must be a number of 1 or more, not "${values.procedures}"`);
  const compiler = path.resolve(values.compiler);
  const { version } = JSON.parse(readFileSync(path.join(compiler, 'package.json'), 'utf8')) as { version: string };
  console.log(`TypeScript ${version}, ${fileCount * perFile} procedures\n`);
  console.log('| Project | tRPC | Instantiations | Check time |\n| --- | --- | ---: | ---: |');
  for (const project of createProjects(fileCount)) {
    const { instantiations, seconds } = measure(project, path.join(compiler, 'bin/tsc'));
    console.log(`| ${project.name} | ${project.library} | ${instantiations.toLocaleString('en')} | ${seconds} s |`);
  }
}

function measure({ library, files }: Project, tsc: string): { instantiations: number; seconds: number } {
  const parent = path.join(root, 'library', library, '.run');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'measure-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    if (files['tsconfig.types.json']) compile(tsc, folder, '--project', 'tsconfig.types.json');
    const printed = compile(tsc, folder, '--extendedDiagnostics');
    const read = (label: string) => Number(new RegExp(`^${label}:\\s+([\\d.]+)`, 'm').exec(printed)?.[1]);
    return { instantiations: read('Instantiations'), seconds: read('Check time') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function compile(tsc: string, cwd: string, ...args: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...args], { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`tsc ${args.join(' ')} failed in ${cwd}:\n${stdout.slice(0, 2000)}`);
  return stdout;
}

const plain = () => 'z.object({ id: z.string(), title: z.string().min(1), pages: z.number().optional() })';
const derived = (id: number) => `base.extend({ extra${id}: z.string() }).omit({ note: true }).partial({ pages: true })`;
const shared = () => 'bookInput';

/** Source text for routers of 10.x and 11.x: input schema, return type of the resolvers, import of the client. */
const styles = [
  { name: 'a router per file', input: plain },
  { name: 'the same, with return types', input: plain, returns: ': Book' },
  { name: 'inputs derived from a base schema', input: derived },
  { name: 'inputs that share one schema', input: shared },
  { name: 'only the client, against declarations of derived inputs', input: derived, router: './types/router' },
];

function createProjects(fileCount: number): Project[] {
  const toProject = (name: string, library: Project['library'], ...files: Files[]) => ({
    name,
    library,
    files: Object.assign({ 'tsconfig.json': config('client.ts') }, ...files) as Files,
  });
  const declarations = {
    'tsconfig.types.json': config('router.ts', { noEmit: false, declaration: true, emitDeclarationOnly: true }),
  };
  return [
    toProject('one chain of calls', '9.x', chain(fileCount), chainClient(fileCount)),
    toProject('a chain per file, merged', '9.x', chains(fileCount), chainClient(fileCount)),
    ...(['10.x', '11.x'] as const).flatMap((library) =>
      styles.map(({ name, input, returns, router }) => {
        const files = [routers(fileCount, input, returns), client(library, fileCount, input === derived, router)];
        return toProject(name, library, ...files, router ? declarations : {});
      }),
    ),
  ];
}

const config = (entry: string, more = {}) =>
  JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], outDir: 'types', rootDir: '.' },
      ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', ...more },
    },
    files: [entry],
  });

const range = <T>(length: number, create: (index: number) => T) => Array.from({ length }, (_, index) => create(index));

function routers(fileCount: number, input: (id: number) => string, returns = ''): Files {
  const names = range(fileCount, (file) => `shelf${file}`);
  const modules = names.map((name, file): [string, string] => {
    const entries = range(perFile, (i) => {
      const result = `({ id: input.id, title: 'title-${i}', pages: 1 })`;
      return `  book${i}: t.procedure.input(${input(file * perFile + i)}).query(({ input })${returns} => ${result}),`;
    });
    const imports = `import { z } from 'zod';\nimport { t } from './trpc';\nimport { base, bookInput, type Book } from './schemas';`;
    return [`${name}.ts`, `${imports}\nexport const ${name} = t.router({\n${entries.join('\n')}\n});\n`];
  });
  return {
    'trpc.ts': `import { initTRPC } from '@trpc/server';\nexport const t = initTRPC.create();\n`,
    'schemas.ts': `import { z } from 'zod';
export interface Book { id: string; title: string; pages: number }
export const bookInput = z.object({ id: z.string(), title: z.string().min(1), pages: z.number().optional() });
export const base = z.object({ id: z.string(), title: z.string().min(1), pages: z.number(), note: z.string() });\n`,
    ...Object.fromEntries(modules),
    'router.ts': joinRouters(`import { t } from './trpc';`, names, `t.router({ ${names.join(', ')} })`),
  };
}

const joinRouters = (imports: string, names: readonly string[], router: string) =>
  [
    imports,
    ...names.map((name) => `import { ${name} } from './${name}';`),
    `export const appRouter = ${router};`,
    'export type AppRouter = typeof appRouter;',
  ].join('\n');

function client(library: string, fileCount: number, isDerived: boolean, router = './router'): Files {
  const create = library === '10.x' ? 'createTRPCProxyClient' : 'createTRPCClient';
  const calls = range(fileCount, (file) => {
    const input = `{ id: '1', title: 'Dune'${isDerived ? `, extra${file * perFile}: ''` : ''} }`;
    return `export const call${file} = client.shelf${file}.book0.query(${input}).then((book) => book.title.length);`;
  });
  const imports = `import { ${create}, httpBatchLink } from '@trpc/client';\nimport type { AppRouter } from '${router}';`;
  const instance = `const client = ${create}<AppRouter>({ links: [httpBatchLink({ url: '/' })] });`;
  return { 'client.ts': [imports, instance, ...calls].join('\n') };
}

const chainImports = `import * as trpc from '@trpc/server';\nimport { z } from 'zod';`;

const chainOf = (from: number, count: number) =>
  range(count, (i) => {
    const resolve = `({ input }) => ({ id: input.id, title: 'title-${i}', pages: 1 })`;
    return `\n  .query('book${from + i}', { input: ${plain()}, resolve: ${resolve} })`;
  }).join('');

const chain = (fileCount: number): Files => ({
  'router.ts': joinRouters(chainImports, [], `trpc.router()${chainOf(0, fileCount * perFile)}`),
});

function chains(fileCount: number): Files {
  const names = range(fileCount, (file) => `shelf${file}`);
  const modules = names.map((name, file): [string, string] => [
    `${name}.ts`,
    `${chainImports}\nexport const ${name} = trpc.router()${chainOf(file * perFile, perFile)};\n`,
  ]);
  const merged = `trpc.router()${names.map((name) => `.merge(${name})`).join('')}`;
  return { ...Object.fromEntries(modules), 'router.ts': joinRouters(chainImports, names, merged) };
}

function chainClient(fileCount: number): Files {
  const calls = range(fileCount, (file) => {
    const call = `client.query('book${file * perFile}', { id: '1', title: 'Dune' })`;
    return `export const call${file} = ${call}.then((book) => book.title.length);`;
  });
  const imports = `import { createTRPCClient } from '@trpc/client';\nimport type { AppRouter } from './router';`;
  return {
    'client.ts': [imports, `const client = createTRPCClient<AppRouter>({ url: '/' });`, ...calls].join('\n'),
  };
}

main();
