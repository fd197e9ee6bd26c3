import { expect, it } from 'vitest';
import { groupRoutes, markDone, type RouteList } from './routes.ts';

const list: RouteList = {
  note: '',
  pages: [{ path: '/' }],
  blog: [{ path: '/blog/a', date: '2021-05-05' }],
  docs: { current: [{ path: '/docs', id: 'a', done: true }], '9.x': [{ path: '/docs/v9', id: 'a' }] },
};

it('groups by version under the name that readers know', () => {
  expect(groupRoutes(list, { current: '11.x' }).map(({ name }) => name)).toEqual(['pages', 'blog', '11.x', '9.x']);
});

it('marks what stands, keeps older marks, and leaves the list that it was given alone', () => {
  const marked = markDone(list, new Set(['/', '/docs/v9']));
  expect(groupRoutes(marked, {}).flatMap((group) => group.routes.map(({ done }) => done ?? false))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(list.pages[0]).toEqual({ path: '/' });
});
