import type { Plugin } from '@docusaurus/types';

/** Styles of parts that load on demand. */
const lazy = /[\\/](?:@docsearch[\\/]css|features[\\/]search[\\/]modal)[\\/]/;

/**
 * Docusaurus puts all styles into one file, which every page waits for. Those of the search modal are left out of it:
 * they come with the modal's code, which is the only part of the site that they touch, so that no order of loading
 * matters.
 */
export default function lazyStylesPlugin(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack: (config, isServer) => {
      const { splitChunks } = config.optimization ?? {};
      if (isServer || !splitChunks || !splitChunks.cacheGroups?.styles) return {};
      const isEager = (module: { nameForCondition?: () => string | null }) =>
        !lazy.test(module.nameForCondition?.() ?? '');
      return { optimization: { splitChunks: { cacheGroups: { styles: { test: isEager } } } } };
    },
  };
}
