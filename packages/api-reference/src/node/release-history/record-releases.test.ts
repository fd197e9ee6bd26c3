import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReleaseHistory } from '../../release-history/history.ts';
import { explain, type Registry } from './npm-registry.ts';
import { recordReleases } from './record-releases.ts';

let folder: string;
let fetched: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-history-'));
  fetched = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

type Files = Record<string, string>;

/** Files of a package whose main entry point has the given declarations. */
const main = (declarations: string): Files => ({ 'dist/index.d.mts': declarations });

function registryOf(published: Record<string, Files>): Registry {
  return {
    listVersions: () => Promise.resolve(Object.keys(published)),
    fetchReleases: (name, versions, target) => {
      fetched.push(...versions);
      return Promise.resolve(
        versions.map((version) => unpack(name, version, published[version]!, join(target, version))),
      );
    },
  };
}

function unpack(name: string, version: string, files: Files, target: string): string {
  const exports = Object.fromEntries(
    Object.keys(files)
      .filter((file) => /^dist\/[\w-]+\.d\.mts$/.test(file) && !file.includes('chunk'))
      .map((file) => {
        const path = file.slice('dist/'.length, -'.d.mts'.length);
        return [path === 'index' ? '.' : `./${path}`, { import: { types: `./${file}` } }];
      }),
  );
  const manifest = JSON.stringify({ name, version, exports: { './package.json': './package.json', ...exports } });
  for (const [file, text] of Object.entries({ ...files, 'package.json': manifest })) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), text);
  }
  return target;
}

async function record(published: Record<string, Files>): Promise<ReleaseHistory> {
  const packages = ['@shelf/server'];
  await recordReleases({
    major: '2.x',
    packages,
    privateEntryPoints: ['/unstable-'],
    folder,
    registry: registryOf(published),
  });
  return JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as ReleaseHistory;
}

/** Changes from one version of a package to the next. */
async function compare(before: Files, after: Files): Promise<object> {
  const { releases } = await record({ '2.0.0': before, '2.0.1': after });
  return Object.fromEntries(Object.entries(releases[1]!).filter(([key]) => key !== 'version'));
}

it('records the stable releases of the major version, in their order', async () => {
  const { releases, newest } = await record({
    '2.10.0': main('export declare const a: 1, b: 1;'),
    '2.9.0': main('export declare const a: 2, b: 1, c: 1;'),
    '1.9.0': main('export declare const a: 0;'),
    '2.10.1-canary.1': main('export declare const z: 0;'),
    '2.0.0': main('export declare const a: 1;'),
    '3.0.0': main(''),
  });
  expect(releases).toEqual([
    { version: '2.0.0' },
    { version: '2.9.0', added: { '.': ['b', 'c'] }, changed: { '.': ['a'] } },
    { version: '2.10.0', changed: { '.': ['a'] }, removed: { '.': ['c'] } },
  ]);
  expect(newest.exports).toEqual({ '.': { a: expect.stringMatching(/^\w{8}$/), b: expect.stringMatching(/^\w{8}$/) } });
});

it('reads only new releases, and leaves the file as it is without one', async () => {
  const published = { '2.0.0': main('export type A = 1;'), '2.1.0': main('export type A = 2;') };
  await record(published);
  const file = join(folder, 'server.json');
  const before = statSync(file).mtimeMs;
  fetched = [];
  await record(published);
  expect([fetched, statSync(file).mtimeMs]).toEqual([[], before]);
  const { releases } = await record({ ...published, '2.2.0': main('export type A = 2;\nexport type B = 1;') });
  expect(fetched).toEqual(['2.2.0']);
  expect(releases.at(-1)).toEqual({ version: '2.2.0', added: { '.': ['B'] } });
});

it('compares all releases again if one was published between them', async () => {
  await record({ '2.0.0': main('export type A = 1;'), '2.2.0': main('export type A = 1; export type B = 1;') });
  const { releases } = await record({
    '2.0.0': main('export type A = 1;'),
    '2.1.0': main('export type A = 1; export type B = 1;'),
    '2.2.0': main('export type A = 1; export type B = 1;'),
  });
  expect(releases).toEqual([{ version: '2.0.0' }, { version: '2.1.0', added: { '.': ['B'] } }, { version: '2.2.0' }]);
});

describe('a declaration', () => {
  it.each<[string, string, string]>([
    [
      'white space and comments',
      'export type A = { a: 1 };',
      '/** New. */\nexport type A = {\n  /** One. */\n  a: 1;\n};',
    ],
    ['the keywords of exports', 'export declare function a(): void;', 'declare function a(): void;\nexport { a };'],
    ['the order of a union', "export type A = 'a' | 'b' | Date;", "export type A = Date | 'b' | 'a';"],
    [
      'names of imports',
      "import ws from 'ws';\nexport type A = ws.WebSocket;",
      "import { WebSocket as Socket } from 'ws';\nexport type A = Socket;",
    ],
    ['names of bundlers', 'type T = 1;\nexport type A<B = T> = B;', 'type T$1 = 1;\nexport type A<B = T$1> = B;'],
    ['an import in place', "export type A = import('./chunk').B;", "import { B } from './chunk';\nexport type A = B;"],
  ])('is the same with other %s', async (_, before, after) => {
    const chunk = { 'dist/chunk.d.mts': 'export type B = 1;' };
    expect(await compare({ ...main(before), ...chunk }, { ...main(after), ...chunk })).toEqual({});
  });

  it('includes options that nothing exports', async () => {
    const text = (options: string) =>
      main(
        `interface BaseOptions { ${options} }\nexport interface Options extends BaseOptions {}\nexport type A = Options;`,
      );
    expect(await compare(text('url: string'), text('url: string; signal?: 1'))).toEqual({
      changed: { '.': ['Options'] },
    });
  });

  it('does not include options of other packages', async () => {
    const text = "import type { OtherOptions } from 'other';\nexport interface Options extends OtherOptions {}";
    const isExported = "\nexport { a } from 'other';";
    expect(await compare(main(text), main(text + isExported))).toEqual({ added: { '.': ['a'] } });
  });

  it('is followed through files and names', async () => {
    const files = (type: string) => ({
      ...main("export * from './chunk.mjs';\nexport { b as renamed } from './chunk.mjs';"),
      'dist/chunk.d.mts': `declare const b: ${type};\nexport { b };\nexport declare const helper: 1;`,
    });
    expect(await compare(files('1'), files('2'))).toEqual({ changed: { '.': ['b', 'renamed'] } });
  });

  it('is deprecated by its tag, or by one in the list of exports of the source', async () => {
    const chunk = 'export declare const a: 1, b: 1;';
    const exports = "export { a, b, b as old } from './chunk.mjs';";
    const before = { ...main(exports), 'dist/chunk.d.mts': chunk };
    const after = {
      'dist/chunk.d.mts': chunk,
      ...main(exports),
      'src/index.ts':
        "/** @deprecated Use b. */\nexport const a = 1;\nexport { b, /** @deprecated */ b as old } from './chunk';",
      'src/chunk.ts': 'export const b = 1;',
    };
    expect(await compare(before, after)).toEqual({ deprecated: { '.': ['a', 'old'] } });
  });

  it('of another package is not read', async () => {
    const files = main("export * from 'other';\nexport { a } from 'other';");
    const { newest } = await record({ '2.0.0': files });
    expect(Object.keys(newest.exports['.']!)).toEqual(['a']);
  });
});

it('leaves out private helpers and private entry points', async () => {
  const { newest } = await record({
    '2.0.0': {
      ...main('declare const helper: 1;\nexport declare const a: typeof helper;\nexport {};'),
      'dist/unstable-core.d.mts': 'export declare const b: 1;',
      'dist/http.d.mts': 'export declare const c: 1;',
    },
  });
  expect(Object.entries(newest.exports).map(([path, names]) => [path, Object.keys(names)])).toEqual([
    ['.', ['a']],
    ['./http', ['c']],
  ]);
});

describe('says in a sentence', () => {
  it.each<[string, Partial<Parameters<typeof recordReleases>[0]>, RegExp]>([
    ['which version is meant', { major: '11' }, /expected a major version, such as `11\.x`; found `11`/],
    [
      'that a version has no release',
      { major: '4.x' },
      /expected stable releases of @shelf\/server 4\.x on npm; found none/,
    ],
  ])('%s', async (_, options, message) => {
    const registry = registryOf({ '2.0.0': {} });
    const recording = recordReleases({ major: '2.x', packages: ['@shelf/server'], folder, registry, ...options });
    await expect(recording).rejects.toThrow(message);
  });

  it('that a release has no types', async () => {
    await expect(record({ '2.0.0': { 'index.js': '' } })).rejects.toThrow(
      /@shelf\/server 2\.0\.0: expected an entry point with types in "exports" of package\.json; found none/,
    );
  });

  it.each([
    ['npm error code E404\nnpm error 404 Not Found', 'npm has no package @shelf/server'],
    ['npm error code ENOTFOUND\nnpm error network', 'npm cannot reach its registry (ENOTFOUND) for @shelf/server.'],
    ['npm error code EWHATEVER', 'npm failed for @shelf/server: npm error code EWHATEVER'],
  ])('what npm reports: %s', (stderr, message) => {
    expect(explain('@shelf/server', { message: 'Command failed', stderr }).message).toContain(message);
  });
});
