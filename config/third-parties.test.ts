import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { otherHosts } from './third-parties.ts';

const read = (env: Record<string, string>) => otherHosts(readEnv(env));

it('allows no other host unless the site is configured to load from it', () => {
  expect(Object.values(read({})).flat()).toEqual([]);
  const withTag = read({ GTAG_IDS: 'G-ABC' });
  expect(withTag['script-src']).toEqual(['https://*.googletagmanager.com']);
  expect(withTag['connect-src']).toContain('https://*.google-analytics.com');
  expect(JSON.stringify(withTag)).not.toMatch(/twitter|algolia/);
  const withPosts = read({ SOCIAL_EMBEDS: 'true' });
  expect(withPosts['script-src']).toEqual(['https://platform.twitter.com']);
  expect(withPosts['frame-src']).toEqual(['https://platform.twitter.com']);
  expect(JSON.stringify(withPosts)).not.toMatch(/google|algolia/);
  const withAlgolia = read({
    ALGOLIA_APP_ID: 'B1G2',
    ALGOLIA_SEARCH_KEY: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
    ALGOLIA_INDEX_NAME: 'docs',
  });
  expect(withAlgolia['script-src']).toEqual([]);
  expect(withAlgolia['connect-src']).toEqual(
    ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
      (suffix) => `https://b1g2${suffix}`,
    ),
  );
});
