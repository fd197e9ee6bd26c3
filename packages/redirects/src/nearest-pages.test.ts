import { describe, expect, it } from 'vitest';
import { listTargets } from './find-address.ts';
import { findNearestPages, wordsOfAddress } from './nearest-pages.ts';

const titles = {
  '/': 'Home',
  '/docs': 'Introduction',
  '/docs/quickstart': 'Quickstart',
  '/docs/v10/quickstart': 'Quickstart',
  '/docs/server/middlewares': 'Middlewares',
  '/docs/v10/server/middlewares': 'Middlewares',
  '/docs/v9/middlewares': 'Middlewares',
  '/docs/client/nextjs/setup': 'Set up with Next.js',
  '/docs/client/react/setup': 'Set up with React',
  '/docs/client/vanilla/infer-types': 'Inferring types',
  '/docs/client/react/useUtils': 'useUtils()',
  '/docs/client/links/httpBatchLink': 'httpBatchLink',
  '/pricing': 'Pricing',
};
const targets = listTargets(
  [...Object.keys(titles), '/img/quickstart.svg'],
  [
    { from: '/docs/useContext', to: '/docs/client/react/useUtils#helpers' },
    { from: '/discord', to: 'https://discord.gg/x' },
    { from: '/docs/batching', to: '/docs/client/links/httpBatchLink' },
  ],
);
const atOnce = () => Promise.resolve();
const nearest = (requested: string) => findNearestPages(requested, { targets, titles }, atOnce);

describe('findNearestPages', () => {
  it('takes the last part of an address for the title of a page without one', async () => {
    const known = { targets: listTargets(['/docs/typedoc/client/httpLink', '/img/httpLink.svg'], []), titles: {} };
    expect(await findNearestPages('/docs/typedoc/client/httpLnk', known, atOnce)).toEqual([
      { path: '/docs/typedoc/client/httpLink', title: 'httpLink' },
    ]);
  });

  it.each([
    ['letters left out or swapped', '/docs/quickstrat', '/docs/quickstart'],
    ['another form of a word, at another place', '/docs/middleware', '/docs/server/middlewares'],
    ['a page outside the docs', '/pricng', '/pricing'],
    ['words set apart', '/docs/http-batch-link.html', '/docs/client/links/httpBatchLink'],
    ['the words of the title', '/docs/inferring-types/', '/docs/client/vanilla/infer-types'],
    ['the place of two pages of one name', '/docs/nextjs/setup', '/docs/client/nextjs/setup'],
    ['a slip in an address of old', '/docs/useContxt', '/docs/client/react/useUtils#helpers'],
    ['a version that there never was', '/docs/v12/quickstart', '/docs/quickstart'],
    ['that, and another place', '/docs/v12/midlewares', '/docs/server/middlewares'],
    ['percent signs', '/docs/quick%73tarts', '/docs/quickstart'],
    ['a percent sign gone astray', '/docs/quickstar%', '/docs/quickstart'],
  ])('finds through %s', async (_, requested, found) => {
    expect((await nearest(requested))[0]?.path).toBe(found);
  });

  it('names a page once, in the requested version', async () => {
    expect(await nearest('/docs/v10/quickstrat')).toEqual([{ path: '/docs/v10/quickstart', title: 'Quickstart' }]);
    expect(await nearest('/docs/quickstrat')).toEqual([{ path: '/docs/quickstart', title: 'Quickstart' }]);
  });

  it('tells pages of one title apart by their version', async () => {
    const found = await nearest('/docs/midlewares');
    expect(found.map(({ title }) => title)).toEqual(['Middlewares', 'Middlewares (v9)']);
  });

  it('names four pages at most', async () => {
    const many = Array.from({ length: 9 }, (_, i) => `/page-${i}`);
    const known = { targets: listTargets(many, []), titles: Object.fromEntries(many.map((path) => [path, 'Page'])) };
    expect(await findNearestPages('/page', known, atOnce)).toHaveLength(4);
  });

  it('gives way before it begins, and each five hundred addresses', async () => {
    const many = Array.from({ length: 1200 }, (_, i) => `/page-${i}`);
    const known = { targets: listTargets(many, []), titles: Object.fromEntries(many.map((path) => [path, path])) };
    let times = 0;
    const found = await findNearestPages('/pag-1199', known, () => {
      times += 1;
      return Promise.resolve();
    });
    expect(found[0]?.path).toBe('/page-1199');
    expect(times).toBe(3);
  });

  it('names nothing that is no page of the site, and nothing at random', async () => {
    for (const requested of [
      '/discrd',
      '/img/quikstart.svg/x',
      '/no/such/page',
      // The folder exists, but no page has a similar name.
      '/docs/nothing-here',
      '/wp-admin.php',
      '/',
      '/%',
      '/constructor',
    ]) {
      expect(await nearest(requested), requested).toEqual([]);
    }
  });
});

describe('wordsOfAddress', () => {
  it.each([
    ['/docs/v10/server/error-handling.html', 'server error handling'],
    ['/docs/client/react/useQuery', 'react usequery'],
    ['/', ''],
  ])('%s has “%s”', (requested, words) => {
    expect(wordsOfAddress(requested)).toBe(words);
  });
});
