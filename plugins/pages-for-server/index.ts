import { readFile } from 'node:fs/promises';
import type { CurrentBundler, Plugin } from '@docusaurus/types';
import { runPageLoader, type LoaderItem } from '../shared/run-page-loader.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** What the server waits with for a page. */
interface Waiting {
  resolve: unknown;
  reject: (error: unknown) => void;
}

/** The loaders that make a page of a file. The first, and last to run, is Docusaurus' MDX loader 3.10.2. */
interface PageLoaders {
  items: readonly LoaderItem[];
  /** Pages that one of the bundles has asked for and the other has not, by file and query; both have the same map. */
  waiting: Map<string, Waiting>;
}

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
      const pageLoaders = (config.module?.rules ?? []).flatMap(findPageLoaders);
      return {
        plugins: [
          (compiler: unknown) => {
            (compiler as Compiler).hooks.finishMake.tap(name, () => pageLoaders.forEach(askInPlaceOfBrowsers));
          },
        ],
      };
    },
  };
}

/** Asks for what the server waits for already, and for what it asks for from now on. */
function askInPlaceOfBrowsers({ items, waiting }: PageLoaders): void {
  const ask = (page: string) =>
    void load(page, items).catch((error: unknown) => {
      waiting.get(page)?.reject(error);
    });
  // What browsers asked for first, and the server will ask for yet, has one function that nobody may call.
  const ofServer = [...waiting].filter(([, { resolve, reject }]) => resolve !== reject);
  for (const [page] of ofServer) ask(page);
  const { set } = waiting;
  waiting.set = (page, entry) => {
    set.call(waiting, page, entry);
    ask(page);
    return waiting;
  };
}

/** Runs the loaders as the bundle for browsers does; the MDX loader hands what it makes to the server. */
async function load(page: string, items: readonly LoaderItem[]): Promise<void> {
  let source = await readFile(page.split('?')[0]!, 'utf8');
  for (const item of items.toReversed()) source = await runPageLoader(item, page, source);
}

function findPageLoaders(rule: unknown): PageLoaders[] {
  const { use } = (rule ?? {}) as { use?: unknown };
  const [first] = Array.isArray(use) ? (use as LoaderItem[]) : [];
  const waiting = (first?.options as { crossCompilerCache?: unknown } | undefined)?.crossCompilerCache;
  return waiting instanceof Map ? [{ items: use as LoaderItem[], waiting: waiting as PageLoaders['waiting'] }] : [];
}
