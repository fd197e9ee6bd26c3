import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assembleSite, build, buildSite } from './support/build-site.ts';
import { childEnv } from './support/env.ts';

// One build for each stage in which mistakes end it. scripts/build-errors and the packages test all messages.

const folder = path.join(__dirname, 'fixtures/bad-input');

/** Expected messages by folder in fixtures/bad-input, which adds mistakes to the fixture site. */
const messages = {
  // Found while content is loaded.
  'failing-code-block': [
    "tests/.sites/failing-code-block/docs/guide.mdx:12:7 - TS2322: Type 'number' is not assignable to type 'string'.",
  ],
  // Found while pages are rendered: all of them are reported together.
  rendering: [
    'site.json:1 - Couldn\'t find any doc with id "giude" in version "current".\nAvailable doc ids are:\n- guide',
    'Did you mean guide?',
    "src/pages/nothing.tsx - The page cannot be rendered: The page component at /nothing doesn't have a default export.",
    'src/pages/storage.tsx - The page cannot be rendered: Illegal storage API usage for storage key',
    'src/pages/docs-plugin.tsx - The page cannot be rendered: You are using a feature of the Docusaurus docs plugin',
  ],
  // Found in the finished pages.
  'broken-link': [
    `docs/guide.mdx:11 - Broken link: no page has the address /docs/gudie.
  Did you mean /docs/guide? Correct the link, or add the page.`,
  ],
};

describe.concurrent('a build', { timeout: 120_000 }, () => {
  it.each(Object.entries(messages))('fails on %s, and says where and what to do', async (name, parts) => {
    const { exitCode, output } = await buildSite(name, path.join(folder, name));
    expect(output).toContain('The site was not built.');
    for (const part of parts) expect(output).toContain(part);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });

  it('leaves the last site in place when it fails', async () => {
    const siteDir = assembleSite('failing-rebuild', path.join(folder, 'broken-link'));
    mkdirSync(path.join(siteDir, 'build'));
    writeFileSync(path.join(siteDir, 'build/index.html'), 'the last site');
    const { exitCode, output } = await build(siteDir);
    expect(output).toContain('build/ still contains the last successful build.');
    expect(exitCode).toBe(1);
    expect(readFileSync(path.join(siteDir, 'build/index.html'), 'utf8')).toBe('the last site');
    expect(readdirSync(siteDir)).not.toContain('build.next');
  });

  it('stops Docusaurus when it is stopped, and leaves no half-written site', async () => {
    const siteDir = assembleSite('stopped-build');
    const root = path.resolve(__dirname, '..');
    const args = ['--import', 'tsx', 'scripts/build.ts', siteDir];
    const child = spawn(process.execPath, args, { cwd: root, env: childEnv() });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    // Docusaurus is running now.
    child.stdout.once('data', () => child.kill('SIGTERM'));
    const [exitCode] = await once(child, 'close');
    expect(output).toContain('The site was not built.\n\nIt was stopped by SIGTERM.');
    expect(exitCode).toBe(143);
    expect(readdirSync(siteDir).filter((name) => name.startsWith('build'))).toEqual([]);
  });

  it('fails on a wrong environment variable, and names it', async () => {
    const { exitCode, output } = await buildSite('wrong-environment', undefined, { BASE_URL: 'docs' });
    expect(output).toContain(`The site was not built.

The environment variable BASE_URL is "docs", but it must be a path that starts and ends with a slash, for example BASE_URL=/preview-42/. Correct it, or unset it to use the default.`);
    expect(output, 'no stack trace').not.toMatch(/^ +at /m);
    expect(exitCode).toBe(1);
  });
});
