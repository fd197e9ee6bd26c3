import { relative, sep } from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'mdast';
import { isGuide, type ApiLinks, type GuideSource } from '../api-links.ts';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { linkCode } from './link-code.ts';

/** `linkCode` is for `remarkPlugins`; `plugin` collects the guides for links in the opposite direction. */
export function createApiLinks({ root, links }: { root: string; links: ApiLinks }) {
  const pathOf = (file: string) => relative(root, file).split(sep).join('/');
  return {
    linkCode: () => async (tree: Root, file: { path: string }) => {
      const path = pathOf(file.path);
      const found = isGuide(path) ? await links.ofPage(path) : undefined;
      if (found) linkCode(tree, found.ofCode);
    },
    plugin: createPlugin(links, pathOf),
  };
}

function createPlugin(links: ApiLinks, pathOf: (file: string) => string) {
  return function apiLinksPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
    let fingerprint = '';
    return {
      name: 'api-links',

      async allContentLoaded({ allContent }) {
        const sources = listDocs(allContent).map(({ source, title, permalink }): GuideSource => ({
          path: pathOf(source.replace('@site', siteDir)),
          title,
          address: `/${permalink.slice(baseUrl.length)}`,
        }));
        await links.readGuides(sources.filter(({ path }) => isGuide(path)));
        fingerprint = await links.fingerprint();
      },

      configureWebpack: (config) => versionBundlerCache(config, fingerprint, hashPackages('@typed-docs/api-reference')),
    };
  };
}

function listDocs(allContent: AllContent) {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  return instances.flatMap(({ loadedVersions }) => loadedVersions.flatMap(({ docs }) => docs));
}
