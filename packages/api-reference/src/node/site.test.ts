import { expect, it } from 'vitest';
import { readReferenceSite, type ReferenceOptions } from './site.ts';
import { snippetsSite } from './fixtures/trpc-packages.ts';

const options: ReferenceOptions = {
  product: 'Shelf',
  folder: 'docs/typedoc',
  packages: [{ name: '@trpc/server', purpose: 'Serves.' }],
};

it('derives addresses from the folder, and the version from the library', () => {
  expect(readReferenceSite(options, snippetsSite)).toMatchObject({
    address: '/docs/typedoc',
    slug: '/typedoc',
    version: '11.x',
  });
});

it.each<[Partial<ReferenceOptions>, string]>([
  [{ product: 3 as never }, '"product": Invalid input: expected string, received number; found 3'],
  [
    { folder: 'typedoc' },
    '"folder": expected a folder of generated pages in the folder of the docs, such as `docs/api`',
  ],
  [{ folder: 'docs/api' }, '"folder": expected the "generated" option of createSnippets to include it'],
  [
    { address: '/docs/api' },
    '"address": expected the address of the pages in "folder" (docs/typedoc), which ends in /typedoc',
  ],
  [{ packages: [] }, '"packages": expected at least one package'],
  [
    { histories: [{ package: '@trpc/server', major: '11.x' } as never] },
    '"histories.0.releases": Invalid input: expected array, received undefined; found undefined',
  ],
  [
    { releaseNotes: { '11.99.0': { summary: 'All is new.', details: [] } } },
    '"releaseNotes": expected releases that are in "histories"; found "11.99.0"',
  ],
])('rejects %j', (wrong, message) => {
  expect(() => readReferenceSite({ ...options, ...wrong }, snippetsSite)).toThrow(
    'createApiReference: invalid options.',
  );
  expect(() => readReferenceSite({ ...options, ...wrong }, snippetsSite)).toThrow(message);
});
