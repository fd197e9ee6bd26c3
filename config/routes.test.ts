import { expect, it } from 'vitest';
import routes from './routes.json' with { type: 'json' };

it('lists addresses in order, each once, as `npm run check-content -- --record` writes them', () => {
  expect(routes).toEqual([...new Set(routes)].sort());
});
