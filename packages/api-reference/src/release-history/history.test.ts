import { expect, it } from 'vitest';
import { sinceOf, type ReleaseHistory } from './history.ts';

const history: ReleaseHistory = {
  package: '@shelf/server',
  major: '2.x',
  releases: [
    { version: '2.0.0' },
    { version: '2.1.0', added: { '.': ['again'] } },
    { version: '2.2.0', added: { '.': ['lend'], './http': ['serve'] }, removed: { '.': ['again'] } },
    { version: '2.3.0', added: { '.': ['again', 'serve'] } },
  ],
  newest: { exports: {}, deprecated: {} },
};

it.each([
  ['@shelf/server', 'open', undefined],
  ['@shelf/server', 'lend', '2.2.0'],
  ['@shelf/server/http', 'serve', '2.2.0'],
  ['@shelf/server', 'serve', '2.3.0'],
  ['@shelf/server', 'again', '2.3.0'],
])('%s has %s since %s', (specifier, name, version) => {
  expect(sinceOf([history], '@shelf/server', specifier, name)).toBe(version);
});

it('skips packages without a history', () => {
  expect(sinceOf([history], '@shelf/client', '@shelf/client', 'lend')).toBeUndefined();
});
