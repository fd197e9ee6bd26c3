import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runPageLoader, type LoaderItem } from '../shared/run-page-loader.ts';
import { PagesAhead } from './pages-ahead.ts';

// Docusaurus' own, so that a change of its loader shows here.
const { resolve } = createRequire(import.meta.url);
const { createMDXLoaderItem } = createRequire(resolve('@docusaurus/plugin-content-docs'))('@docusaurus/mdx-loader') as {
  createMDXLoaderItem: (options: object) => Promise<LoaderItem>;
};
const { DEFAULT_CONFIG } = createRequire(import.meta.url)('@docusaurus/core/lib/server/configValidation') as {
  DEFAULT_CONFIG: { markdown: object };
};

const siteDir = mkdtempSync(path.join(tmpdir(), 'pages-ahead-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** The files that were compiled, in order. */
let compiled: string[];
let item: LoaderItem;
beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  compiled = [];
  const note = () => (_tree: unknown, file: { path: string }) => void compiled.push(path.basename(file.path));
  item = await createMDXLoaderItem({
    siteDir,
    staticDirs: [],
    markdownConfig: DEFAULT_CONFIG.markdown,
    remarkPlugins: [note],
    useCrossCompilerCache: true,
  });
});

const write = (name: string, text: string) => {
  const file = path.join(siteDir, name);
  writeFileSync(file, text);
  return file;
};
const load = (file: string, text: string) => runPageLoader(item, file, text);
const dune = '---\ntitle: Dune\n---\n\n## Sand\n\nAnd **spice**.\n';

it('compiles a page once, into what the loader makes of it', async () => {
  const file = write('dune.mdx', dune);
  const expected = await load(file, dune);
  expect(expected).toContain("title: 'Dune'");
  expect(expected).toContain('spice');
  expect(compiled).toEqual(['dune.mdx']);

  // The loader hands what it made on to the bundle of the server, which asks once.
  (item.options as { crossCompilerCache: Map<string, unknown> }).crossCompilerCache.clear();
  await new PagesAhead(item).compile([file], () => true);
  expect(compiled).toEqual(['dune.mdx', 'dune.mdx']);
  expect(await load(file, dune)).toBe(expected);
  expect(compiled).toEqual(['dune.mdx', 'dune.mdx']);
});

it('compiles a page again that has changed since', async () => {
  const file = write('dune.mdx', dune);
  await new PagesAhead(item).compile([file], () => true);
  expect(await load(file, dune.replace('spice', 'worms'))).toContain('worms');
  expect(compiled).toEqual(['dune.mdx', 'dune.mdx']);
});

it('leaves it to the loader to say what is wrong with a page', async () => {
  const broken = write('broken.mdx', '<Unclosed>\n');
  const file = write('dune.mdx', dune);
  await new PagesAhead(item).compile([broken, file, path.join(siteDir, 'nowhere.mdx')], () => true);
  expect(compiled).toEqual(['dune.mdx']);
  await expect(load(broken, '<Unclosed>\n')).rejects.toThrow(/broken\.mdx[\s\S]*<Unclosed>/);
});

it('stops when it is told to', async () => {
  const files = ['a.mdx', 'b.mdx', 'c.mdx'].map((name) => write(name, dune));
  await new PagesAhead(item).compile(files, () => compiled.length < 2);
  expect(compiled).toEqual(['a.mdx', 'b.mdx']);
});
