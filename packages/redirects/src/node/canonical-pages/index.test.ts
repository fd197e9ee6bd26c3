import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, expect, it } from 'vitest';
import { createCanonicalPages } from './index.ts';

const outDir = mkdtempSync(path.join(os.tmpdir(), 'canonical-pages-'));
afterEach(() => rmSync(outDir, { recursive: true }));

it('allows crawlers every page, and names the sitemap at the address of the site', async () => {
  const { plugin } = createCanonicalPages({
    root: outDir,
    hasDays: false,
    movedPages: [],
    rules: { noIndex: {}, ownSubject: {} },
  });
  const { postBuild } = (await plugin({} as LoadContext, undefined))!;
  const siteConfig = { url: 'https://preview.example', baseUrl: '/docs/' };
  await postBuild!({ outDir, siteConfig } as Parameters<NonNullable<typeof postBuild>>[0]);
  expect(readFileSync(path.join(outDir, 'robots.txt'), 'utf8')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://preview.example/docs/sitemap.xml\n',
  );
});
