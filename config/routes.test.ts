import { expect, it } from 'vitest';
import { listRoutes } from '../scripts/content-checks/routes.ts';
import routes from './routes.json' with { type: 'json' };
import { versions } from './versions.ts';

it('lists no address twice, and the versions that the site documents', () => {
  const paths = listRoutes(routes).map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  expect(Object.keys(routes.docs)).toEqual(Object.keys(versions));
});
