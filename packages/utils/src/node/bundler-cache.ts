import { digest } from './cache.ts';

/** Docusaurus' configuration of the persistent cache: `cache` of webpack, `experiments.cache` of Rspack. */
interface CacheConfig {
  cache?: boolean | { version?: string };
  experiments?: { cache?: { version?: unknown } };
}

/** Adds inputs of pages to the version of the bundler's cache, which only tracks their source. */
export function versionBundlerCache(config: object, ...inputs: unknown[]): object {
  const { cache, experiments } = config as CacheConfig;
  if (!cache) return {};
  if (typeof cache === 'object') return { cache: { version: digest(cache.version ?? '', ...inputs) } };
  const persistent = experiments?.cache;
  if (typeof persistent?.version !== 'string') {
    throw new Error(
      'bundler-cache: expected `experiments.cache` of the bundler’s configuration to be an object with a version, but ' +
        `found ${JSON.stringify(persistent)}. Compare it with the bundler configuration of @docusaurus/core, ` +
        'or build with DOCUSAURUS_NO_PERSISTENT_CACHE=true.',
    );
  }
  return { experiments: { cache: { ...persistent, version: digest(persistent.version, ...inputs) } } };
}
