import { describe, expect, it } from 'vitest';
import { fileIsGenerated, libraryOfPath } from './page-rules.ts';

describe('libraryOfPath', () => {
  const versioned = { currentLibrary: '3.x', libraries: ['3.x', '2.x'], generated: [] };
  const single = { currentLibrary: 'library', libraries: ['library'], generated: [] };

  it.each([
    ['docs/a.md', '3.x', 'library'],
    ['src/pages/a.md', '3.x', 'library'],
    ['versioned_docs/version-2.x/a.md', '2.x', 'library'],
    ['blog/2023-01-01-post.md', undefined, 'library'],
  ])('%s belongs to %s, and to %s if that is the only one', (path, ofVersioned, ofSingle) => {
    expect([libraryOfPath(path, versioned), libraryOfPath(path, single)]).toEqual([ofVersioned, ofSingle]);
  });
});

it.each([
  ['docs/api/client/index.mdx', true],
  ['versioned_docs/version-3.x/api/client/index.mdx', true],
  ['docs/apis.mdx', false],
  ['docs/client/links/splitLink.mdx', false],
])('takes %s for a generated page: %s', (path, expected) => {
  expect(fileIsGenerated(path, { generated: ['docs/api'] })).toBe(expected);
});
