import { describe, expect, it } from 'vitest';
import { findShard } from './find-shard.ts';
import { flattenRoutes, keyOf, splitRoutes, type Route } from './split-routes.ts';

const page = (path: string, hash = 'p'): Route => ({ path, hash, exact: true });
const routes: Route[] = [
  page('/blog'),
  page('/404.html'),
  page('/media/:kind'),
  { path: '/docs', hash: 'a', routes: [{ path: '/docs', hash: 'b', routes: [page('/docs/client'), page('/docs')] }] },
  page('/'),
  { path: '*' },
];

describe('splitRoutes', () => {
  it('leaves layouts, the home page, and what has no fixed address to every page, in their order', () => {
    expect(flattenRoutes(splitRoutes(routes, '/', 2).skeleton).map(keyOf)).toEqual([
      '/404.html-p',
      '/media/:kind-p',
      '/docs-a',
      '/docs-b',
      '/-p',
      '*',
    ]);
  });

  it('puts the other pages into shards by address, with the layout that each stands in', () => {
    const { shards, starts } = splitRoutes(routes, '/', 2);
    expect(starts).toEqual(['', '/docs/client']);
    expect(shards).toEqual([
      { '': [page('/blog')], '/docs-b': [page('/docs')] },
      { '/docs-b': [page('/docs/client')] },
    ]);
  });

  it('begins another shard where pages have something else in common', () => {
    const isClient = (path: string) => path.includes('client');
    expect(splitRoutes(routes, '/', 9, isClient).starts).toEqual(['', '/docs/client']);
  });

  it('holds each page in the shard that its address leads to', () => {
    const paths = ['/b', '/B-2', '/a/b', '/a-b', '/é', '/c', '/a'];
    const { shards, starts } = splitRoutes(
      paths.map((path) => page(path)),
      '/',
      1,
    );
    for (const path of paths) expect(shards[findShard(starts, path)]).toEqual({ '': [page(path)] });
  });

  it('keeps routes of one address together, for which the router has one answer', () => {
    const { shards } = splitRoutes([page('/a', '1'), page('/a', '2'), page('/b')], '/', 1);
    expect(shards).toEqual([{ '': [page('/a', '1'), page('/a', '2')] }, { '': [page('/b')] }]);
  });

  it('takes no page of a site that has the home page only', () => {
    expect(splitRoutes([page('/base/')], '/base/', 2)).toEqual({ skeleton: [page('/base/')], shards: [], starts: [] });
  });
});
