import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { AllContent, LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import markdownTwinsPlugin from './index.ts';

let siteDir: string;
let outDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'markdown-twins-'));
  outDir = path.join(siteDir, 'build');
  mkdirSync(path.join(outDir, 'docs'), { recursive: true });
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** Runs the plugin over a site below /next/ with one page, as a build does. */
async function build(): Promise<void> {
  const siteConfig = { url: 'https://trpc.io', baseUrl: '/next/', title: 'Site', tagline: 'A site' };
  const version = {
    versionName: 'current',
    label: '11.x',
    path: '/next/docs',
    isLast: true,
    banner: null,
    docs: [{ id: 'links', permalink: '/next/docs/links', title: 'Links', description: 'What links do.' }],
    sidebars: { docs: [{ type: 'doc', id: 'links' }] },
  };
  const plugin = markdownTwinsPlugin({ siteConfig, siteDir, outDir } as unknown as LoadContext);
  const allContent = { 'docusaurus-plugin-content-docs': { default: { loadedVersions: [version] } } };
  await plugin.allContentLoaded!({ allContent: allContent as unknown as AllContent, actions: {} as never });
  await plugin.postBuild!({} as never);
}

it('writes the Markdown of a page below the base path, and lists it', async () => {
  const content = '<main><div class="theme-doc-markdown"><h1>Links</h1><p>They follow each other.</p></div></main>';
  writeFileSync(path.join(outDir, 'docs/links.html'), content);
  await build();
  expect(readFileSync(path.join(outDir, 'docs/links.md'), 'utf8')).toContain('\nThey follow each other.\n');
  expect(readFileSync(path.join(outDir, 'llms.txt'), 'utf8')).toContain(
    '- [Links](https://trpc.io/next/docs/links.md): What links do.',
  );
});

it('names the page that the build lacks', async () => {
  await expect(build()).rejects.toThrow(
    `markdown-twins: /next/docs/links is a page of the docs or the blog, but ${outDir} holds no HTML file for it`,
  );
});
