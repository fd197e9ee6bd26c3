import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageLinks } from '../../page-links.ts';
import {
  createClassifier,
  createTokenClasses,
  formatTokenStyles,
  type TokenTheme,
} from '../../samples/token-classes.ts';
import { findExcess, formatProblem, pageProblemsHeading } from '../../report.ts';
import type { CheckResult } from '../../results.ts';
import { measureStep } from '@typed-docs/utils/build-steps';
import { pageFolders } from '../pages.ts';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { isProduction } from '@typed-docs/utils/is-production';
import { assetRule, hashInputs } from './bundler.ts';
import { createHighlighter, loadLanguages } from './highlight.ts';
import { createReader, createRenderer } from './remark-code-snippets.ts';
import type { SnippetStore } from '../snippet-store.ts';

export interface CodeSnippetsOptions {
  store: SnippetStore;
  /** Links to the reference for a page's names, by the page's path relative to the repository. */
  linksOf: (path: string) => Promise<PageLinks | undefined>;
  themes: { light: TokenTheme; dark: TokenTheme };
  /** Types of Prism tokens without a color. */
  plainTokens: readonly string[];
  additionalLanguages: readonly string[];
}

/** Code blocks, including the popups of their types. */
const codeScope = '.theme-code-block';

/**
 * `read` is for `beforeDefaultRemarkPlugins` and `render` for the end of `remarkPlugins`. `plugin` compiles the blocks,
 * and fails a production build with problems. `highlight` returns the format of `encodePaint`.
 */
export function createCodeSnippets({ store, linksOf, themes, plainTokens, additionalLanguages }: CodeSnippetsOptions) {
  loadLanguages(additionalLanguages);
  const classes = createTokenClasses(themes.light, themes.dark, plainTokens);
  const highlight = createHighlighter(createClassifier(classes));
  return {
    read: createReader(store),
    render: createRenderer(store, linksOf, highlight),
    plugin: createPlugin(store, formatTokenStyles(classes, codeScope)),
    highlight,
  };
}

function createPlugin(store: SnippetStore, tokenStyles: string) {
  const stylesheet = 'tokens.css';
  return function codeSnippetsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
    const folders = pageFolders.map((folder) => join(siteDir, folder)).filter((folder) => existsSync(folder));
    let result: CheckResult | undefined;
    return {
      name: 'code-snippets',

      async loadContent() {
        // The development server loads content again after each edit; the store compiles edited pages.
        if (result) return;
        result = await measureStep('Samples', () => store.compileAll(folders), describeResult);
        if (isProduction()) refuseProblems(result, folders.length === pageFolders.length);
        else result.problems.forEach((problem) => console.warn(formatProblem(problem)));
      },

      async contentLoaded({ actions }) {
        await actions.createData(stylesheet, tokenStyles);
      },

      getClientModules: () => [join(generatedFilesDir, 'code-snippets/default', stylesheet)],

      configureWebpack: (config, isServer) => ({
        ...versionBundlerCache(config, tokenStyles, hashInputs(store)),
        module: { rules: [assetRule(isServer)] },
        // The theme imports Prism (22 kB Brotli) to highlight in the browser; this site highlights at build time
        // (src/theme/CodeBlock).
        resolve: { alias: { 'prism-react-renderer': false } },
      }),
    };
  };
}

const describeResult = ({ versions }: CheckResult): string =>
  `${versions.reduce((sum, { compiled }) => sum + compiled, 0)} compiled`;

function refuseProblems({ problems, versions }: CheckResult, isWholeSite: boolean): void {
  const excess = isWholeSite ? findExcess(versions) : [];
  if (problems.length + excess.length === 0) return;
  throw new Error([pageProblemsHeading, ...problems.map(formatProblem), ...excess].join('\n'));
}
