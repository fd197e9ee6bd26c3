import { expect, it } from 'vitest';
import { redirectsAcrossVersions } from './across-versions.ts';

const version = (name: string, root: string, ...docs: [id: string, slug: string][]) => ({
  name,
  root,
  docs: docs.map(([id, slug]) => ({ id, path: root + slug })),
});
const current = version('current', '/docs', ['routers', '/server/routers'], ['suspense', '/suspense']);
const nine = version('9.x', '/docs/v9', ['router', '/router'], ['ssg', '/ssg']);
const moved = [{ current: 'routers', '9.x': 'router' }];

it('tries the address of each page in every other version', () => {
  const redirects = redirectsAcrossVersions([current, nine], moved);
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual({
    '/docs/router': '/docs/server/routers',
    '/docs/ssg': '/docs/v9/ssg',
    '/docs/v9/server/routers': '/docs/v9/router',
    '/docs/v9/suspense': '/docs/suspense',
  });
});
