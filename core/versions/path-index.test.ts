import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { PathIndex } from './path-index.ts';

const docs = [
  '/docs/',
  '/docs/server/routers',
  '/docs/client/links',
  '/docs/client/links/',
  '/docs/typedoc/Client',
].map((path, i) => ({ path, id: i }));

it.each([
  ...docs.map(({ path }) => path),
  '/docs',
  '/docs/server/routers/',
  '/DOCS/Server/routers',
  '/docs/typedoc/client',
  '/docs/server',
  '/docs/server/routers/more',
  '/docs//server/routers',
  '/',
])('finds for %s what React Router does', (address) => {
  const first = docs.find(({ path }) => matchPath(address, { path, exact: true, strict: false }));
  expect(new PathIndex(docs).find(address)).toBe(first);
});
