import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from './support/build-site.ts';

// A site as create-docusaurus makes it, which follows packages/snippets/README.md and does not know this one.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const root = path.resolve(__dirname, '..');
const siteDir = path.join(root, 'tests/.sites/adopted-snippets');
const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
const command = path.join(root, 'packages/snippets/bin/check-snippets.mjs');

beforeAll(async () => {
  rmSync(siteDir, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/adopted-snippets'), siteDir, { recursive: true });
  // In place of `npm ci` in the folder. Links would lead out of it, where samples see no packages.
  for (const name of ['zod', '@types/react', 'csstype']) {
    const folder = `node_modules/${name}`;
    cpSync(path.join(root, folder), path.join(siteDir, 'library', folder), { recursive: true });
  }
  const { exitCode, output } = await runCommand(siteDir, 'docusaurus', ['build']);
  expect(output).toContain('Generated static files');
  expect(exitCode).toBe(0);
});

it('shows highlighted code with what the compiler says', () => {
  const $ = load(read('build/docs/index.html'));
  const samples = $('figure.theme-code-block');
  expect(samples).toHaveLength(3);
  expect($(samples[0]!).find('figcaption').text()).toBe('shelf.ts');
  expect($(samples[0]!).find('pre i[class]').length).toBeGreaterThan(3);
  expect($(samples[0]!).text()).toContain('Compiled against 4.6.7');
  expect($(samples[1]!).text()).toContain('const dune: {');
  expect($(samples[1]!).text(), 'cut').not.toContain('console');
  expect($(samples[2]!).text()).toContain("Type 'number' is not assignable to type 'string'");
  expect(load(read('build/blog/2026/01/01/post/index.html'))('figure.theme-code-block pre').text()).toContain('<h1>');
});

it('writes versions of the library into install commands', () => {
  const commands = load(read('build/docs/run/index.html'))('figure.theme-code-block pre').text();
  expect(commands).toContain('npm install zod@4.6.7');
});

it('has the types of identifiers in a file of each page', () => {
  const texts = readdirSync(path.join(siteDir, 'build/assets/code')).map((file) => read(`build/assets/code/${file}`));
  expect(texts.filter((text) => text.includes('ZodObject')).length).toBeGreaterThan(0);
});

it('runs blocks by the command, and compares their output', async () => {
  const { exitCode, output } = await runCommand(siteDir, command, []);
  expect(output).toContain('library: 5 blocks, 5 compiled, 1 run, 0 failed, 0 unchecked (0.0 %), 0 excerpts (0.0 %)');
  expect(exitCode).toBe(0);
});

it('fails on mistakes, in the build and in the command, and says where', async () => {
  const file = path.join(siteDir, 'docs/run.md');
  const line = read('docs/run.md').split('\n').length + 2;
  appendFileSync(file, '\n```ts\nconst pages: number = "many";\n```\n\n```bash\nnpm install zod@3\n```\n');
  const problems = [
    `docs/run.md:${line}:7 - TS2322: Type 'string' is not assignable to type 'number'.`,
    `docs/run.md:${line + 4}:13 - \`zod@3\`: omit the version; the page shows \`zod@4.6.7\`, as in library/package.json`,
  ];
  for (const result of [await runCommand(siteDir, 'docusaurus', ['build']), await runCommand(siteDir, command, [])]) {
    for (const problem of problems) expect(result.output).toContain(problem);
    expect(result.exitCode).toBe(1);
  }
});

it('names a wrong option, what is expected, and what was found', async () => {
  appendFileSync(path.join(siteDir, 'snippets.config.ts'), '\nmodule.exports.default.library = "libary";\n');
  const { exitCode, output } = await runCommand(siteDir, command, []);
  expect(output).toMatch(
    /createSnippets: invalid options\.\n {2}"library": expected a folder .*found none in .*libary/,
  );
  expect(exitCode).toBe(2);
});
