import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import pageStylesPlugin from './index.ts';

let outDir: string;

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'page-styles-'));
  mkdirSync(path.join(outDir, 'assets/css'), { recursive: true });
  mkdirSync(path.join(outDir, 'docs'));
  writeFileSync(path.join(outDir, 'assets/css/styles.1.css'), '.a{top:0}.b::before{content:"$&"}');
  writeFileSync(path.join(outDir, 'old.html'), '<title>A redirect</title>');
});

afterEach(() => rmSync(outDir, { recursive: true }));

const page = (className: string, link = '<link rel=stylesheet href=/next/assets/css/styles.1.css />') =>
  `<head>${link}</head><p class=${className}>`;

async function build(pages: Record<string, string>): Promise<void> {
  for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(outDir, name), html);
  const plugin: Plugin = pageStylesPlugin({ baseUrl: '/next/' } as LoadContext);
  const routesPaths = Object.keys(pages);
  await plugin.postBuild!({ outDir, routesPaths } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('page-styles', () => {
  it('puts into each page the styles of what is in it, and says where the whole is', async () => {
    await build({ 'index.html': page('a'), 'docs/b.html': page('b') });
    const [sheet] = readdirSync(path.join(outDir, 'assets/css'));
    const tag = `<style data-deferred-stylesheet="/next/assets/css/${sheet}">`;
    expect(read('index.html')).toBe(page('a', `${tag}.a{top:0}</style>`));
    expect(read('docs/b.html')).toBe(page('b', `${tag}.b::before{content:"$&"}</style>`));
    expect(read('old.html')).toBe('<title>A redirect</title>');
    expect(readdirSync(outDir)).toHaveLength(4);
  });

  it('leaves out of the whole what neither a page nor a script has a name for, and gives it another name', async () => {
    writeFileSync(path.join(outDir, 'assets/main.js'), 'document.body.className = "shown"');
    writeFileSync(path.join(outDir, 'assets/css/styles.1.css'), '.a{top:0}.shown{top:1px}.other{top:2px}');
    await build({ 'index.html': page('a') });
    const [sheet, ...others] = readdirSync(path.join(outDir, 'assets/css'));
    expect(sheet).toMatch(/^styles\.[0-9a-f]{8}\.css$/);
    expect(read(`assets/css/${sheet}`)).toBe('.a{top:0}.shown{top:1px}');
    expect(others).toEqual([]);
  });

  it('adds those of a file that comes with a page’s script to the pages that have its classes', async () => {
    writeFileSync(path.join(outDir, 'assets/css/styles.1.css'), ':root{--gap:1px;--other:2px}.a{left:0}');
    writeFileSync(path.join(outDir, 'assets/css/7.2f.css'), '.hero_x1Y-{top:var(--gap)}.hero_x1Y- .other{top:1px}');
    await build({ 'index.html': page('hero_x1Y-'), 'docs/a.html': page('a') });
    // With what it takes from the site's stylesheet.
    expect(read('index.html')).toContain(
      '>:root{--gap:1px}</style><style data-deferred-stylesheet="/next/assets/css/7.2f.css">.hero_x1Y-{top:var(--gap)}</style>',
    );
    expect(read('docs/a.html')).not.toContain('7.2f.css');
    expect(read('assets/css/7.2f.css')).toContain('.other');
  });

  it('stops the build when pages have their stylesheet in another way', async () => {
    const pages = { 'index.html': page('a'), 'docs/b.html': page('b', '<link href=/next/a.css rel=stylesheet>') };
    await expect(build(pages)).rejects.toThrow('1 of 2 pages have a stylesheet that plugins/page-styles knows');
  });
});
