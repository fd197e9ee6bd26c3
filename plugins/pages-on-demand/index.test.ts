import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import pagesOnDemandPlugin from './index.ts';
import withoutWeakIds from './without-weak-ids.mjs';

const middleware = () => undefined;
const configure = (mode: string, name = 'rspack') =>
  pagesOnDemandPlugin({ generatedFilesDir: '/site/.docusaurus' } as never).configureWebpack!(
    { mode } as never,
    false,
    { currentBundler: { name, instance: { lazyCompilationMiddleware: () => middleware } } } as never,
    undefined,
  );

it('leaves builds alone, and webpack, which does not know it', () => {
  expect([configure('production'), configure('development', 'webpack')]).toEqual([{}, {}]);
});

it('puts off the text of pages, and nothing else', () => {
  const { lazyCompilation, devServer } = configure('development') as unknown as {
    lazyCompilation: { entries: boolean; imports: boolean; test: RegExp };
    devServer: { setupMiddlewares: (list: unknown[], server: object) => unknown[] };
  };
  expect(lazyCompilation).toMatchObject({ entries: false, imports: true });
  const files = ['docs/main/quickstart.mdx', 'blog/2023-01-01-a.md', '/site/src/pages/index.tsx', 'p/docs-175.json'];
  expect(files.map((file) => lazyCompilation.test.test(file))).toEqual([true, true, true, false]);
  // Docusaurus' list is not repeated, since it is joined with this one.
  expect(devServer.setupMiddlewares([{}], { compiler: {} })).toEqual([{ name: 'pages-on-demand', middleware }]);
});

it('takes what compiles pages at once out of the list of chunks', () => {
  const { module } = configure('development') as unknown as { module: { rules: { test: string; use: string }[] } };
  expect(module.rules).toEqual([
    { test: '/site/.docusaurus/registry.js', use: expect.stringMatching(/without-weak-ids\.mjs$/) },
  ]);
  const line = (id: string) =>
    `  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", ${id}],`;
  expect(withoutWeakIds(line('require.resolveWeak("@site/a.mdx")'))).toBe(line('"@site/a.mdx"'));
});

it('finds the list of chunks as Docusaurus writes it', () => {
  const require = createRequire(import.meta.url);
  const codegen = readFileSync(require.resolve('@docusaurus/core/lib/server/codegen/codegenRoutes.js'), 'utf8');
  // Without it pages compile at once again, which nothing but `npm run bench:start` would show.
  expect(codegen).toContain('require.resolveWeak(');
  expect(codegen).toContain("'registry.js'");
});
