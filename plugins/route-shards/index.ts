import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import type { MovedPage } from '../../core/versions/alternate-doc.ts';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { ReplaceModulesPlugin, type Replacement } from '../shared/replace-modules-plugin.ts';
import { ChunkFilesPlugin } from './chunk-files-plugin.ts';
import { outdated } from './outdated.ts';
import { readGenerated } from './read-generated.ts';
import { createShards, writeModules } from './write-shards.ts';

export interface RouteShardsOptions {
  /** The folder of what runs in the page, src/features/route-shards. */
  client: string;
  /** Pages whose doc id differs between versions, from config/moved-pages.ts. */
  movedPages: readonly MovedPage[];
  /** How many pages a shard holds; 32 unless told, with which 1,000 pages more cost every page less than 1 kB. */
  pagesPerShard?: number;
}

/**
 * Keeps what every page loads from growing with the number of pages (https://github.com/facebook/docusaurus/issues/7256):
 * routes, names of chunks and docs are laid out in shards, and a page loads the one that it is in, or leads to. Only
 * production builds are changed: that for browsers, and modules of the server's that would compare the address of each page
 * with those of all pages. README.md says how, and what to look at when Docusaurus changes.
 */
export default function routeShardsPlugin(context: LoadContext, options: RouteShardsOptions): Plugin {
  return {
    name: 'route-shards',
    configureWebpack(config, isServer, { currentBundler }) {
      if (config.mode !== 'production') return {};
      const client = path.resolve(context.siteDir, options.client);
      const folder = path.join(context.generatedFilesDir, 'route-shards');
      const replacements = isServer
        ? listServerReplacements(path.join(client, 'server'))
        : listReplacements(folder, client);
      const changes = {
        // The bundler remembers what each module imports.
        ...versionBundlerCache(config, replacements),
        plugins: [new ReplaceModulesPlugin(currentBundler.instance, replacements, outdated)],
      };
      if (isServer) return changes;
      if (currentBundler.name !== 'rspack') throw outdated(`the bundler is ${currentBundler.name}, not Rspack`);
      const { modules, chunks } = createShards(readGenerated(context.generatedFilesDir), {
        siteConfig: context.siteConfig,
        pagesPerShard: options.pagesPerShard ?? 32,
        movedPages: options.movedPages,
        namedDocs: new Set(docIdsIn(context.siteConfig.themeConfig.navbar)),
      });
      writeModules(folder, modules);
      return { ...changes, plugins: [...changes.plugins, new ChunkFilesPlugin(chunks)] };
    },
  };
}

/**
 * @param generated the folder of the modules from `createShards`
 * @param client the folder of what runs in the page
 */
function listReplacements(generated: string, client: string): Replacement[] {
  const framework = path.dirname(require.resolve('@docusaurus/core/lib/client/App.js'));
  return [
    // What Docusaurus generates with every page of the site in it: ours are of the same shape, and shards add to them.
    ...['docusaurus.config', 'globalData', 'registry', 'routesChunkNames'].map((name) => ({
      request: `@generated/${name}`,
      by: path.join(generated, `${name}.js`),
    })),
    { request: '@generated/routes', by: path.join(client, 'routes.tsx') },
    // What has to wait for a shard.
    ...['docusaurus', 'preload'].map((name) => ({
      request: `./${name}`,
      from: framework,
      by: path.join(client, `${name}.ts`),
    })),
  ];
}

/** Where pages are written, what belongs to an address is looked up. */
function listServerReplacements(server: string): Replacement[] {
  const docs = path.dirname(require.resolve('@docusaurus/plugin-content-docs/lib/client/docsUtils.js'));
  return [
    { request: 'react-router-config', by: path.join(server, 'router-config.tsx') },
    { request: './docsClientUtils', from: docs, by: path.join(server, 'docs-client-utils.ts') },
    { request: './docsUtils', from: docs, by: path.join(server, 'docs-utils.ts') },
  ];
}

/** @returns the docs that the navbar names, in items of any depth */
function docIdsIn(item: unknown): string[] {
  if (typeof item !== 'object' || item === null) return [];
  return Object.entries(item).flatMap(([key, value]) => (key === 'docId' ? [String(value)] : docIdsIn(value)));
}

export function validateOptions({ options }: OptionValidationContext<RouteShardsOptions, RouteShardsOptions>) {
  if (typeof options.client !== 'string') {
    throw new Error(
      `route-shards: the option "client" must be a folder of the site, but it is ${JSON.stringify(options.client)}.`,
    );
  }
  if (!Array.isArray(options.movedPages)) {
    throw new Error(
      `route-shards: the option "movedPages" must be a list, such as the one of config/, but it is ${JSON.stringify(options.movedPages)}.`,
    );
  }
  const { pagesPerShard = 1 } = options;
  if (!Number.isInteger(pagesPerShard) || pagesPerShard < 1) {
    throw new Error(
      `route-shards: the option "pagesPerShard" must be a whole number above 0, but it is ${JSON.stringify(pagesPerShard)}.`,
    );
  }
  // Docusaurus gives the id only through its own validation; a plugin that stands once has this one.
  return { id: 'default', ...options };
}
