import { digest } from './snippets/cache.ts';

/**
 * The bundler keeps compiled pages between builds, by their source alone. What else the pages depend on becomes part of
 * its cache's version.
 *
 * @param config the bundler's configuration so far
 * @param inputs contents, or digests of contents, that compiled pages depend on
 * @returns the part of the configuration to change; nothing where the bundler keeps no cache
 */
export function versionBundlerCache(config: object, ...inputs: unknown[]): object {
  const { experiments } = config as { experiments?: { cache?: boolean | { version?: string } } };
  const cache = experiments?.cache;
  if (typeof cache !== 'object') return {};
  return { experiments: { cache: { ...cache, version: digest(cache.version ?? '', ...inputs) } } };
}
