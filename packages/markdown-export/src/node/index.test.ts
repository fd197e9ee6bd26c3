import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import convertPage from './convert-page.worker.ts';
import markdownExportPlugin, { validateOptions } from './index.ts';

let siteDir: string;
let outDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'markdown-export-'));
  outDir = path.join(siteDir, 'build');
  mkdirSync(path.join(outDir, 'docs'), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const doc = (text: string) => `<div class="theme-doc-markdown"><h1>Links</h1><p>They ${text}.</p></div>`;
const follow = doc('<a href="../">follow</a>');

function writePage(content: string, { file = 'docs/links', script = '1' } = {}): void {
  const head = `<link rel=canonical href=https://example.com/next/docs/links><script src="/${script}.js"></script>`;
  writeFileSync(path.join(outDir, `${file}.html`), `<head>${head}</head><body><main>${content}</main></body>`);
}

const version = {
  versionName: 'current',
  label: 'Next',
  path: '/next/docs',
  isLast: true,
  banner: null,
  docs: [
    { id: 'links', permalink: '/next/docs/links', title: 'Links', description: 'Properties of links.' },
    { id: 'home', permalink: '/next/', title: 'Home', description: 'Start here.' },
  ],
  sidebars: {
    docs: [
      { type: 'doc', id: 'links' },
      { type: 'doc', id: 'home' },
    ],
  },
};
const older = { ...version, label: '1.x', path: '/next/docs/1.x', isLast: false, docs: [], sidebars: {} };

async function build(versions: object[], tagline = 'A site'): Promise<void> {
  writePage(follow);
  writePage(doc('start'), { file: 'index' });
  const plugin = markdownExportPlugin({ siteDir } as LoadContext);
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: versions } } };
  await plugin.allContentLoaded!({ allContent: allContent as unknown as AllContent, actions: {} as never });
  const siteConfig = { url: 'https://example.com', baseUrl: '/next/', title: 'Site', tagline };
  await plugin.postBuild!({ outDir, baseUrl: '/next/', siteConfig } as never);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

// Workers start slowly on a busy machine.
it('writes pages as Markdown, and lists of them', { timeout: 120_000 }, async () => {
  await build([{ ...version, label: '2.x' }, older]);
  expect(read('docs/links.md')).toBe(
    '---\ntitle: "Links"\ndescription: "Properties of links."\nversion: "2.x"\ncanonical: "https://example.com/next/docs/links"\n---\n\n' +
      '# Links\n\nThey [follow](https://example.com/next/).\n',
  );
  expect(read('llms.txt')).toContain('# Site 2.x\n\n> A site.\n');
  expect(read('llms.txt')).toContain('- [Links](https://example.com/next/docs/links.md): Properties of links.');
  expect(read('llms-full.txt')).toContain('They [follow]');
  expect(read('llms-1.x.txt')).toContain('The current version is 2.x');
});

it('names no version of docs that have one, and the front page index.md', { timeout: 120_000 }, async () => {
  await build([version], '');
  expect(read('docs/links.md')).not.toContain('version:');
  expect(read('llms.txt')).toMatch(/^# Site\n\nThis is the documentation of Site\. /);
  expect(read('llms.txt')).toContain('- [Home](https://example.com/next/index.md): Start here.');
  expect(read('index.md')).toContain('They start.');
});

const convert = (url = 'https://example.com') =>
  convertPage({ outDir, url, baseUrl: '/next/', cacheFolder: path.join(siteDir, 'cache'), address: '/docs/links' });

it('takes a page from the cache while its text is the same, whatever its scripts are', () => {
  writePage(follow);
  expect(convert()).toEqual({
    address: '/docs/links',
    canonical: 'https://example.com/next/docs/links',
    markdown: '# Links\n\nThey [follow](https://example.com/next/).\n',
  });
  const [name, ...more] = readdirSync(path.join(siteDir, 'cache/pages'));
  expect(more).toEqual([]);
  const file = path.join(siteDir, 'cache/pages', name!);
  writeFileSync(file, readFileSync(file, 'utf8').replace('# Links', '# From the cache'));
  writePage(follow, { script: '2' });
  expect(convert().markdown).toContain('# From the cache');
  expect(convert('https://example.org').markdown).toContain('# Links');
  writeFileSync(file, '{');
  expect(convert().markdown).toContain('# Links');
});

it('rejects a page without content of a known kind', () => {
  writePage('<h1>Links</h1>');
  expect(convert).toThrow(/^markdown-export: the page https:\/\/example\.com\/next\/docs\/links has no element/);
});

it('has no options', () => {
  expect(() => validateOptions({ options: { folder: 'x' } as never })).toThrow(
    /^markdown-export: invalid options.*folder/s,
  );
});
