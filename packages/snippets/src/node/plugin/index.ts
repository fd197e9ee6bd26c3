import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createClassifier, createTokenClasses, formatTokenStyles } from '../../samples/token-classes.ts';
import { findExcess, formatProblem, pageProblemsHeading } from '../../report.ts';
import type { CheckResult } from '../../results.ts';
import { runPhase } from '@typed-docs/utils/progress';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { isProduction } from '@typed-docs/utils/is-production';
import { assetRule, hashInputs } from './bundler.ts';
import { createHighlighter, loadLanguages } from './highlight.ts';
import { createReader, createRenderer } from './remark-code-snippets.ts';
import { reportProblems } from './report-problems.ts';
import { readIncompletePages } from '../incomplete-pages.ts';
import { readSite, type SnippetsOptions, type SnippetsSite } from '../site.ts';
import { SnippetStore } from '../snippet-store.ts';

export type { SnippetsOptions } from '../site.ts';

/** Code blocks, including the popups of their types. */
const codeScope = '.theme-code-block';

/**
 * Code blocks that are compiled. `plugin` compiles them, and fails a production build with problems; `remarkBefore`
 * belongs in `beforeDefaultRemarkPlugins`, and `remarkAfter` at the end of `remarkPlugins`. `store` has the results.
 *
 * @throws PluginOptionsError
 */
export function createSnippets(options: SnippetsOptions) {
  const site = readSite(options);
  loadLanguages(site.additionalLanguages);
  const store = new SnippetStore(site);
  const classes = createTokenClasses(site.themes.light, site.themes.dark, site.plainTokens);
  return {
    plugin: createPlugin(store, formatTokenStyles(classes, codeScope)),
    remarkBefore: createReader(store),
    remarkAfter: createRenderer(store, createHighlighter(createClassifier(classes, site.plainTokens))),
    store,
  };
}

function createPlugin(store: SnippetStore, tokenStyles: string) {
  const stylesheet = 'tokens.css';
  return function codeSnippetsPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
    let result: CheckResult | undefined;
    return {
      name: 'code-snippets',

      getThemePath: () => join(__dirname, '../../client/theme'),

      async loadContent() {
        // The development server loads content again after each edit; the store compiles edited pages.
        if (result) return;
        result = await runPhase('Samples', () => store.compileAll(siteDir), describeResult);
        if (isProduction()) refuseProblems(result, store.site, siteDir);
      },

      async contentLoaded({ actions }) {
        await actions.createData(stylesheet, tokenStyles);
      },

      getClientModules: () => [join(generatedFilesDir, 'code-snippets/default', stylesheet)],

      configureWebpack: (config, isServer) => ({
        ...versionBundlerCache(config, tokenStyles, hashInputs(store)),
        plugins: isProduction() ? [] : [reportProblems(store)],
        module: { rules: [assetRule(isServer)] },
        // theme-classic imports Prism (22 kB Brotli) to highlight in the browser (see client/theme/CodeBlock).
        resolve: { alias: { 'prism-react-renderer': false } },
      }),
    };
  };
}

const describeResult = ({ versions }: CheckResult): string =>
  `${versions.reduce((sum, { compiled }) => sum + compiled, 0)} samples`;

function refuseProblems(result: CheckResult, site: SnippetsSite, siteDir: string): void {
  // The limits apply to all pages together, and not to the pages of a test fixture.
  const excess = siteDir === site.root ? findExcess(result, site, readIncompletePages(site)) : [];
  const { problems } = result;
  if (problems.length + excess.length === 0) return;
  throw new Error([pageProblemsHeading, ...problems.map(formatProblem), ...excess].join('\n'));
}
