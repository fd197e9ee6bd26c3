import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { describeSymbol } from '../description.ts';
import type { ApiPage } from '../page.ts';
import { readApiReference, sidebarFile, writeReference, type ApiReference } from './api-reference.ts';
import { readPackages } from './entry-points.ts';
import { generateReference } from './generate.ts';
import type { ApiReferenceSite } from './site.ts';
import { site, snippetsSite } from './fixtures/trpc-packages.ts';

// TypeDoc reads all packages and their dependencies.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const scratch = mkdtempSync(join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let reference: ApiReference;
beforeAll(async () => {
  reference = await readApiReference(site, snippetsSite.root);
});

/** Counts published exports without TypeDoc, the sources or our own modules. */
function countExports(): { names: string[]; points: Map<string, Set<string>> } {
  const files = new Map<string, string>();
  for (const name of ['client', 'next', 'react-query', 'server', 'tanstack-react-query']) {
    const { folder } = readPackages(site).find((one) => one.name === `@trpc/${name}`)!;
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
  const points = new Map<string, Set<string>>();
  for (const [specifier, file] of files) {
    const exported = checker
      .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
      // Without an export list, declaration files export all their declarations, including private helpers.
      .filter(({ declarations = [] }) =>
        declarations.some(
          (one) => ts.isExportSpecifier(one) || ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export,
        ),
      );
    points.set(specifier, new Set(exported.map(({ name }) => name)));
    for (const symbol of exported) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      // Libraries have declarations of the same package twice.
      const declaredIn = /.*\/node_modules\/(@?[^/]+\/[^/]+)/.exec(
        target.declarations![0]!.getSourceFile().fileName,
      )?.[1];
      members.set(`${declaredIn} ${target.name} ${symbol.name}`, symbol);
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

  it('have a description of their own, in the length that is shown', () => {
    const descriptions = reference.pages.map(({ symbol, docs }) => describeSymbol(symbol, docs, site));
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.filter(({ length }) => length < 70 || length > 160)).toEqual([]);
  });

  it('have the same signature, source and rows that others link to', () => {
    const text = read('client/links/httpBatchLink/functions/httpBatchLink');
    expect(text).toContain(
      [
        '## Signature',
        '',
        '```ts',
        'function httpBatchLink<TRouter extends AnyTRPCRouter>(',
        "  opts: HTTPBatchLinkOptions<TRouter['_def']['_config']['$types']>,",
        '): TRPCLink<TRouter>;',
        '```',
        '',
      ].join('\n'),
    );
    const { version } = readPackages(site).find((one) => one.name === '@trpc/client')!;
    const file = 'packages/client/src/links/httpBatchLink.ts';
    expect(text).toContain(`Defined in [\`${file}\`](https://github.com/trpc/trpc/blob/v${version}/${file}#L`);
    expect(read('client/index/interfaces/TRPCRequestOptions')).toContain('<ApiAnchor id="context" />`context?`');
    expect(read('server/index/variables/initTRPC')).toContain(
      'Refers to [`TRPCBuilder`](/typedoc/server/index/interfaces/TRPCBuilder.mdx).',
    );
    expect(read('server/adapters/next/interfaces/NextApiRequest')).toContain('(https://www.npmjs.com/package/next)');
  });

  it('link to pages that exist', () => {
    const files = new Set(listPages().map((path) => `/typedoc/${path}`));
    const links = listPages().flatMap((path) =>
      [...read(path).matchAll(/\]\((\/[^)#]*)/g)].map(([, target]) => target!),
    );
    expect(links.length).toBeGreaterThan(1000);
    expect(links.filter((target) => !files.has(target))).toEqual([]);
  });
});

function find(name: string): ApiPage {
  return reference.pages.find(({ symbol }) => symbol.name === name)!;
}

function listPages(): string[] {
  return readdirSync(reference.folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdx'));
}

function read(path: string): string {
  return readFileSync(join(reference.folder, path.endsWith('.mdx') ? path : `${path}.mdx`), 'utf8');
}

describe('a page', () => {
  it('of a name from several entry points is one, and tells the shortest way to import it', () => {
    expect(find('splitLink').symbol).toMatchObject({
      entryPoint: '@trpc/client',
      aliases: ['@trpc/client/links/splitLink', '@trpc/react-query'],
    });
  });

  it('says what to use instead of something deprecated, for the export that is', () => {
    expect(find('experimental_lazy').deprecated).toBe(true);
    expect(find('lazy').deprecated).toBe(false);
    expect(read('server/index/functions/experimental_lazy')).toMatch(/:::warning\[Deprecated\]\n\nuse \[lazy\]/);
    expect(read('server/index/type-aliases/AnyRouter')).toContain('Another name of [`AnyTRPCRouter`]');
  });

  it('of an entry point lists what most readers need before what is internal or deprecated', () => {
    const text = read('server/index');
    expect(text.indexOf('/functions/lazy.mdx')).toBeLessThan(text.indexOf('<details>'));
    const [hidden] = /<details>\n<summary>\d+ internal and \d+ deprecated<\/summary>[^]*?<\/details>/.exec(text)!;
    expect(hidden).toContain('<ApiKind of="function" />[`experimental_lazy`]');
  });

  it('has no members of foreign types, and those of types that are not exported', () => {
    expect(read('client/index/classes/TRPCClientError')).not.toContain('stack');
    expect(read('client/index/interfaces/WebSocketClientOptions')).toMatch(
      /id="url"[^]*id="websocket"|id="websocket"[^]*id="url"/,
    );
  });
});

it('writes only what changed, and removes what is gone', () => {
  const siteDir = join(scratch, 'site');
  writeReference(site, reference, siteDir);
  const sidebar = join(siteDir, site.folder, sidebarFile);
  const stale = join(siteDir, site.folder, 'gone/functions/old.mdx');
  mkdirSync(dirname(stale), { recursive: true });
  writeFileSync(stale, '');
  const page = join(siteDir, site.folder, 'client/index.mdx');
  const before = statSync(page).mtimeMs;
  writeFileSync(sidebar, 'something else');
  writeReference(site, reference, siteDir);
  expect(statSync(page).mtimeMs).toBe(before);
  expect(JSON.parse(readFileSync(sidebar, 'utf8'))).toMatchObject([{ label: 'API reference' }]);
  expect(existsSync(dirname(dirname(stale)))).toBe(false);
});

describe('of packages that are made up', () => {
  /** Creates packages with the given source of `@trpc/client`; the others export only a type. */
  function assemble(name: string, client: string): { site: ApiReferenceSite; out: string } {
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
    return { site: { ...site, libraries: [made] }, out: join(made, 'out') };
  }

  it('a warning of TypeDoc that nobody explained is told, with its place', async () => {
    const made = assemble('warning', '/**\n * A type.\n * @whatever this is\n */\nexport type A = string;\n');
    await expect(generateReference(made)).rejects.toThrow(
      /@trpc\/client\/src\/index\.ts:3 - Encountered an unknown block tag @whatever\n.*expectedWarnings/s,
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
    await generateReference(made);
    const text = (path: string) => readFileSync(join(made.out, `pages/client/index/${path}.mdx`), 'utf8');
    expect(text('functions/pick')).toContain(
      '```ts\nfunction pick(key: string): string;\n```\n\n```ts\nfunction pick(key: number, fallback?: number): number;\n```',
    );
    expect(text('functions/inferred')).toContain('| `size?` | `number` | `3` |');
    const box = text('classes/Box');
    expect(box).toContain('class Box<T extends object = object> {');
    expect(box).toContain('<ApiAnchor id="content" />`content?` | `T` | The content. |');
    expect(box).toContain('### open()');
    expect(box).not.toMatch(/secret|hidden|inside/);
    expect(text('interfaces/Options')).toContain('How many. **Default** `7`');
  });

  it('says since when a member exists, unless the first release has it', async () => {
    const made = assemble('since', 'export type First = 1;\nexport type Later = 1;\nexport type Other = 1;');
    const history = (major: string, name: string) => ({
      package: '@trpc/client',
      major,
      releases: [{ version: '11.0.0' }, { version: '11.2.0', added: { '.': [name] } }],
      newest: { exports: {}, deprecated: {} },
    });
    const histories = [history('11.x', 'Later'), history('10.x', 'Other')];
    await generateReference({ ...made, site: { ...made.site, histories } });
    const intro = (name: string) =>
      /^Type of .*$/m.exec(readFileSync(join(made.out, `pages/client/index/type-aliases/${name}.mdx`), 'utf8'))?.[0];
    expect(intro('Later')).toBe('Type of [`@trpc/client`](/typedoc/client/index.mdx), since 11.2.0.');
    expect(intro('First')).toBe('Type of [`@trpc/client`](/typedoc/client/index.mdx).');
    expect(intro('Other'), 'of another version').toBe('Type of [`@trpc/client`](/typedoc/client/index.mdx).');
  });

  it('a package without sources is named', async () => {
    const made = assemble('sources', '');
    rmSync(join(made.site.libraries[0]!, 'node_modules/@trpc/client/src'), { recursive: true });
    await expect(generateReference(made)).rejects.toThrow(/@trpc\/client exports .* but has no source/);
  });

  it('keeps the reference that another process finished meanwhile, because it may be read', async () => {
    const made = assemble('twice', 'export type A = string;');
    writeFileSync(join(made.site.libraries[0]!, 'package-lock.json'), '{}');
    for (const { name } of made.site.packages) {
      mkdirSync(join(made.site.libraries[0]!, 'node_modules', name, 'dist'));
      writeFileSync(join(made.site.libraries[0]!, 'node_modules', name, 'dist/index.d.mts'), 'export type A = string;');
    }
    const root = join(scratch, 'cache');
    const folder = dirname((await readApiReference(made.site, root)).folder);
    const result = readFileSync(join(folder, 'reference.json'));
    rmSync(join(folder, 'reference.json'));
    const second = readApiReference(made.site, root);
    writeFileSync(join(folder, 'reference.json'), result);
    writeFileSync(join(folder, 'pages/first'), '');
    await second;
    expect(existsSync(join(folder, 'pages/first'))).toBe(true);
    expect(readdirSync(dirname(folder))).toEqual([basename(folder)]);
  });
});
