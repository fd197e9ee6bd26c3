import { describe, expect, it } from 'vitest';
import {
  docsFolderOf,
  fileIsGenerated,
  libraryOfPath,
  originalOf,
  pagesContinued,
  versionOfLibrary,
} from './page-rules.ts';

describe('libraryOfPath', () => {
  const packageSets = { '3.x': { '3.x-react': ['react', 'next/setup'], '3.x-next': ['next', 'react/next'] } };
  const versioned = { currentLibrary: '3.x', libraries: ['3.x', '2.x'], generated: [], packageSets };
  const single = { currentLibrary: 'library', libraries: ['library'], generated: [], packageSets: {} };

  it.each([
    ['docs/a.md', '3.x', 'library'],
    ['src/pages/a.md', '3.x', 'library'],
    ['docs/react/usage.mdx', '3.x-react', 'library'],
    ['docs/react/next/setup.mdx', '3.x-next', 'library'],
    ['docs/next/setup.mdx', '3.x-react', 'library'],
    ['docs/next/setup-more.md', '3.x-next', 'library'],
    ['docs/reactive.md', '3.x', 'library'],
    ['versioned_docs/version-2.x/react/usage.mdx', '2.x', 'library'],
    ['versioned_docs/version-3.x/react/usage.mdx', '3.x-react', 'library'],
    ['versioned_docs/version-2.x/a.md', '2.x', 'library'],
    ['blog/2023-01-01-post.md', undefined, 'library'],
    ['i18n/fr/docusaurus-plugin-content-docs/current/react/usage.mdx', '3.x-react', 'library'],
    ['i18n/fr/docusaurus-plugin-content-docs/version-2.x/a.md', '2.x', 'library'],
    ['i18n/fr/docusaurus-plugin-content-pages/a.md', '3.x', 'library'],
    ['i18n/fr/docusaurus-plugin-content-blog/2023-01-01-post.md', undefined, 'library'],
  ])('%s belongs to %s, and to %s if that is the only one', (path, ofVersioned, ofSingle) => {
    expect([libraryOfPath(path, versioned), libraryOfPath(path, single)]).toEqual([ofVersioned, ofSingle]);
  });

  it('knows the docs version of a library', () => {
    const versions = ['3.x-next', '3.x', '2.x'].map((library) => versionOfLibrary(library, { packageSets }));
    expect(versions).toEqual(['3.x', '3.x', '2.x']);
  });
});

it.each([
  ['docs/api/client/index.mdx', true],
  ['versioned_docs/version-3.x/api/client/index.mdx', true],
  ['i18n/fr/docusaurus-plugin-content-docs/current/api/index.mdx', true],
  ['docs/apis.mdx', false],
  ['docs/client/links/splitLink.mdx', false],
])('takes %s for a generated page: %s', (path, expected) => {
  expect(fileIsGenerated(path, { generated: ['docs/api'] })).toBe(expected);
});

it.each([
  ['title: a\ncontinues: server/router', { pages: ['server/router'], line: 3 }],
  ['continues: [a, b]\ntitle: a', { pages: ['a', 'b'], line: 2 }],
  ['continues:\n  - a\n  - b', { pages: ['a', 'b'], line: 2 }],
  ['title: a', undefined],
])('reads the pages that %j continues', (yaml, expected) => {
  expect(pagesContinued(yaml)).toEqual(expected);
});

it.each([
  ['docs/client/a.mdx', 'docs'],
  ['versioned_docs/version-3.x/client/a.mdx', 'versioned_docs/version-3.x'],
  ['i18n/fr/docusaurus-plugin-content-docs/current/client/a.mdx', 'docs'],
  ['i18n/fr/docusaurus-plugin-content-docs/version-3.x/client/a.mdx', 'versioned_docs/version-3.x'],
])('knows the folder of the docs version of %s', (path, expected) => {
  expect(docsFolderOf(path)).toBe(expected);
});

it.each([
  ['i18n/pt-BR/docusaurus-plugin-content-docs/current/a.mdx', 'docs/a.mdx'],
  ['i18n/fr/docusaurus-plugin-content-docs/version-3.x/a.mdx', 'versioned_docs/version-3.x/a.mdx'],
  ['i18n/fr/docusaurus-plugin-content-blog/post.mdx', 'blog/post.mdx'],
  ['i18n/fr/docusaurus-plugin-content-pages/a.mdx', 'src/pages/a.mdx'],
  ['docs/i18n/fr.mdx', 'docs/i18n/fr.mdx'],
])('takes %s for a translation of %s', (path, expected) => {
  expect(originalOf(path)).toBe(expected);
});
