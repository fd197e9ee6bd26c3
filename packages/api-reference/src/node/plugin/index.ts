import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Guide } from '../../guides.ts';
import { readApiReference, writeReference } from '../api-reference.ts';
import { measureStep } from '@typed-docs/utils/build-steps';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { createGuideLister, createOwnLinker } from './remark-api-reference.ts';

export interface ApiReferenceOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Addresses of the current version's pages, without the base URL. */
  pages: readonly string[];
  /** Guides that use a member, by the address of its page. */
  guidesThatUse: () => Promise<ReadonlyMap<string, readonly Guide[]>>;
}

/**
 * Generates the API reference of the current version. `listGuides` and `linkOwn` are remark plugins for
 * `beforeDefaultRemarkPlugins`.
 */
export function createApiReference({ root, pages, guidesThatUse }: ApiReferenceOptions) {
  return {
    plugin: createPlugin(root, pages),
    listGuides: createGuideLister(root, guidesThatUse),
    linkOwn: createOwnLinker(root, new Set(pages)),
  };
}

function createPlugin(root: string, pages: readonly string[]) {
  /** Writes the pages on creation, because the docs plugin reads them, and `docs:version` reads the sidebar. */
  return async function apiReferencePlugin({ siteDir }: LoadContext): Promise<Plugin> {
    // Sites in other folders, such as test fixtures, have no library.
    if (siteDir === root) {
      await measureStep('API reference', async () => writeReference(root, await readApiReference(root)));
    }
    return {
      name: 'api-reference',

      // links-plugin adds the guides to the cache version.
      configureWebpack: (config) => versionBundlerCache(config, hashPackages('@typed-docs/api-reference'), pages),
    };
  };
}
