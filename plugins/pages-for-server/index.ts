import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CurrentBundler, Plugin } from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** Docusaurus' MDX loader 3.10.2 in a bundler's rules. */
interface LoaderItem {
  /** Absolute path of its module. */
  loader: string;
  options: LoaderOptions;
}

/** Both bundles have the same object. */
interface LoaderOptions {
  /** Pages that one of the bundles has asked for and the other has not, by file and query. */
  crossCompilerCache: Map<string, { resolve: unknown; reject: unknown }>;
}

/** The loader, with what it reads of its context. */
type Loader = (
  this: {
    resource: string;
    resourcePath: string;
    _compiler: { name: string };
    getOptions: () => LoaderOptions;
    addDependency: () => void;
    async: () => () => void;
  },
  source: string,
) => Promise<void>;

const name = 'pages-for-server';

/**
 * Keeps builds from waiting for ever. Docusaurus compiles a page once for both bundles (`mdxCrossCompilerCache`): the server
 * waits until the bundle for browsers asks for it, too. But that does not ask for what the bundler's cache holds, and the
 * cache may hold a page for browsers and not for the server, as after a build that was stopped while it wrote the cache, or
 * when something that only the server's bundle depends on has changed. When the bundle for browsers has asked for all that
 * it will, this asks in its place.
 *
 * It stands behind all plugins that have pages of MDX.
 */
export default function pagesForServerPlugin(): Plugin {
  return {
    name,
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const items = findLoaders(config.module?.rules);
      return {
        plugins: [
          (compiler: unknown) => {
            (compiler as Compiler).hooks.finishMake.tap(name, () => items.forEach(askInPlaceOfBrowsers));
          },
        ],
      };
    },
  };
}

/** Asks for what the server waits for already, and for what it asks for from now on. */
function askInPlaceOfBrowsers(item: LoaderItem): void {
  const waiting = item.options.crossCompilerCache;
  // What browsers asked for first, and the server will ask for yet, has one function that nobody may call.
  const ofServer = [...waiting].filter(([, { resolve, reject }]) => resolve !== reject);
  for (const [page] of ofServer) ask(page, item);
  const { set } = waiting;
  waiting.set = (page, entry) => {
    set.call(waiting, page, entry);
    ask(page, item);
    return waiting;
  };
}

function ask(page: string, { loader, options }: LoaderItem): void {
  const { default: load } = createRequire(loader)(loader) as { default: Loader };
  const resourcePath = page.replace(/\?.*$/s, '');
  const context = {
    resource: page,
    resourcePath,
    _compiler: { name: 'client' },
    getOptions: () => options,
    addDependency: () => undefined,
    // The server gets the page, or the error, from the entry that it waits with.
    async: () => () => undefined,
  };
  void load.call(context, readFileSync(resourcePath, 'utf8'));
}

/** @returns the loaders of pages in a bundler's rules */
function findLoaders(rules: unknown): LoaderItem[] {
  if (Array.isArray(rules)) return rules.flatMap(findLoaders);
  if (typeof rules !== 'object' || rules === null) return [];
  const { use, options } = rules as { use?: unknown; options?: unknown };
  const isLoader = typeof options === 'object' && options !== null && 'crossCompilerCache' in options;
  return isLoader ? [rules as LoaderItem] : findLoaders(use);
}
