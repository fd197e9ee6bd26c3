import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { assembleSite, build } from './support/build-site.ts';

it('renders a page again when something that it is made from has changed', { timeout: 240_000 }, async () => {
  const siteDir = assembleSite('rendered-pages');
  const says = (page: string, text: string) => readFileSync(path.join(siteDir, 'build', page), 'utf8').includes(text);
  const pages = path.join(siteDir, 'node_modules/.cache/rendered-pages/pages');
  const rendered = () => new Map(readdirSync(pages).map((file) => [file, statSync(path.join(pages, file)).mtimeMs]));
  const buildAgain = async () => {
    const before = rendered();
    expect((await build(siteDir)).output).toContain('Generated static files');
    return [...rendered()].filter(([file, time]) => before.get(file) !== time).length;
  };
  writeFileSync(path.join(siteDir, 'src/label.ts'), "export const label = 'Before';\n");
  appendFileSync(
    path.join(siteDir, 'docs/introduction.mdx'),
    "\nimport { label } from '@site/src/label';\n\n<p>{label}</p>\n",
  );
  expect((await build(siteDir)).output).toContain('Generated static files');
  expect([says('docs.html', '<p>Before'), says('docs/guide.html', '<p>An edit')]).toEqual([true, false]);

  // A page of its own.
  appendFileSync(path.join(siteDir, 'docs/guide.mdx'), '\nAn edit.\n');
  expect(await buildAgain()).toBe(1);
  expect([says('docs.html', '<p>Before'), says('docs/guide.html', '<p>An edit')]).toEqual([true, true]);

  // What a page imports.
  writeFileSync(path.join(siteDir, 'src/label.ts'), "export const label = 'After';\n");
  expect(await buildAgain()).toBeGreaterThan(0);
  expect([says('docs.html', '<p>After'), says('docs/guide.html', '<p>An edit')]).toEqual([true, true]);

  // What all pages have in common, such as the server's code.
  const config = path.join(siteDir, 'docusaurus.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace("title: 'Fixture'", "title: 'Renamed'"));
  expect(await buildAgain()).toBe(rendered().size);
  expect([says('docs.html', '>Renamed<'), says('docs/guide.html', '>Renamed<')]).toEqual([true, true]);
});
