import { join } from 'node:path';
import { formatProblem } from '../../report.ts';
import type { SnippetStore } from '../snippet-store.ts';

/** Common to Rspack's and webpack's compiler. */
interface Compiler {
  hooks: {
    afterCompile: { tapPromise: (name: string, afterCompile: (compilation: Compilation) => Promise<void>) => void };
  };
}

interface Compilation {
  compiler: unknown;
  errors: Error[];
  fileDependencies: { add: (path: string) => void };
}

/**
 * Bundler plugin for the development server. As errors of the bundler, problems are shown in the terminal and in the
 * browser, until they are fixed. Their pages are rendered anyway.
 */
export function reportProblems(store: SnippetStore) {
  return {
    apply: (compiler: Compiler) =>
      compiler.hooks.afterCompile.tapPromise('code-snippets', async (compilation) => {
        // Child compilers, such as that of the HTML template, inherit the hook.
        if (compilation.compiler !== compiler) return;
        for (const problem of await store.problems()) {
          // The bundler doesn't watch a page that it took from its cache.
          compilation.fileDependencies.add(join(store.site.root, problem.path));
          compilation.errors.push(Object.assign(new Error(formatProblem(problem)), { hideStack: true }));
        }
      }),
  };
}
