import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { assembleSite, build, runCommand } from './support/build-site.ts';

// Also shows that the fixture site, to which other tests add mistakes, is built without them.
it('`docusaurus docs:version` freezes the pages, and both versions are built', { timeout: 120_000 }, async () => {
  const siteDir = assembleSite('cut-version');
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

  const cut = await runCommand(siteDir, 'docusaurus', ['docs:version', '1.x']);
  expect(cut.output).toContain('version 1.x created!');
  expect(JSON.parse(read('versions.json'))).toEqual(['1.x']);
  expect(JSON.parse(read('versioned_sidebars/version-1.x-sidebars.json'))).toEqual({ docs: ['introduction', 'guide'] });
  expect(read('versioned_docs/version-1.x/guide.mdx')).toBe(read('docs/guide.mdx'));

  // From now on, docs/ is the next version.
  appendFileSync(path.join(siteDir, 'docs/guide.mdx'), '\n## Second step\n');
  const { exitCode, output } = await build(siteDir);
  expect(output).toContain('Generated static files');
  expect(exitCode).toBe(0);
  const headings = (file: string) => load(read(file))('h2').toArray().length;
  expect([headings('build/docs/guide.html'), headings('build/docs/next/guide.html')]).toEqual([1, 2]);
});
