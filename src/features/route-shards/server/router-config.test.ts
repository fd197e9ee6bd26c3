import * as original from 'react-router-config';
import { describe, expect, it } from 'vitest';
import { matchRoutes } from './router-config.tsx';

const routes = [
  { path: '/', exact: true },
  { path: '/blog', exact: true },
  {
    path: '/docs',
    routes: [
      { path: '/docs/v9', routes: [{ path: '/docs/v9/links', exact: true }] },
      { routes: [{ path: '/docs', exact: true }, { path: '/docs/links', exact: true }, { path: '/docs/:other' }] },
    ],
  },
  { path: '*' },
];

describe('matchRoutes', () => {
  it.each(['/', '/blog/', '/docs', '/Docs/links/', '/docs/v9/links', '/docs/v9/none', '/docs/none', '/none'])(
    'matches %s as react-router-config does',
    (address) => {
      expect(matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
    },
  );
});
