import { describe, expect, it } from 'vitest';
import { findAddress, findLocale, listTargets } from './find-address.ts';

const known = listTargets(
  ['/', '/docs', '/docs/client/react/useQuery', '/docs/server', '/img/logo.svg'],
  [
    { from: '/docs/useContext', to: '/docs/client/react/useUtils#helpers' },
    { from: '/docs/SERVER', to: '/elsewhere' },
    { from: '/discord', to: 'https://discord.gg/x' },
  ],
);

describe('findAddress', () => {
  it.each([
    ['/docs/client/react/usequery', '/docs/client/react/useQuery'],
    ['/DOCS', '/docs'],
    ['/docs/', '/docs'],
    ['/docs//client/react/useQuery/', '/docs/client/react/useQuery'],
    ['/docs/index.html', '/docs'],
    ['/docs/index', '/docs'],
    ['/docs/client/react/useQuery.html', '/docs/client/react/useQuery'],
    ['/docs/client/react/useQuery.md', '/docs/client/react/useQuery'],
    ['/docs/client/react/useQuery.mdx', '/docs/client/react/useQuery'],
    ['/docs/useContext.html/', '/docs/client/react/useUtils#helpers'],
    ['/docs).', '/docs'],
    ['/docs%22', '/docs'],
    ['/docs/100%', undefined],
    ['/docs/%', '/docs'],
    ['/docs/client/react/useQuery%E3%80%82', '/docs/client/react/useQuery'],
    ['/Discord/', 'https://discord.gg/x'],
    ['/IMG/logo.svg', '/img/logo.svg'],
    ['/index.html', '/'],
  ])('%s is %s', (requested, found) => {
    expect(findAddress(requested, known)).toBe(found);
  });

  it('prefers a page to a redirect', () => {
    expect(findAddress('/docs/Server', known)).toBe('/docs/server');
  });

  it('finds nothing for what is no address, and never leads to where the reader is', () => {
    for (const requested of ['/docs', '/', '/nothing', '/docs/nothing', '/docs/client/react/use', '/constructor']) {
      expect(findAddress(requested, known), requested).toBeUndefined();
    }
  });
});

describe('findLocale', () => {
  const french = { targets: { '/docs': '/docs' }, titles: {} };
  const all = { targets: known, titles: {}, locales: { '/fr': french } };

  it.each([
    ['/fr/docs/', { folder: '/fr', requested: '/docs/', known: french }],
    ['/FR/docs', { folder: '/fr', requested: '/docs', known: french }],
    ['/fr', { folder: '/fr', requested: '/', known: french }],
    ['/friends', { folder: '', requested: '/friends', known: all }],
    ['/docs', { folder: '', requested: '/docs', known: all }],
  ])('%s belongs to %j', (requested, found) => {
    expect(findLocale(requested, all)).toEqual(found);
  });
});
