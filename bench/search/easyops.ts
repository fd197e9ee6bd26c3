import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { SearchRecord } from '../../core/search/record.ts';
import { distinctPages, type Candidate } from './engine.ts';
import { addressesOf, buildFolder, fileOf } from './pages.ts';

const name = '@easyops-cn/docusaurus-search-local';
const packageFolder = path.join(__dirname, 'node_modules', name);

/** Folders of its indexes below the site. */
const folders: Record<string, string> = { current: '', '10.x': 'docs/v10/', '9.x': 'docs/v9/' };

interface Worker {
  search(baseUrl: string, context: string, input: string, limit: number): Promise<{ document: { u: string } }[]>;
}

/**
 * The Docusaurus plugin with its defaults: its own build step over the pages of the build, and its own worker, which is
 * bundled for Node.js.
 */
export function createEasyops(records: SearchRecord[]): Candidate {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'easyops-'));
  const outDir = path.join(siteDir, 'build');
  let worker: Promise<Worker> | undefined;
  const start = async (): Promise<Worker> => {
    const routesPaths = addressesOf(records);
    for (const address of routesPaths) {
      mkdirSync(path.dirname(path.join(outDir, fileOf(address))), { recursive: true });
      cpSync(path.join(buildFolder, fileOf(address)), path.join(outDir, fileOf(address)));
    }
    await runPlugin(siteDir, outDir, routesPaths, records);
    return loadWorker(siteDir, outDir);
  };
  return {
    name,
    async open(version) {
      const { search } = await (worker ??= start()).then((found) => ({ search: found.search.bind(found) }));
      const folder = folders[version]!;
      return {
        bytes: brotliCompressSync(readFileSync(path.join(outDir, folder, 'search-index.json'))).length,
        async search(query) {
          const results = await search(`/${folder}`, '', query, 8);
          return distinctPages(results.map(({ document }) => document.u));
        },
      };
    },
  };
}

/** Runs the plugin's step after a build. */
async function runPlugin(
  siteDir: string,
  outDir: string,
  routesPaths: string[],
  records: SearchRecord[],
): Promise<void> {
  const { default: createPlugin, validateOptions } = (await import(
    path.join(packageFolder, 'dist/server/server/index.js')
  ).then((module: Record<string, unknown>) =>
    (module.default as { default?: unknown })?.default ? module.default : module,
  )) as {
    default: (...args: unknown[]) => { postBuild(data: unknown): Promise<void> };
    validateOptions: (input: unknown) => unknown;
  };
  const { normalizePluginOptions } = (await import('@docusaurus/utils-validation')) as unknown as {
    normalizePluginOptions: unknown;
  };
  const siteConfig = { themeConfig: {}, trailingSlash: false, baseUrl: '/' };
  const context = { siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus'), siteConfig, baseUrl: '/', i18n: {} };
  const options = validateOptions({ validate: normalizePluginOptions, options: {} });
  const docsOf = (tag: string) =>
    addressesOf(records.filter((record) => record.docusaurus_tag === tag)).map((permalink) => ({ permalink }));
  await createPlugin(context, options).postBuild({
    routesPaths,
    outDir,
    baseUrl: '/',
    siteConfig,
    plugins: [
      {
        name: 'docusaurus-plugin-content-docs',
        content: {
          loadedVersions: [
            { path: '/docs', isLast: true, docs: docsOf('docs-default-current') },
            { path: '/docs/v10', isLast: false, docs: docsOf('docs-default-10.x') },
            { path: '/docs/v9', isLast: false, docs: docsOf('docs-default-9.x') },
          ],
        },
      },
    ],
  });
}

async function loadWorker(siteDir: string, outDir: string): Promise<Worker> {
  const bundle = path.join(siteDir, 'worker.cjs');
  buildSync({
    entryPoints: [path.join(packageFolder, 'dist/client/client/theme/worker.js')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { '@generated': path.join(siteDir, '.docusaurus') },
    logLevel: 'error',
  });
  // What a worker has and Node.js has not.
  Object.assign(globalThis, {
    addEventListener: () => {},
    location: new URL('http://localhost'),
  });
  const fetchOfNode = globalThis.fetch;
  globalThis.fetch = (async (url: string, ...rest: []) =>
    typeof url === 'string' && url.startsWith('/')
      ? new Response(readFileSync(path.join(outDir, url)))
      : fetchOfNode(url, ...rest)) as typeof fetch;
  const { SearchWorker } = (await import(bundle)) as { SearchWorker: new () => Worker };
  return new SearchWorker();
}
