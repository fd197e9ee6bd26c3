import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { LoadContext } from '@docusaurus/types';
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

  it('refuses a site configuration without its page template', () => {
    expect(() => create()).toThrow('Set `ssrTemplate: deferredTemplate` in docusaurus.config.ts');
  });

  it('has a loader that a page can contain and that weighs little', () => {
    const loader = bundleInline(path.join(__dirname, '../client/loader.ts'));
    expect(loader).not.toContain('</script');
    expect(brotliCompressSync(loader).byteLength).toBeLessThan(3200);
  });
});
