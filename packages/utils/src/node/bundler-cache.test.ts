import { expect, it } from 'vitest';
import { versionBundlerCache } from './bundler-cache.ts';

const config = { cache: true, experiments: { cache: { type: 'persistent', version: '1' } } };

it('changes the version of the cache with each input', () => {
  const versions = [['a'], ['b'], ['a', 'b']].map((inputs) => versionBundlerCache(config, ...inputs));
  expect(new Set(versions.map((one) => JSON.stringify(one))).size).toBe(3);
  expect(versions[0]).toMatchObject({ experiments: { cache: { type: 'persistent' } } });
});

it('changes the version of webpack’s cache, too', () => {
  const webpack = { cache: { type: 'filesystem', version: '1' } };
  const versions = ['a', 'b'].map((input) => JSON.stringify(versionBundlerCache(webpack, input)));
  expect(new Set(versions).size).toBe(2);
  expect(versions[0]).toMatch(/^\{"cache":\{"version":"\w+"\}\}$/);
});

it('leaves a bundler without a cache alone', () => {
  expect(versionBundlerCache({ experiments: {} }, 'a')).toEqual({});
});

it.each([undefined, true, { type: 'persistent' }])('rejects a cache without a version: %j', (cache) => {
  expect(() => versionBundlerCache({ cache: true, experiments: { cache } }, 'a')).toThrow(
    'expected `experiments.cache`',
  );
});
