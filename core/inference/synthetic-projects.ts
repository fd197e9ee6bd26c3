/** A project to measure the compiler with. */
export interface SyntheticProject {
  /** What makes it different from the others, as a row of a table says it. */
  name: string;
  /** The library version whose packages it uses. */
  library: '9.x' | '10.x' | '11.x';
  files: Record<string, string>;
  /** Has a `tsconfig.types.json` whose declarations have to be written before the project is measured. */
  needsDeclarations?: true;
}

/** How many procedures a file of a synthetic router holds. */
const perFile = 20;

const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};
const configOf = (entry: string, more = {}) =>
  JSON.stringify({ compilerOptions: { ...compilerOptions, ...more }, files: [entry] });
const declarations = { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: 'types', rootDir: '.' };

/**
 * Routers of one size, written in different styles, each with a client that calls one procedure of every file.
 *
 * @param procedures how many procedures the routers hold together
 */
export function syntheticProjects(procedures: number): SyntheticProject[] {
  const files = Math.ceil(procedures / perFile);
  const plain = () => `z.object({ id: z.string(), title: z.string().min(1), pages: z.number().optional() })`;
  const derived = (id: string) =>
    `base.extend({ extra${id}: z.string() }).omit({ note: true }).partial({ pages: true })`;
  const shared = () => 'bookInput';
  const projects: SyntheticProject[] = [
    {
      name: 'one chain of calls',
      library: '9.x',
      files: { 'router.ts': chain(procedures), 'client.ts': chainClient(procedures) },
    },
    {
      name: 'a chain per file, merged',
      library: '9.x',
      files: { ...chains(files), 'client.ts': chainClient(procedures) },
    },
    ...(['10.x', '11.x'] as const).flatMap((library): SyntheticProject[] => [
      {
        name: 'a router per file',
        library,
        files: { ...routers(files, plain), 'client.ts': client(library, files) },
      },
      {
        name: 'the same, with return types',
        library,
        files: { ...routers(files, plain, ': Book'), 'client.ts': client(library, files) },
      },
      {
        name: 'inputs derived from a base schema',
        library,
        files: { ...routers(files, derived), 'client.ts': client(library, files, 'extra') },
      },
      {
        name: 'inputs that share one schema',
        library,
        files: { ...routers(files, shared), 'client.ts': client(library, files) },
      },
      {
        name: 'the client alone, against declarations of derived inputs',
        library,
        files: {
          ...routers(files, derived),
          'client.ts': client(library, files, 'extra').replace("'./router'", "'./types/router'"),
          'tsconfig.types.json': configOf('router.ts', declarations),
        },
        needsDeclarations: true,
      },
    ]),
  ];
  return projects.map((project) => ({
    ...project,
    files: { ...project.files, 'tsconfig.json': configOf('client.ts') },
  }));
}

const title = (i: number) => `title-${i}`;

const schemas = `import { z } from 'zod';
export interface Book { id: string; title: string; pages: number }
export const bookInput = z.object({ id: z.string(), title: z.string().min(1), pages: z.number().optional() });
export const base = z.object({ id: z.string(), title: z.string().min(1), pages: z.number(), note: z.string() });
`;

function routers(files: number, input: (id: string) => string, returns = ''): Record<string, string> {
  const names = Array.from({ length: files }, (_, file) => `shelf${file}`);
  const modules = names.map((name, file) => {
    const entries = Array.from({ length: perFile }, (_, i) => {
      const id = String(file * perFile + i);
      return `  book${i}: t.procedure.input(${input(id)}).query(({ input })${returns} => ({ id: input.id, title: '${title(i)}', pages: 1 })),`;
    });
    const text = `import { z } from 'zod';\nimport { t } from './trpc';\nimport { base, bookInput, type Book } from './schemas';\nexport const ${name} = t.router({\n${entries.join('\n')}\n});\n`;
    return [`${name}.ts`, text] as const;
  });
  return {
    'trpc.ts': `import { initTRPC } from '@trpc/server';\nexport const t = initTRPC.create();\n`,
    'schemas.ts': schemas,
    ...Object.fromEntries(modules),
    'router.ts': [
      `import { t } from './trpc';`,
      ...names.map((name) => `import { ${name} } from './${name}';`),
      `export const appRouter = t.router({ ${names.join(', ')} });`,
      `export type AppRouter = typeof appRouter;`,
    ].join('\n'),
  };
}

/** @param extra the beginning of the name of a property that each input has besides */
function client(library: '10.x' | '11.x', files: number, extra?: string): string {
  const create = library === '10.x' ? 'createTRPCProxyClient' : 'createTRPCClient';
  const calls = Array.from({ length: files }, (_, file) => {
    const more = extra ? `, ${extra}${file * perFile}: ''` : '';
    const input = `{ id: '1', title: 'Dune'${more} }`;
    return `export const call${file} = client.shelf${file}.book0.query(${input}).then((book) => book.title.length);`;
  });
  return [
    `import { ${create}, httpBatchLink } from '@trpc/client';`,
    `import type { AppRouter } from './router';`,
    `const client = ${create}<AppRouter>({ links: [httpBatchLink({ url: '/' })] });`,
    ...calls,
  ].join('\n');
}

const chainEntries = (from: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `  .query('book${from + i}', { input: z.object({ id: z.string(), title: z.string().min(1), pages: z.number().optional() }), resolve: ({ input }) => ({ id: input.id, title: '${title(i)}', pages: 1 }) })`,
  ).join('\n');

function chain(procedures: number): string {
  return `import * as trpc from '@trpc/server';\nimport { z } from 'zod';\nexport const appRouter = trpc.router()\n${chainEntries(0, procedures)};\nexport type AppRouter = typeof appRouter;\n`;
}

function chains(files: number): Record<string, string> {
  const names = Array.from({ length: files }, (_, file) => `shelf${file}`);
  const modules = names.map((name, file) => {
    const text = `import * as trpc from '@trpc/server';\nimport { z } from 'zod';\nexport const ${name} = trpc.router()\n${chainEntries(file * perFile, perFile)};\n`;
    return [`${name}.ts`, text] as const;
  });
  return {
    ...Object.fromEntries(modules),
    'router.ts': [
      `import * as trpc from '@trpc/server';`,
      ...names.map((name) => `import { ${name} } from './${name}';`),
      `export const appRouter = trpc.router()${names.map((name) => `.merge(${name})`).join('')};`,
      `export type AppRouter = typeof appRouter;`,
    ].join('\n'),
  };
}

function chainClient(procedures: number): string {
  const calls = Array.from(
    { length: Math.ceil(procedures / perFile) },
    (_, file) =>
      `export const call${file} = client.query('book${file * perFile}', { id: '1', title: 'Dune' }).then((book) => book.title.length);`,
  );
  return [
    `import { createTRPCClient } from '@trpc/client';`,
    `import type { AppRouter } from './router';`,
    `const client = createTRPCClient<AppRouter>({ url: '/' });`,
    ...calls,
  ].join('\n');
}
