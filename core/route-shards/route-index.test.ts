import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RouteIndex } from './route-index.ts';

const routes = [
  { path: '/blog', exact: true },
  { path: '/blog/' },
  { path: '/blog/page-(2)', exact: true },
  { path: '/blog/:post', exact: true },
  { path: '/docs/links', exact: true },
  { path: '/docs/links/', exact: true },
  { path: '/docs/strict', exact: true, strict: true },
  { path: '/docs/Sensitive', exact: true, sensitive: true },
  { path: '/docs' },
  { path: '/', exact: true },
  { path: '*' },
];

const addresses = [
  '/',
  '/blog',
  '/blog/',
  '/blog/a-post',
  '/Blog/page-2',
  '/docs/links',
  '/docs/Links/',
  '/docs/strict/',
  '/docs/sensitive',
  '/docs/links/more',
  '/elsewhere',
];

describe('RouteIndex', () => {
  it.each(addresses)('has what React Router matches first with %s', (address) => {
    const matches = (route: (typeof routes)[number]) => matchPath(address, route);
    expect(new RouteIndex(routes).candidates(address).find(matches)).toBe(routes.find(matches));
  });

  it('leaves pages of other addresses out', () => {
    const pages = Array.from({ length: 1000 }, (_, i) => ({ path: `/docs/${i}`, exact: true }));
    const around = { path: '/docs' };
    expect(new RouteIndex([...pages, around]).candidates('/docs/7')).toEqual([pages[7], around]);
  });
});
