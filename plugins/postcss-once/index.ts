import { createRequire } from 'node:module';
import type { Plugin, PostCssOptions } from '@docusaurus/types';

const require = createRequire(import.meta.url);

/** A PostCSS plugin as Docusaurus names it: the module that creates it, and its options. */
type NamedPlugin = [module: string, options: object];

/**
 * Sets PostCSS up once. Docusaurus names its plugin by its module (@docusaurus/bundler/lib/loaders/styleLoader.js), which
 * postcss-loader then creates anew for each of a hundred stylesheets, and looks beside each for a configuration that this
 * site does not have: two seconds of a build, and of the first start of the development server.
 */
export default function postcssOncePlugin(): Plugin {
  const created = new Map<string, unknown>();
  const create = (plugin: unknown): unknown => {
    if (!isNamed(plugin)) return plugin;
    const key = JSON.stringify(plugin);
    const [module, options] = plugin;
    if (!created.has(key)) created.set(key, (require(module) as (options: object) => unknown)(options));
    return created.get(key);
  };
  return {
    name: 'postcss-once',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.map(create),
    }),
  };
}

const isNamed = (plugin: unknown): plugin is NamedPlugin => Array.isArray(plugin) && typeof plugin[0] === 'string';
