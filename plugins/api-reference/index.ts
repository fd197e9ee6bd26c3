import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Guide } from '../../core/api-reference/guides.ts';
import { readApiReference, writeReference } from '../shared/api-reference/api-reference.ts';
import { measureStep } from '../shared/build-steps.ts';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { hashFiles, listModules } from '../shared/snippets/tool-hash.ts';
import { createGuideLister, createOwnLinker } from './remark-api-reference.ts';

export interface ApiReferenceOptions {
  /** Absolute path of the repository's root, with `library/` and `node_modules/`. */
  root: string;
  /** The addresses of the current version's pages, without the site's base URL. */
  pages: readonly string[];
  /** The guides that use a member, by the address of its page. */
  guidesThatUse: () => Promise<ReadonlyMap<string, readonly Guide[]>>;
}

/**
 * The API reference, generated from the packages of the current version:
 *
 * - `plugin`: a Docusaurus plugin that writes the pages before the docs are read
 * - `listGuides`: a remark plugin for `beforeDefaultRemarkPlugins` that lists the guides which use a member on its page
 * - `linkOwn`: a remark plugin for `beforeDefaultRemarkPlugins` that keeps readers on the site
 */
export function createApiReference({ root, pages, guidesThatUse }: ApiReferenceOptions) {
  return {
    plugin: createPlugin(root, pages),
    listGuides: createGuideLister(root, guidesThatUse),
    linkOwn: createOwnLinker(root, new Set(pages)),
  };
}

function createPlugin(root: string, pages: readonly string[]) {
  /** The pages must exist when the docs plugin looks for them, and so must the sidebar for `docs:version`. */
  return async function apiReferencePlugin({ siteDir }: LoadContext): Promise<Plugin> {
    // Sites in other folders, such as those that tests build, have no library and no place for its reference.
    if (siteDir === root) {
      await measureStep('API reference', async () => writeReference(root, await readApiReference(root)));
    }
    return {
      name: 'api-reference',

      // The guides count in plugins/api-links.
      configureWebpack: (config) =>
        versionBundlerCache(config, hashFiles(listModules(fileURLToPath(new URL('.', import.meta.url)))), pages),
    };
  };
}
