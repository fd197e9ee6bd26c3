import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bundleInline } from '@typed-docs/utils/bundle-inline';
import deferredHydrationPlugin from './index.ts';
import { deferredTemplate } from './template.ts';

const create = (ssrTemplate?: string) =>
  deferredHydrationPlugin({
    siteConfig: { ssrTemplate },
    siteStorage: { type: 'localStorage', namespace: '-abc' },
  } as LoadContext);
const tagsOf = (mode: string) => {
  vi.stubEnv('NODE_ENV', mode);
  return create(deferredTemplate).injectHtmlTags!({ content: undefined });
};

afterEach(() => vi.unstubAllEnvs());

describe('deferred-hydration', () => {
  it('injects the loader into pages of a production build only', () => {
    expect(tagsOf('production')).toEqual({
      headTags: [{ tagName: 'script', attributes: { 'data-theme-key': 'theme-abc' }, innerHTML: expect.any(String) }],
    });
    expect(tagsOf('development')).toEqual({});
  });

  it('rejects a site configuration without its page template', () => {
    expect(() => create()).toThrow('Set `ssrTemplate: deferredTemplate` in docusaurus.config.ts');
  });

  it('has a loader that a page can contain and that weighs little', () => {
    const loader = bundleInline(path.join(__dirname, '../client/loader.ts'));
    expect(loader).not.toContain('</script');
    expect(brotliCompressSync(loader).byteLength).toBeLessThan(3200);
  });

  it('gives pages critical CSS, before any other plugin runs', async () => {
    const outDir = mkdtempSync(path.join(os.tmpdir(), 'deferred-hydration-'));
    const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
    const page = (style: string) => `<html><head>${style}</head><body><main class="a"></main></body></html>`;
    const link = '<link rel=stylesheet href=/next/assets/css/styles.1.css />';
    const inlined = page('<style data-deferred-stylesheet="/next/assets/css/styles.1.css">.a{top:0}</style>');
    try {
      for (const folder of ['docs', 'assets/css']) mkdirSync(path.join(outDir, folder), { recursive: true });
      writeFileSync(path.join(outDir, 'assets/css/styles.1.css'), '.a{top:0}.b{top:1px}');
      for (const file of ['index', '404', 'docs/api']) {
        writeFileSync(path.join(outDir, `${file}.html`), page(link));
      }
      const done = create(deferredTemplate).postBuild!({
        outDir,
        baseUrl: '/next/',
        routesPaths: ['/next/', '/next/404.html', '/next/docs/api'],
      } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
      // Other plugins' `postBuild` would start now.
      for (const file of ['index.html', '404.html', 'docs/api.html']) expect(read(file), file).toBe(inlined);
      await done;
    } finally {
      rmSync(outDir, { recursive: true });
    }
  });
});
