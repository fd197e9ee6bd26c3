import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { bundleInline } from '../shared/bundle-inline.ts';
import hydrateOnIntentPlugin, { createTemplate } from './index.ts';

const siteDir = path.resolve(__dirname, '../..');
const loader = 'src/inline/hydrate-on-intent.ts';

describe('hydrate-on-intent', () => {
  it('puts the loader in the place of the tags of scripts, and leaves the rest as Docusaurus has it', () => {
    const template = createTemplate('load($&)');
    const tag = /\s*<script data-scripts="[^"]*it\.scripts[^]*?">load\(\$&\)<\/script>/.exec(template)![0];
    const [before, after] = template.split(tag) as [string, string];
    expect(defaultTemplate.startsWith(before)).toBe(true);
    expect(defaultTemplate.endsWith(after)).toBe(true);
    expect(before + after).not.toMatch(/<script|it\.scripts/);
  });

  it('has a loader that a template and a page can hold, and that weighs little in each of them', () => {
    const script = bundleInline(path.join(siteDir, loader));
    expect(script).not.toMatch(/<%|%>|<\/script/);
    expect(brotliCompressSync(script).byteLength).toBeLessThan(2560);
  });

  it('sets the template without having it written into the script of every page', () => {
    const siteConfig = {};
    hydrateOnIntentPlugin({ siteDir, siteConfig } as unknown as LoadContext, { loader });
    expect(siteConfig).toHaveProperty('ssrTemplate', expect.stringContaining('data-scripts'));
    expect(JSON.stringify(siteConfig)).toBe('{}');
  });

  it('refuses another template of Docusaurus, and says what to do', () => {
    expect(() => createTemplate('', '<script src="main.js"></script>')).toThrow(/HYDRATE_ON_INTENT=false/);
  });
});
