import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { rspack } from '@docusaurus/faster';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChunkFilesPlugin } from './chunk-files-plugin.ts';

// With this version of the bundler, and of what Docusaurus adds to its runtime.
const { default: ChunkAssetPlugin } = createRequire(__filename)(
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
) as { default: new () => object };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-files-'));
  const importOf = (name: string) => `import(/* webpackChunkName: "${name}" */ "./${name}.js")`;
  const modules = {
    main: `${importOf('layout')}; globalThis.load = () => ${importOf('routes-0')}; globalThis.find = __webpack_require__.gca;`,
    layout: 'globalThis.shown = ["layout"];',
    'routes-0': `export const load = () => ${importOf('page')};`,
    page: 'globalThis.shown.push("page");',
  };
  for (const [name, code] of Object.entries(modules)) writeFileSync(path.join(folder, `${name}.js`), code);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns the code of each script that the bundler made, by the name of its chunk */
async function bundle(...plugins: object[]): Promise<Record<string, string>> {
  const out = path.join(folder, 'out');
  const filename = 'js/[name].[contenthash:8].js';
  await new Promise<void>((resolve, reject) =>
    rspack(
      {
        context: folder,
        mode: 'production',
        entry: './main.js',
        optimization: { runtimeChunk: true },
        output: { path: out, publicPath: '/', filename, chunkFilename: filename },
        plugins: plugins as [],
      },
      (error, stats) => {
        const problem = error ?? stats?.compilation.errors[0];
        if (problem) reject(problem);
        else resolve();
      },
    ),
  );
  return Object.fromEntries(
    readdirSync(path.join(out, 'js')).map((file) => [
      file.replace(/\..*/, ''),
      readFileSync(path.join(out, 'js', file), 'utf8'),
    ]),
  );
}

const filesIn = (code = '') => [...code.matchAll(/[\w-]+(?=\.[0-9a-f]{8}\.js)/g)].map(([name]) => name).sort();

describe('ChunkFilesPlugin', () => {
  it('leaves the runtime the files of layouts and shards, and gives those of pages to their shard', async () => {
    const scripts = await bundle(
      new ChunkAssetPlugin(),
      new ChunkFilesPlugin(new Map([['routes-0', new Set(['page'])]])),
    );
    expect(filesIn(scripts['runtime~main'])).toEqual(['layout', 'routes-0']);
    expect(filesIn(scripts['routes-0'])).toEqual(['page']);
  });

  it('finds the file of a chunk by its name, and none by a name that no file has', async () => {
    const scripts = await bundle(
      new ChunkAssetPlugin(),
      new ChunkFilesPlugin(new Map([['routes-0', new Set(['page'])]])),
    );
    const element = () => ({ setAttribute: () => undefined });
    const document = { getElementsByTagName: () => [], createElement: element, head: { appendChild: () => undefined } };
    const page = createContext({ document, setTimeout: () => undefined });
    // The shard before the runtime, as a browser may have it.
    const order = ['routes-0', 'runtime~main', 'main'];
    runInContext(`self = globalThis; ${order.map((name) => scripts[name]).join(';')}`, page);
    const find = (name: string) => runInContext(`find(${JSON.stringify(name)})`, page);
    expect([find('page'), find('layout')]).toEqual([
      expect.stringMatching(/^\/js\/page\.[0-9a-f]{8}\.js$/),
      expect.stringMatching(/^\/js\/layout\.[0-9a-f]{8}\.js$/),
    ]);
    expect(find('pag')).toBeUndefined();
  });

  it('stops the build when the runtime has no more what it takes the place of', async () => {
    await expect(bundle(new ChunkFilesPlugin(new Map()))).rejects.toThrow(/no module "ChunkAssetRuntimeModule"/);
  });
});
