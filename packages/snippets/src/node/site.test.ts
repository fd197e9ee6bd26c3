import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readSite, type SnippetsOptions } from './site.ts';

const temporary = mkdtempSync(join(tmpdir(), 'site-'));
afterAll(() => rmSync(temporary, { recursive: true }));

/** @param folders those with a package.json */
function create(name: string, ...folders: string[]): string {
  const root = join(temporary, name);
  for (const folder of folders) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), '{}');
  }
  return root;
}

const single = create('single', 'library');
const versioned = create('versioned', 'library/9.x', 'library/10.x');

it('needs no option but the root for one library', () => {
  expect(readSite({ root: single })).toMatchObject({
    pages: ['docs', 'versioned_docs', 'blog', 'src/pages', 'i18n'],
    currentLibrary: 'library',
    libraries: ['library'],
  });
});

it('finds versions, newest first, and the package whose version is shown', () => {
  const site = readSite({ root: versioned, currentLibrary: '10.x', packages: ['@trpc/*', 'zod'] });
  expect(site).toMatchObject({ libraries: ['10.x', '9.x'], mainPackage: 'zod' });
});

it.each<[SnippetsOptions, string]>([
  [{ root: 'here' }, '"root": expected the absolute path of the repository, such as `__dirname`; found "here"'],
  [{ root: single, pages: ['./docs'] }, '"pages.0": expected a path relative to `root`'],
  [
    { root: single, themes: { light: {}, dark: {} } as never },
    '"themes.light": expected a theme of prism-react-renderer',
  ],
  [{ root: single, librarys: 'a' } as never, 'librarys'],
  [{ root: single, library: 'packages' }, `found none in ${join(single, 'packages')}. Create packages/package.json`],
  [{ root: versioned }, '"currentLibrary": expected the library of the pages in docs, which is one of 10.x, 9.x'],
  [{ root: versioned, currentLibrary: '8.x' }, 'found "8.x"'],
  [
    { root: versioned, currentLibrary: '10.x', packageSets: { '10.x': { '10.x-react': ['react'] } } },
    '"packageSets": expected libraries, which are 10.x, 9.x',
  ],
  [
    { root: single, installedBefore: { 'docs/upgrade.mdx': 'library' } },
    '"installedBefore": expected libraries (library) by paths of pages, such as "docs/upgrade.mdx"; found "library" by',
  ],
  [
    { root: single, packages: ['zod'], mainPackage: 'zed' },
    '"mainPackage": expected one of "packages" (zod); found "zed"',
  ],
])('rejects %j', (options, message) => {
  expect(() => readSite(options)).toThrow(`createSnippets: invalid options.`);
  expect(() => readSite(options)).toThrow(message);
});
