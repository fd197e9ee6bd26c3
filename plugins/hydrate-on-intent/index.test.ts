import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html.js';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { bundleInline } from '../shared/bundle-inline.ts';
import hydrateOnIntentPlugin, { createTemplate } from './index.ts';

const siteDir = path.resolve(__dirname, '../..');
const loader = 'src/inline/hydrate-on-intent.ts';
const layOutTop = 'src/inline/lay-out-top.ts';

describe('hydrate-on-intent', () => {
  it('puts the loader in the place of the tags of scripts, and leaves the rest as Docusaurus has it', () => {
    const template = createTemplate('load($&)', '').replace(/it\.appHtml\.replace\(.*\) %>/s, 'it.appHtml %>');
    const tag = /\s*<script data-scripts="[^"]*it\.scripts[^]*?">load\(\$&\)<\/script>/.exec(template)![0];
    const [before, after] = template.split(tag) as [string, string];
    expect(defaultTemplate.startsWith(before)).toBe(true);
    expect(defaultTemplate.endsWith(after)).toBe(true);
    expect(before + after).not.toMatch(/<script|it\.scripts/);
  });

  it('puts the other script behind the first heading of the page, and before what comes next', () => {
    const [, tag] = /<%~ (it\.appHtml.*?) %>/s.exec(createTemplate('', 'act("$&")'))!;
    const render = new Function('it', `return ${tag}`) as (it: { appHtml: string }) => string;
    const script = '<script>act("$&")</script>';
    expect(render({ appHtml: '<h2 id=a>A</h2><h1>A</h1><h1>B</h1>' })).toBe(
      `<h2 id=a>A</h2><h1>A</h1>${script}<h1>B</h1>`,
    );
    const part = '<h2 id=a>A</h2><figure class=a></figure>';
    const written = `${script}<h2 id=a>A</h2>${script}<figure class=a></figure>`;
    expect(render({ appHtml: `<h1>A</h1>${part}${part}${part}` })).toBe(
      `<h1>A</h1>${script}${written}${written}${script}${part}`,
    );
    expect(render({ appHtml: '<p>A</p>' })).toBe('<p>A</p>');
  });

  it('has a loader that a template and a page can hold, and that weighs little in each of them', () => {
    const [script, other] = [loader, layOutTop].map((module) => bundleInline(path.join(siteDir, module)));
    expect(script! + other!).not.toMatch(/<%|%>|<\/script/);
    expect(brotliCompressSync(script!).byteLength).toBeLessThan(2560);
    expect(other!.length).toBeLessThan(128);
  });

  it('sets the template without having it written into the script of every page', () => {
    const siteConfig = {};
    hydrateOnIntentPlugin({ siteDir, siteConfig } as unknown as LoadContext, { loader, layOutTop });
    expect(siteConfig).toHaveProperty('ssrTemplate', expect.stringContaining('data-scripts'));
    expect(JSON.stringify(siteConfig)).toBe('{}');
  });

  it('refuses another template of Docusaurus, and says what to do', () => {
    expect(() => createTemplate('', '', '<script src="main.js"></script>')).toThrow(/HYDRATE_ON_INTENT=false/);
  });
});
