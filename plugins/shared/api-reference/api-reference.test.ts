import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiPage } from '../../../core/api-reference/page.ts';
import { symbolKinds } from '../../../core/api-reference/symbols.ts';
import { readApiReference, referenceFolder, sidebarFile, writeReference, type ApiReference } from './api-reference.ts';
import { generateReference } from './generate.ts';

// TypeDoc reads all packages and what they depend on.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const root = resolve(__dirname, '../../..');
const library = join(root, 'library/11.x');
const scratch = mkdtempSync(join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let reference: ApiReference;
beforeAll(async () => {
  reference = await readApiReference(root);
});

/** What the published declarations export, counted without TypeDoc, the sources, or any of our own modules. */
function countExports(): { names: string[]; points: Map<string, Set<string>> } {
  const files = new Map<string, string>();
  for (const name of ['client', 'next', 'react-query', 'server', 'tanstack-react-query']) {
    const folder = join(library, 'node_modules/@trpc', name);
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, { import: { types: string } }>;
    };
    for (const [path, conditions] of Object.entries(exports)) {
      if (path === './package.json' || path.startsWith('./unstable-')) continue;
      files.set(`@trpc/${name}${path.slice(1)}`, join(folder, conditions.import.types));
    }
  }
  const program = ts.createProgram([...files.values()], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const members = new Map<string, ts.Symbol>();
  const ids = new Map<ts.Symbol, number>();
  const points = new Map<string, Set<string>>();
  for (const [specifier, file] of files) {
    const exported = checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      // Without an export list, a declaration file exports all that it declares, private helpers as well.
      .filter(({ declarations = [] }) =>
        declarations.some(
          (one) => ts.isExportSpecifier(one) || ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export,
        ),
      );
    points.set(specifier, new Set(exported.map(({ name }) => name)));
    for (const symbol of exported) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      if (!ids.has(target)) ids.set(target, ids.size);
      members.set(`${ids.get(target)} ${symbol.name}`, symbol);
    }
  }
  return { names: [...members.values()].map(({ name }) => name).sort(), points };
}

describe('the pages', () => {
  it('are as many as the members that the published declarations export', () => {
    const { names, points } = countExports();
    expect(reference.pages.map(({ symbol }) => symbol.name).sort()).toEqual(names);
    for (const [specifier, exported] of points) {
      const listed = reference.pages
        .filter(({ symbol }) => symbol.entryPoint === specifier || symbol.aliases.includes(specifier))
        .map(({ symbol }) => symbol.name);
      expect(new Set(listed), specifier).toEqual(exported);
    }
  });

  it('stand where others link to', () => {
    const addresses = new Set(reference.pages.map(({ symbol }) => symbol.address));
    for (const path of [
      'client/index/classes/TRPCUntypedClient',
      'client/index/classes/TRPCClientError',
      'client/index/interfaces/Encoder',
      'client/index/interfaces/WebSocketClientOptions',
      'client/index/type-aliases/TRPCFetch',
      'client/links/splitLink/functions/splitLink',
    ]) {
      expect(addresses, path).toContain(`/docs/typedoc/${path}`);
    }
    expect(addresses.size, 'two members at one address').toBe(reference.pages.length);
  });

  it('know the rows that others link to', () => {
    expect(find('TRPCRequestOptions').properties.map(({ id }) => id)).toContain('context');
  });

  it('have a description of their own, in the length that is shown', () => {
    const descriptions = reference.pages.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('name the line of the source that declares them', () => {
    const own = reference.pages.filter(({ source }) => source.path.startsWith('packages/'));
    const foreign = reference.pages.filter((page) => !own.includes(page));
    expect(foreign.map(({ symbol }) => symbol.name).sort()).toEqual([
      'NextApiHandler',
      'NextApiRequest',
      'NextApiResponse',
    ]);
    for (const { symbol, source } of own) {
      const [, version, path, line] =
        /^https:\/\/github\.com\/trpc\/trpc\/blob\/v(\S+?)\/packages\/(\S+)#L(\d+)$/.exec(source.address) ?? [];
      expect(version).toBe('11.19.0');
      const text = readFileSync(join(library, 'node_modules/@trpc', path!), 'utf8').split('\n')[Number(line) - 1]!;
      expect(text, symbol.name).toMatch(/^export |^(const|function|type|interface) |^ {2}\w+ = |^\w/);
    }
  });

  it('link to pages that exist, and to https', () => {
    const known = new Set(reference.pages.map(({ symbol }) => symbol.address));
    const codes = reference.pages.flatMap((page) => [
      page.signature,
      ...[...page.typeParameters, ...page.properties, ...page.methods].flatMap(({ type }) => type ?? []),
    ]);
    const links = codes.flatMap((code) => code.links.map((link) => ({ ...link, text: code.text })));
    expect(links.length).toBeGreaterThan(500);
    for (const { address, start, length, text } of links) {
      expect(text.slice(start, start + length)).toMatch(/^[\w$]+$/);
      if (!address.startsWith('https://')) expect(known, address).toContain(address);
    }
  });
});

function find(name: string): ApiPage {
  return reference.pages.find(({ symbol }) => symbol.name === name)!;
}

describe('a page', () => {
  it('of a name from several entry points is one, and tells the shortest way to import it', () => {
    expect(find('splitLink').symbol).toMatchObject({
      entryPoint: '@trpc/client',
      aliases: ['@trpc/client/links/splitLink', '@trpc/react-query'],
    });
  });

  it('prints a function with the types that the compiler knows', () => {
    const { signature, signatures, typeParameters } = find('httpBatchLink');
    expect(signature.text).toBe(
      [
        'function httpBatchLink<TRouter extends AnyRouter>(',
        "  opts: HTTPBatchLinkOptions<TRouter['_def']['_config']['$types']>,",
        '): TRPCLink<TRouter>;',
      ].join('\n'),
    );
    expect(typeParameters.map(({ name }) => name)).toEqual(['TRouter']);
    expect(signatures.map(({ parameters }) => parameters.map(({ name }) => name))).toEqual([['opts']]);
  });

  it('says what to use instead of something deprecated, for the export that is', () => {
    expect(find('experimental_lazy').deprecated).toEqual([
      { type: 'paragraph', spans: expect.arrayContaining([{ type: 'code', text: 'lazy' }]) },
    ]);
    expect(find('lazy').deprecated).toBeUndefined();
    expect(find('AnyRouter').deprecated).toBeDefined();
    expect(find('AnyTRPCRouter').deprecated).toBeUndefined();
  });

  it('names the members of a foreign type only', () => {
    expect(find('TRPCClientError').inherited).toEqual([
      expect.objectContaining({ from: 'Error', address: expect.stringContaining('developer.mozilla.org') }),
    ]);
    const rows = find('TRPCClientError').properties.map(({ name }) => name);
    expect(rows).not.toContain('stack');
  });

  it('describes the members of a type that is not exported, as they stand nowhere else', () => {
    expect(find('WebSocketClientOptions').properties.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['url', 'connectionParams']),
    );
  });

  it('has a folder for its kind', () => {
    for (const { symbol } of reference.pages) {
      expect(symbol.address.split('/').slice(-2)).toEqual([symbolKinds[symbol.kind].folder, symbol.name]);
    }
  });
});

it('two runs write the same bytes', async () => {
  const pages = await generateReference({ root: library, out: scratch });
  expect(JSON.stringify(pages)).toBe(JSON.stringify(reference.pages));
  const fresh = join(scratch, 'pages');
  const list = (folder: string) => ts.sys.readDirectory(folder).map((file) => file.slice(folder.length));
  expect(list(fresh)).toEqual(list(reference.folder));
  for (const path of list(fresh)) {
    expect(readFileSync(fresh + path).equals(readFileSync(reference.folder + path)), path).toBe(true);
  }
});

it('writes only what changed, and removes what is gone', () => {
  const siteDir = join(scratch, 'site');
  writeReference(root, reference, siteDir);
  const sidebar = join(siteDir, referenceFolder, sidebarFile);
  const stale = join(siteDir, referenceFolder, 'gone/functions/old.mdx');
  mkdirSync(dirname(stale), { recursive: true });
  writeFileSync(stale, '');
  const page = join(siteDir, referenceFolder, 'client/index.mdx');
  const before = statSync(page).mtimeMs;
  writeFileSync(sidebar, 'something else');
  writeReference(root, reference, siteDir);
  expect(statSync(page).mtimeMs).toBe(before);
  expect(JSON.parse(readFileSync(sidebar, 'utf8'))).toMatchObject([{ label: 'API reference' }]);
  expect(existsSync(dirname(dirname(stale)))).toBe(false);
});

describe('of packages that are made up', () => {
  /** Packages with the given source of `@trpc/client`; the others export nothing but a type. */
  function assemble(name: string, client: string): { root: string; out: string } {
    const made = join(scratch, name);
    for (const each of ['client', 'next', 'react-query', 'server', 'tanstack-react-query']) {
      const folder = join(made, 'node_modules/@trpc', each);
      mkdirSync(join(folder, 'src'), { recursive: true });
      const exports = { '.': { import: { types: './dist/index.d.mts' } } };
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.2.3', exports }));
      writeFileSync(join(folder, 'src/index.ts'), each === 'client' ? client : 'export type Nothing = never;');
    }
    mkdirSync(join(made, 'node_modules/@types/node'), { recursive: true });
    writeFileSync(join(made, 'node_modules/@types/node/index.d.ts'), '');
    return { root: made, out: join(made, 'out') };
  }

  it('a warning of TypeDoc that nobody explained is told, with its place', async () => {
    const made = assemble('warning', '/**\n * A type.\n * @whatever this is\n */\nexport type A = string;\n');
    await expect(generateReference(made)).rejects.toThrow(
      /@trpc\/client\/src\/index\.ts:3 - Encountered an unknown block tag @whatever\n.*typedoc-warnings\.ts/s,
    );
  });

  it('shows overloads, defaults, and nothing that is private or internal', async () => {
    const made = assemble(
      'kinds',
      `
        export function pick(key: string): string;
        export function pick(key: number, fallback?: number): number;
        export function pick(key: unknown): unknown { return key; }
        export const inferred = (size = 3) => ({ size });
        export class Box<T extends object = object> {
          #secret = 1;
          private hidden = 2;
          /** @internal */
          inside = 3;
          /** The content. */
          readonly content?: T;
          open(how: 'fast' | 'slow'): T | undefined { return this.content; }
        }
        export interface Options {
          /** How many.
           * @default 7 */
          size?: number;
        }
      `,
    );
    const pages = new Map((await generateReference(made)).map((page) => [page.symbol.name, page]));
    expect(pages.get('pick')!.signature.text).toBe(
      'function pick(key: string): string;\nfunction pick(key: number, fallback?: number): number;',
    );
    expect(pages.get('pick')!.signatures.map(({ parameters }) => parameters.length)).toEqual([1, 2]);
    const [{ parameters = [], returns } = {}] = pages.get('inferred')!.signatures;
    expect(parameters).toMatchObject([{ name: 'size', type: { text: 'number' }, default: { text: '3' } }]);
    expect(returns?.type.text).toBe('{ size: number }');
    expect(pages.get('Box')!.signature.text).toBe(
      [
        'class Box<T extends object = object> {',
        '  readonly content?: T;',
        "  open(how: 'fast' | 'slow'): T | undefined;",
        '}',
      ].join('\n'),
    );
    expect(pages.get('Box')!.typeParameters).toMatchObject([
      { name: 'T', type: { text: 'object' }, default: { text: 'object' } },
    ]);
    expect(pages.get('Options')!.properties).toMatchObject([{ name: 'size', optional: true, default: { text: '7' } }]);
    const mdx = readFileSync(join(made.out, 'pages/client/index/functions/pick.mdx'), 'utf8');
    expect(mdx).toMatch(/## Overload 1\n[^]*### Parameters[^]*## Overload 2\n/);
  });

  it('a package without sources is named', async () => {
    const made = assemble('sources', '');
    rmSync(join(made.root, 'node_modules/@trpc/client/src'), { recursive: true });
    await expect(generateReference(made)).rejects.toThrow(/@trpc\/client exports .* but has no source/);
  });
});
