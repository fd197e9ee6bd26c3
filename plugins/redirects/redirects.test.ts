import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import redirectsPlugin, { validateOptions, type RedirectsOptions } from './index.ts';

let siteDir: string;
let outDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'redirects-'));
  outDir = path.join(siteDir, 'build');
  for (const folder of ['static/img', 'build/img', 'build/docs'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  for (const folder of ['static', 'build']) writeFileSync(path.join(siteDir, folder, 'img/logo.svg'), '<svg/>');
  writeFileSync(path.join(siteDir, 'a.ts'), 'document.title = "found" satisfies string;');
  writeFileSync(
    path.join(outDir, 'docs.html'),
    '<head><meta property="og:title" content="Docs | Site"></head><h1 id=top>Docs</h1>',
  );
  writeFileSync(path.join(outDir, 'docs/links.html'), '<h1>Links</h1><h2 id="chain">Chain</h2>');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Runs the plugin over a site below /next/ with two docs, as a build does. */
async function build(rules: RedirectsOptions['groups'][number]['rules']): Promise<void> {
  const siteConfig = { url: 'https://trpc.io', staticDirectories: ['static'], title: 'Site', titleDelimiter: '|' };
  const context = { siteDir, baseUrl: '/next/', siteConfig };
  const options = {
    groups: [{ reason: 'Renamed.', rules }],
    movedPages: [],
    apiSymbols: () => Promise.resolve([]),
    script: 'a.ts',
  };
  const plugin: Plugin = redirectsPlugin(context as unknown as LoadContext, options);
  const version = {
    versionName: 'current',
    path: '/next/docs',
    docs: [{ id: 'links', permalink: '/next/docs/links' }],
  };
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } } };
  await plugin.allContentLoaded!({ allContent, actions: {} as never });
  const routesPaths = ['/next/', '/next/404.html', '/next/docs/', '/next/docs/links'];
  await plugin.postBuild!({ outDir, routesPaths } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('redirects', () => {
  it('writes a page per old address, the rules for hosts and the list, all below the base path', async () => {
    await build({ '/links': '/docs/links#chain', '/old/*': '/docs/*', '/img/old.svg': '/img/logo.svg' });
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
    expect(read('unknown-address.js')).toContain('document.title="found"');
    expect(JSON.parse(read('addresses.json'))).toMatchObject({
      targets: { '/': '/', '/docs': '/docs', '/old/links': '/docs/links' },
    });
  });

  it('lists the titles of pages without the site’s own', async () => {
    await build({});
    expect(JSON.parse(read('addresses.json')).titles).toEqual({ '/docs': 'Docs' });
  });

  it('stops the build at rules that cannot be, and writes nothing', async () => {
    await expect(build({ '/links': '/docs/links#gone', '/docs': '/docs/links' })).rejects.toThrow(
      'Problems in redirects:\n' +
        '/links - /links leads to /docs/links#gone, but /docs/links has no heading with the id "gone".\n',
    );
    expect(existsSync(path.join(outDir, '_redirects'))).toBe(false);
  });

  it('names an option that it cannot work with', () => {
    const options = { groups: {}, movedPages: [], script: 'a' } as unknown as RedirectsOptions;
    expect(() => validateOptions({ options } as OptionValidationContext<RedirectsOptions, RedirectsOptions>)).toThrow(
      'redirects: the option "groups" must be a list, such as the one of config/, but it is {}.',
    );
  });
});
