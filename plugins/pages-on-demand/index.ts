import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What is used of Rspack, which Docusaurus gives the types of webpack. */
interface Rspack {
  lazyCompilationMiddleware: (compiler: unknown) => unknown;
}

const loader = path.join(__dirname, 'without-weak-ids.mjs');

/** The text of a page, and pages that are made of components. What else they load is small, and shared by many. */
const page = /\.mdx?$|[\\/]src[\\/]pages[\\/]/;

/**
 * Has `docusaurus start` compile a page when it is opened first: hundreds of pages are otherwise compiled before the
 * first is shown. Builds compile all of them as ever. Rspack's lazy compilation does the work
 * (https://rspack.rs/guide/advanced/lazy-compilation); webpack, which Docusaurus can use in its place, has it not.
 */
export default function pagesOnDemandPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'pages-on-demand',
    configureWebpack(config, _isServer, { currentBundler }) {
      if (config.mode !== 'development' || currentBundler.name !== 'rspack') return {};
      const { lazyCompilationMiddleware } = currentBundler.instance as unknown as Rspack;
      const devServer = {
        // Docusaurus joins this list with its own (core/lib/commands/start/webpack.js).
        setupMiddlewares: (_: unknown, { compiler }: { compiler: unknown }) => [
          { name: 'pages-on-demand', middleware: lazyCompilationMiddleware(compiler) },
        ],
      };
      return {
        lazyCompilation: { entries: false, imports: true, test: page },
        module: { rules: [{ test: path.join(generatedFilesDir, 'registry.js'), use: loader }] },
        devServer,
      } as object;
    },
  };
}
