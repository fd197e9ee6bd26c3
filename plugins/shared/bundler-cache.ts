import { digest } from './snippets/cache.ts';

/** The part of Rspack's configuration that Docusaurus sets for its persistent cache. */
interface CacheConfig {
  cache?: unknown;
  experiments?: { cache?: { version?: unknown } };
}

/**
 * Makes inputs of compiled pages part of the version of the bundler's cache, because the cache knows pages by their source
 * alone.
 *
 * @param config the bundler's configuration so far
 * @param inputs contents, or digests of contents, that compiled pages depend on
 * @returns the part of the configuration to change; nothing where the cache is turned off
 * @throws when the persistent cache is configured in another way than Docusaurus 3.10 does
 */
export function versionBundlerCache(config: object, ...inputs: unknown[]): object {
  const { cache, experiments } = config as CacheConfig;
  if (!cache) return {};
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
