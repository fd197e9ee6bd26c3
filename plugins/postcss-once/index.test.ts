import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import postcss, { type AcceptedPlugin } from 'postcss';
import { expect, it } from 'vitest';
import postcssOncePlugin from './index.ts';

const require = createRequire(import.meta.url);
/** What Docusaurus brings along is found from Docusaurus. */
const find = (module: string) => require.resolve(module, { paths: [require.resolve('@docusaurus/core/package.json')] });

it('creates a plugin that Docusaurus names once, and has no configuration looked for', () => {
  const { configurePostCss } = postcssOncePlugin();
  const other = () => undefined;
  const options = () => ({ ident: 'postcss', plugins: [[find('postcss-preset-env'), {}], other] });
  const [first, second] = [configurePostCss!(options() as never), configurePostCss!(options() as never)];
  expect(first).toMatchObject({
    ident: 'postcss',
    config: false,
    plugins: [{ postcssPlugin: 'postcss-preset-env' }, other],
  });
  expect(second.plugins[0]).toBe(first.plugins[0]);
  const { css } = postcss(first.plugins.slice(0, 1) as AcceptedPlugin[]).process('.a { .b & { top: 0 } }', {
    from: undefined,
  });
  expect(css).toContain('.b .a');
});

it('finds the plugin as Docusaurus names it', () => {
  const bundler = path.dirname(find('@docusaurus/bundler/package.json'));
  const loaders = readFileSync(path.join(bundler, 'lib/loaders/styleLoader.js'), 'utf8');
  // Without it stylesheets take longer again, which nothing but the table at the end of a build would show.
  expect(loaders).toMatch(/plugins: \[\s*\[\s*require\.resolve\('postcss-preset-env'\)/);
});
