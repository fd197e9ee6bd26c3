import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';

export interface LazyStylesOptions {
  /** Whether plugins/page-styles puts what a page needs into its HTML. */
  hasPageStyles: boolean;
}

/** Styles of parts that load on demand. */
const onDemand = /[\\/](?:@docsearch[\\/]css|features[\\/]search[\\/]modal)[\\/]/;

/** Styles of pages that are the only one of their kind. */
const ofPages = /[\\/]features[\\/](?:home|media|pricing|search[\\/]page)[\\/]/;

/**
 * Docusaurus puts all styles into one file, which every page waits for. Those of parts that load on demand are left out of
 * it, and those of single pages too where they are in these pages already: they come with the code, which is the only part
 * of the site that they touch, so that no order of loading matters.
 */
export default function lazyStylesPlugin(_context: LoadContext, { hasPageStyles }: LazyStylesOptions): Plugin {
  const isLazy = (file: string) => onDemand.test(file) || (hasPageStyles && ofPages.test(file));
  return {
    name: 'lazy-styles',
    configureWebpack: (config, isServer) => {
      const { splitChunks } = config.optimization ?? {};
      if (isServer || !splitChunks || !splitChunks.cacheGroups?.styles) return {};
      const isEager = (module: { nameForCondition?: () => string | null }) =>
        !isLazy(module.nameForCondition?.() ?? '');
      return { optimization: { splitChunks: { cacheGroups: { styles: { test: isEager } } } } };
    },
  };
}

export function validateOptions({ options }: OptionValidationContext<LazyStylesOptions, LazyStylesOptions>) {
  if (typeof options.hasPageStyles !== 'boolean') {
    throw new Error(
      `lazy-styles: the option "hasPageStyles" must be true or false, but it is ${JSON.stringify(options.hasPageStyles)}.`,
    );
  }
  // As in plugins/redirects.
  return { id: 'default', ...options };
}
