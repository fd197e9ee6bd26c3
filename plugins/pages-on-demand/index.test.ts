import { expect, it } from 'vitest';
import pagesOnDemandPlugin from './index.ts';

const middleware = () => undefined;
const configure = (mode: string, name = 'rspack') =>
  pagesOnDemandPlugin().configureWebpack!(
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
  const isPutOff = ['docs/main/quickstart.mdx', 'blog/2023-01-01-a.md', 'src/pages/index.tsx', 'p/docs-175.json'];
  expect(isPutOff.map((file) => lazyCompilation.test.test(file))).toEqual([true, true, false, false]);
  // Docusaurus' list is not repeated, since it is joined with this one.
  expect(devServer.setupMiddlewares([{}], { compiler: {} })).toEqual([{ name: 'pages-on-demand', middleware }]);
});
