import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Guide } from '../../core/api-reference/guides.ts';
import {
  doWithoutReference,
  readApiReference,
  referenceIsKnown,
  writeReference,
} from '../shared/api-reference/api-reference.ts';
import { measureStep } from '../shared/build-steps.ts';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { isDevServer, onceReady } from '../shared/dev-server.ts';
import { hashFiles, listModules } from '../shared/snippets/tool-hash.ts';
import { createGuideLister, createOwnLinker, createPainter } from './remark-api-reference.ts';

type GuidesThatUse = () => Promise<ReadonlyMap<string, readonly Guide[]>>;

export interface ApiReferenceOptions {
  /** Absolute path of the repository's root, where `library/` and `node_modules/` are. */
  root: string;
  /** Colours a code in a language, as `encodePaint` writes them. */
  highlight: (code: string, lang: string) => string;
  /** The addresses of the current version's pages, without the site's base URL. */
  pages: readonly string[];
  /** The guides that use a member, by the address of its page. Without it pages name none. */
  guidesThatUse?: GuidesThatUse;
}

/**
 * The API reference, generated from the packages of the current version:
 *
 * - `plugin`: a Docusaurus plugin that writes the pages before the docs are read
 * - `listGuides`: a remark plugin for `beforeDefaultRemarkPlugins`, which lists the guides that use a member on its page
 * - `linkOwn`: a remark plugin for `beforeDefaultRemarkPlugins`, which keeps readers on the site
 * - `paint`: a remark plugin for `remarkPlugins`, which colours the pages' signatures
 */
export function createApiReference({
  root,
  highlight,
  pages,
  guidesThatUse = async () => new Map(),
}: ApiReferenceOptions) {
  return {
    plugin: createPlugin(root, pages),
    listGuides: createGuideLister(root, guidesThatUse),
    linkOwn: createOwnLinker(root, new Set(pages)),
    paint: createPainter(highlight),
  };
}

function createPlugin(root: string, pages: readonly string[]) {
  /**
   * The pages have to stand when the plugin for docs looks for them, and so does the sidebar for `docs:version`. Only a
   * development server that would have to wait for TypeDoc does without them at first (plugins/docs looks again).
   */
  return async function apiReferencePlugin({ siteDir }: LoadContext): Promise<Plugin> {
    // Sites in other folders, such as those that tests build, have no library and no place for its reference.
    const isOwn = siteDir === root;
    const isLate = isOwn && isDevServer() && !referenceIsKnown(root);
    const write = async () => writeReference(root, await readApiReference(root));
    if (isLate) doWithoutReference(siteDir);
    else if (isOwn) await measureStep('API reference', write);
    return {
      name: 'api-reference',

      configureWebpack: (config) => ({
        // What guides there are is only known later (plugins/api-links), and counted there.
        ...versionBundlerCache(config, hashFiles(listModules(fileURLToPath(new URL('.', import.meta.url)))), pages),
        // Until then nobody watches what is written.
        ...(isLate && { plugins: [onceReady(() => void write().catch(console.error))] }),
      }),
    };
  };
}
