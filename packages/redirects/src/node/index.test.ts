import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRedirects, type RedirectsOptions } from './index.ts';
import { sha256 } from './inline-scripts.ts';

let root: string;
let outDir: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'redirects-plugin-'));
  outDir = path.join(root, 'build');
  mkdirSync(path.join(outDir, 'docs/10.x'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const page = (title: string, body = '') =>
  `<html><head><meta property="og:title" content="${title} | Site"></head><body><main>${body}</main></body></html>`;

const siteConfig = {
  url: 'https://example.com',
  baseUrl: '/next/',
  title: 'Site',
  titleDelimiter: '|',
  staticDirectories: [],
};

const version = (versionName: string, folder: string) => ({
  versionName,
  path: `/next${folder}`,
  isLast: versionName === 'current',
  docs: [{ id: 'links', permalink: `/next${folder}/links` }],
  sidebars: {},
});

const i18n = {
  defaultLocale: 'en',
  localeConfigs: {
    en: { url: 'https://example.com', baseUrl: '/next/' },
    fr: { url: 'https://example.com', baseUrl: '/next/fr/' },
  },
};

async function build(options: Partial<RedirectsOptions> = {}, folder = '') {
  const outDir = path.join(root, 'build', folder);
  const base = `/next${folder}`;
  mkdirSync(path.join(outDir, 'docs/10.x'), { recursive: true });
  const pages = {
    '/': page('Home', `<script>run(${folder})</script>`),
    '/404.html': page('Gone', '<script>find()</script>'),
    '/docs/links': page('Links', '<script src=/a.js></script>'),
    '/docs/10.x/links': page('Links in 10.x'),
  };
  for (const [address, html] of Object.entries(pages)) {
    const file = address === '/' ? 'index.html' : address.endsWith('.html') ? address : `${address}.html`;
    writeFileSync(path.join(outDir, file), html);
  }
  const rules = [{ reason: 'Renamed.', rules: { '/links': '/docs/links' } }];
  const { plugin: create, sitemap } = createRedirects({ root, rules, ...options });
  const plugin = (await create({} as LoadContext, undefined)) as Plugin;
  const loadedVersions = [version('current', `${folder}/docs`), version('10.x', `${folder}/docs/10.x`)];
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } };
  await plugin.allContentLoaded!({ allContent: allContent as unknown as AllContent, actions: {} as never });
  await plugin.postBuild!({
    outDir,
    baseUrl: `${base}/`,
    siteConfig: { ...siteConfig, baseUrl: `${base}/` },
    i18n,
    generatedFilesDir: path.join(root, '.docusaurus'),
    routesPaths: Object.keys(pages).map((address) => base + address),
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return sitemap;
}

describe('redirects', () => {
  it('writes redirects, the titles of pages, and headers with the hashes of inline scripts', async () => {
    await build({ insertedScripts: ['{}'], policySources: { 'img-src': ['https://images.example'] } });
    const hashes = ['run()', 'find()', '{}'].map((text) => `'sha256-${sha256(text)}'`).sort();
    const [policy] = /Content-Security-Policy: (.*)/.exec(read('_headers'))!.slice(1);
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("img-src 'self' data: https://images.example;");
    expect(read('nginx-headers.conf')).toContain(policy);
    expect(JSON.parse(read('vercel.json')).headers[0].headers[0].value).toBe(policy);
    expect(read('links.html')).toContain('url=/next/docs/links');
    expect(JSON.parse(read('addresses.json')).titles).toEqual({
      '/': 'Home',
      '/docs/links': 'Links',
      '/docs/10.x/links': 'Links in 10.x',
    });
  });

  it('allows crawlers every page, and names the sitemap, which has canonical pages only', async () => {
    const sitemap = await build();
    expect(read('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/next/sitemap.xml\n');
    const items = ['/', '/docs/links', '/docs/10.x/links'].map((address) => ({
      url: `https://example.com/next${address}`,
    }));
    const defaultCreateSitemapItems = () => Promise.resolve(items);
    const parameters = { defaultCreateSitemapItems, routes: [], siteConfig };
    expect(await sitemap.createSitemapItems!(parameters as never)).toEqual(items.slice(0, 2));
  });

  it('writes the files of the root for all locales, whichever is built again', async () => {
    await build();
    await build({}, '/fr');
    await build({}, '/fr');
    expect(
      read('_redirects')
        .split('\n')
        .filter((rule) => rule.includes('/links /')),
    ).toEqual(['/next/links /next/docs/links 301', '/next/fr/links /next/fr/docs/links 301']);
    expect(JSON.parse(read('vercel.json')).redirects).toContainEqual({
      source: '/next/fr/links',
      destination: '/next/fr/docs/links',
      statusCode: 301,
    });
    for (const file of ['_headers', 'vercel.json', 'nginx-headers.conf']) {
      for (const script of ['run()', 'run(/fr)']) expect(read(file), file).toContain(sha256(script));
      expect(read(file), file).toContain('/next/fr/assets/');
    }
    expect(read('robots.txt')).toContain('Sitemap: https://example.com/next/fr/sitemap.xml\n');
    expect(JSON.parse(read('addresses.json'))).toMatchObject({
      targets: { '/links': '/docs/links' },
      locales: { '/fr': JSON.parse(read('fr/addresses.json')) },
    });
    expect(read('fr/links.html')).toContain('url=/next/fr/docs/links');
    expect(existsSync(path.join(outDir, 'fr/_redirects'))).toBe(false);
    await build();
    expect(read('_redirects'), 'a build starts with the default locale').not.toContain('/fr/');
  });

  it('stops the build when a host does not take that many rules', async () => {
    await expect(build({ limits: [{ host: 'A host', measure: 'rules', most: 0 }] })).rejects.toThrow(
      /^Problems in the size of the built site:\nredirect rules: found \d+, but A host accepts at most 0\./,
    );
  });

  it('rejects wrong options', () => {
    const create = (options: object) => () => createRedirects({ root, rules: [], ...options });
    expect(create({ unservedFolder: 'docs/api' })).toThrow(
      'redirects: invalid options.\n' + '  "unservedFolder": expected an address such as "/docs/api"; found "docs/api"',
    );
    expect(create({ limits: [{ host: 'A host', measure: 'files', most: 1 }] })).toThrow('"limits.0.measure"');
    expect(create({ policySources: { 'image-src': ['https://images.example'] } })).toThrow('image-src');
    expect(create({ rules: [{ rules: {} }] })).toThrow('"rules.0.reason"');
  });
});
