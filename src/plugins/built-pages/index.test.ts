import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Limit } from '@typed-docs/redirects/hosts/check-limits';
import { createBuiltPages } from './index.ts';
import { sha256 } from './inline-scripts.ts';

let siteDir: string;
let outDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
  outDir = path.join(siteDir, 'build');
  for (const folder of ['docs/typedoc', 'assets/css']) mkdirSync(path.join(outDir, folder), { recursive: true });
  writeFileSync(path.join(outDir, 'assets/css/styles.1.css'), '.a{top:0}.b{top:1px}');
  writeFileSync(path.join(siteDir, 'wordmark.svg'), '<svg viewBox="0 0 1 1"></svg>');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const page = (title: string, content = '', link = '<link rel=stylesheet href=/next/assets/css/styles.1.css />') =>
  `<html><head><meta name="generator" content="Docusaurus v3"><meta property="og:title" content="${title} | Site">${link}</head>` +
  `<body><main class="a">${content}</main></body></html>`;
const docContent =
  '<div class="theme-doc-markdown"><h1>Links</h1><p>They follow <a href="../">each other</a>.</p></div>';

const colors = { ground: '#135f99', mark: '#1b68a3', soft: '#d8eaf8', badge: 'none', badgeText: '#ffffff' };

async function build(limits: readonly Limit[] = []): Promise<void> {
  const pages = {
    'index.html': page('Home', '<script>run()</script>'),
    '404.html': page('Gone'),
    'docs/links.html': page('Links', docContent),
    'docs/typedoc/client.html': page('Client'),
  };
  for (const [file, html] of Object.entries(pages)) writeFileSync(path.join(outDir, file), html);
  const siteConfig = {
    url: 'https://trpc.io',
    baseUrl: '/next/',
    title: 'Site',
    titleDelimiter: '|',
    tagline: 'A site',
    staticDirectories: [],
  };
  const version = {
    versionName: 'current',
    label: '11.x',
    path: '/next/docs',
    isLast: true,
    banner: null,
    docs: [{ id: 'links', permalink: '/next/docs/links', title: 'Links', description: 'Properties of links.' }],
    sidebars: { docs: [{ type: 'doc', id: 'links' }] },
  };
  const create = createBuiltPages({
    apiPath: 'docs/typedoc',
    socialCards: {
      wordmarkFile: 'wordmark.svg',
      mark: '',
      palette: { latest: colors, older: colors, post: colors, page: colors },
    },
    limits,
    policy: { hosts: { googleTag: false, socialEmbeds: false }, insertedScripts: ['{}'] },
    redirects: {
      groups: [{ reason: 'Renamed.', rules: { '/links': '/docs/links' } }],
      movedPages: [],
      generated: async () => [],
      hostHasRules: false,
    },
  });
  const plugin = (await create({ siteDir } as LoadContext, undefined)) as Plugin;
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } } };
  await plugin.allContentLoaded!({ allContent: allContent as unknown as AllContent, actions: {} as never });
  await plugin.postBuild!({
    outDir,
    baseUrl: '/next/',
    siteConfig,
    i18n: { currentLocale: 'en' },
    routesPaths: ['/next/', '/next/404.html', '/next/docs/links', '/next/docs/typedoc/client'],
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

// Workers start slowly on a busy machine.
it('gives pages critical CSS, cards and redirects', { timeout: 120_000 }, async () => {
  await build();
  const style = '<style data-deferred-stylesheet="/next/assets/css/styles.1.css">.a{top:0}</style>';
  expect(read('index.html')).toBe(page('Home', '<script>run()</script>', style));
  expect(read('404.html')).toBe(page('Gone', '', style));
  expect(read('docs/typedoc/client.html')).toBe(page('Client'));
  expect(readdirSync(path.join(outDir, 'img/cards'), { recursive: true }).sort()).toEqual([
    'docs',
    'docs/links.png',
    'docs/typedoc',
    'docs/typedoc/client.png',
    'index.png',
  ]);
  const hashes = [sha256('run()'), sha256('{}')].sort().map((hash) => `'sha256-${hash}'`);
  expect(read('_headers')).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(read('nginx-headers.conf')).toContain(hashes[0]);
  expect(JSON.parse(read('vercel.json')).headers[0].headers[0].value).toContain(hashes[0]);
  expect(read('links.html')).toContain('url=/next/docs/links');
  expect(JSON.parse(read('addresses.json')).titles).toEqual({
    '/': 'Home',
    '/docs/links': 'Links',
    '/docs/typedoc/client': 'Client',
  });
});

it('stops the build when the site exceeds a limit', { timeout: 120_000 }, async () => {
  const limits = [{ host: 'A host', measure: 'rules', most: 0 } as const];
  await expect(build(limits)).rejects.toThrow('redirect rules: found 1, but A host takes at most 0.');
});
