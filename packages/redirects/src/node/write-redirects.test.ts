import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RedirectGroup } from '../types.ts';
import { writeHostFiles } from './write-host-files.ts';
import { writeRedirects } from './write-redirects.ts';

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  outDir = path.join(siteDir, 'build');
  for (const folder of ['static/img', 'build/img', 'build/docs'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const folder of ['static', 'build']) writeFileSync(path.join(siteDir, folder, 'img/logo.svg'), '<svg/>');
  writeFileSync(path.join(outDir, 'docs.html'), '<h1>Docs</h1>');
  writeFileSync(path.join(outDir, 'docs/secret.html'), '<h1>Secret</h1>');
  writeFileSync(path.join(outDir, 'docs/links.html'), '<h1>Links</h1><h2 id="chain">Chain</h2>');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

async function write(rules: RedirectGroup['rules'], hostHasRules = false): Promise<void> {
  const version = {
    versionName: 'current',
    path: '/next/docs',
    docs: [
      { id: 'links', permalink: '/next/docs/links' },
      { id: 'secret', permalink: '/next/docs/secret', unlisted: true },
    ],
  };
  const pages = [
    { address: '/', title: undefined },
    { address: '/docs', title: 'Docs' },
    { address: '/docs/links', title: undefined },
    { address: '/docs/secret', title: 'Not yet' },
  ];
  const built = await writeRedirects(
    pages,
    {
      'docusaurus-plugin-content-docs': {
        // Its version has the same name, and no redirects.
        errors: { loadedVersions: [{ versionName: 'current', path: '/next/docs/errors', docs: [] }] },
        default: { loadedVersions: [version] },
      },
    },
    {
      outDir,
      baseUrl: '/next/',
      siteConfig: { url: 'https://trpc.io', staticDirectories: ['static'] },
    },
    { root: siteDir, rules: [{ reason: 'Renamed.', rules }], hostHasRules },
  );
  const site = { outDir, baseUrl: '/next/', url: 'https://trpc.io', policySources: {} };
  writeHostFiles([{ ...built, folder: '', scriptHashes: [] }], site);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('redirects', () => {
  it('writes a page per old address, the rules for hosts and the list, all below the base path', async () => {
    await write({ '/links': '/docs/links#chain', '/old/*': '/docs/*', '/img/old.svg': '/img/logo.svg' });
    expect(read('links.html')).toContain('content="0; url=/next/docs/links#chain"');
    expect(read('links.html')).toContain('<link rel="canonical" href="https://trpc.io/next/docs/links#chain">');
    expect(read('old/links.html')).toContain('content="0; url=/next/docs/links"');
    expect(read('img/old.svg')).toBe('<svg/>');
    expect(read('_redirects')).toBe(
      '/next/links /next/docs/links#chain 301\n' +
        '/next/img/old.svg /next/img/logo.svg 301\n' +
        '/next/old/* /next/docs/:splat 301\n',
    );
    expect(JSON.parse(read('vercel.json')).redirects).toHaveLength(3);
    expect(read('unknown-address.js')).toContain('addresses.json');
    expect(JSON.parse(read('addresses.json'))).toMatchObject({
      targets: { '/': '/', '/docs': '/docs', '/old/links': '/docs/links' },
      titles: { '/docs': 'Docs' },
    });
  });

  it('redirects to an unlisted page, and keeps it off the list', async () => {
    await write({ '/hidden': '/docs/secret', '/old/*': '/docs/*' }, true);
    expect(read('_redirects')).toContain('/next/hidden /next/docs/secret 301\n');
    expect(read('addresses.json')).not.toMatch(/secret|Not yet/);
    expect(read('addresses.json')).toContain('/old/links');
  });

  it('writes no pages for a host that has rules', async () => {
    await write({ '/links': '/docs/links#chain', '/img/old.svg': '/img/logo.svg' }, true);
    expect(read('_redirects')).toContain('/next/links /next/docs/links#chain 301\n');
    expect(globSync('**/*.{html,svg}', { cwd: outDir }).sort()).toEqual([
      'docs.html',
      'docs/links.html',
      'docs/secret.html',
      'img/logo.svg',
    ]);
  });

  it('serves a page with pages below at its address with a slash, too', async () => {
    await write({});
    expect(read('docs/index.html')).toBe(read('docs.html'));
  });

  it('stops the build at rules that cannot be, and writes nothing', async () => {
    await expect(write({ '/links': '/docs/links#gone', '/docs': '/docs/links' })).rejects.toThrow(
      'Problems in redirects:\n' +
        '/links - /links leads to /docs/links#gone, but /docs/links has no heading with the id "gone".\n',
    );
    expect(existsSync(path.join(outDir, '_redirects'))).toBe(false);
  });
});
