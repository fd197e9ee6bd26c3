import { expect, it } from 'vitest';
import { findDuplicateAddresses } from './page-sources.ts';

it('names all files that claim one address', () => {
  const sources = [
    { address: '/docs/a', file: 'docs/a.mdx' },
    { address: '/docs/b', file: 'docs/b.mdx' },
    { address: '/docs/a', file: 'docs/c.mdx' },
  ];
  expect(findDuplicateAddresses(sources)).toEqual([
    'Duplicate address /docs/a: docs/a.mdx and docs/c.mdx both claim it. Give one of them another `slug` in its front matter.',
  ]);
  expect(findDuplicateAddresses(sources.slice(0, 2))).toEqual([]);
});
