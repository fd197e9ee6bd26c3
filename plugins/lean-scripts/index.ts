import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { versionBundlerCache } from '../shared/bundler-cache.ts';

/** What a page of the docs consists of, from the outside in. */
const docsParts = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'];

/** The only module in the page that imports tslib, for one line of it, and brings the other 10 kB along. */
const utils = '@docusaurus/utils-common';
const importsTslib = require.resolve(utils, { paths: [require.resolve('@docusaurus/core/package.json')] });
const tslib =
  'export const __importDefault = (module) => (module && module.__esModule ? module : { default: module });';

/**
 * Makes the scripts of pages lighter, without changing what they do. The components of a page of the docs come in one
 * file: Docusaurus loads each on its own, and the bundler makes more files of what they share with other pages, all of
 * which every page of the docs loads, and which weigh 5 kB more (Brotli) than the one. Of tslib only what is used comes.
 *
 * @throws when Docusaurus no longer lists these components by chunk, or uses more of tslib
 */
export default function leanScriptsPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || config.mode !== 'production') return {};
      const registry = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
      const parts = new Set(docsParts.map((part) => findChunk(registry, part)));
      const texts = new Set(findTexts(registry));
      const isOneOf = (names: ReadonlySet<string>, name: string | null | undefined) => name != null && names.has(name);
      checkHelpers(readFileSync(importsTslib, 'utf8'));
      return {
        ...versionBundlerCache(config, tslib, importsTslib),
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^tslib$/,
            (found: { context: string; request: string }) => {
              if (found.context !== path.dirname(importsTslib)) return;
              found.request = `data:text/javascript,${encodeURIComponent(tslib)}`;
            },
          ),
        ],
        optimization: {
          splitChunks: {
            cacheGroups: {
              docs: {
                name: 'docs',
                // What a guide's text has in common with the components around it is there already.
                chunks: ({ name }) => isOneOf(parts, name) || isOneOf(texts, name),
                test: (module, { chunkGraph }) =>
                  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => isOneOf(parts, name)),
                minChunks: 1,
                enforce: true,
                // Stronger than Docusaurus' group for what half of all pages have, weaker than its group for styles.
                priority: 45,
              },
            },
          },
        },
      };
    },
  };
}

/**
 * @param registry Docusaurus' list of chunks (@docusaurus/core/lib/server/codegen/codegenRoutes.js)
 * @returns the name of the component's chunk
 */
export function findChunk(registry: string, component: string): string {
  const name = new RegExp(`^ {2}"([^"]+)": \\[\\(\\) => import\\([^\\n]*?"${component}"\\)`, 'm').exec(registry)?.[1];
  if (name === undefined) {
    throw new Error(
      `lean-scripts: .docusaurus/registry.js has no line for ${component} in the form that plugins/lean-scripts knows. ` +
        'Compare `findChunk` there with node_modules/@docusaurus/core/lib/server/codegen/codegenRoutes.js.',
    );
  }
  return name;
}

/** @returns the names of the chunks of docs' texts */
export function findTexts(registry: string): string[] {
  const lines = registry.matchAll(/^ {2}"([^"]+)": \[\(\) => import\([^\n]*?"@site\/(?:versioned_)?docs\//gm);
  return [...lines].map(([, name]) => name!);
}

/** @param code what imports tslib */
export function checkHelpers(code: string): void {
  const more = [...code.matchAll(/\btslib_\d+\.(\w+)/g)]
    .map(([, name]) => name!)
    .find((name) => name !== '__importDefault');
  if (more === undefined) return;
  throw new Error(
    `lean-scripts: ${utils} uses ${more} of tslib, which plugins/lean-scripts does not have. Add it to ` +
      '`tslib` there.',
  );
}
