import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageLinks } from '../../core/api-reference/page-links.ts';
import { pageProblemsHeading } from '../../core/build-errors/explain-build-error.ts';
import {
  createClassifier,
  createTokenClasses,
  formatTokenStyles,
  type TokenTheme,
} from '../../core/snippets/reading/token-classes.ts';
import { findExcess, formatProblem } from '../../core/snippets/report.ts';
import type { CheckResult } from '../../core/snippets/results.ts';
import { measureStep } from '../shared/build-steps.ts';
import { pageFolders } from '../shared/snippets/pages.ts';
import { versionBundlerCache } from '../shared/bundler-cache.ts';
import { isDevServer, onceReady } from '../shared/dev-server.ts';
import { isProduction } from '../shared/is-production.ts';
import { assetRule, hashInputs } from './bundler.ts';
import { createHighlighter, loadLanguages } from './highlight.ts';
import { createReader, createRenderer } from './remark-code-snippets.ts';
import type { SnippetStore } from '../shared/snippets/snippet-store.ts';

export interface CodeSnippetsOptions {
  /** Where the results of the check come from. */
  store: SnippetStore;
  /** The way from a page's names to the reference, by the page's path from the repository's root, where there is one. */
  linksOf: (path: string) => Promise<PageLinks | undefined>;
  /** Prism themes of the two colour modes. */
  themes: { light: TokenTheme; dark: TokenTheme };
  /** Types of Prism tokens that get no colour of their own. */
  plainTokens: readonly string[];
  /** Prism languages that prism-react-renderer doesn't bundle. */
  additionalLanguages: readonly string[];
}

/** Elements that hold code: blocks, with the popups of their types. */
const codeScope = '.theme-code-block';

/**
 * Everything that makes code blocks of fences. The first three belong together, as they share the results of the check:
 *
 * - `read`: a remark plugin for `beforeDefaultRemarkPlugins`
 * - `render`: a remark plugin, the last of `remarkPlugins`
 * - `plugin`: a Docusaurus plugin that checks the blocks, and refuses to build a site with problems
 * - `highlight`: colours code that is shown elsewhere, as `encodePaint` writes it down
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
    const isBuild = isProduction();
    const checkAll = () => measureStep('Samples', () => store.checkAll(folders, { foresees: isBuild }), describeCheck);
    // It takes longest of all, so a build does not wait for the plugins that come before content is loaded.
    const begun = isBuild ? checkAll() : undefined;
    begun?.catch(() => undefined);
    // A development server gets to work at once: pages are checked when they are opened, if not before, and show problems
    // in place. What an earlier run has checked is known in a second; all else can wait until the server is ready.
    const isLate = isDevServer() && !store.hasCache();
    const checkAside = () => {
      checkAll().then(({ problems }) => problems.forEach((one) => console.warn(formatProblem(one))), console.error);
    };
    return {
      name: 'code-snippets',

      async loadContent() {
        // What the pages are made of is known when all blocks are compiled. They run while other plugins get ready.
        if (begun) await store.results();
        else if (isDevServer() && !isLate) checkAside();
      },

      async allContentLoaded() {
        if (begun) refuseProblems(await begun, folders.length === pageFolders.length);
      },

      async contentLoaded({ actions }) {
        await actions.createData(stylesheet, tokenStyles);
      },

      getClientModules: () => [join(generatedFilesDir, 'code-snippets/default', stylesheet)],

      configureWebpack: (config, isServer) => ({
        ...versionBundlerCache(config, tokenStyles, hashInputs(store.root)),
        ...(isLate && { plugins: [onceReady(checkAside)] }),
        module: { rules: [assetRule(isServer)] },
        // The theme imports it for a highlighter in the page, which has nothing left to do (src/theme/CodeBlock).
        resolve: { alias: { 'prism-react-renderer': false } },
      }),
    };
  };
}

function describeCheck({ versions }: CheckResult): string {
  const count = (what: 'compiled' | 'run' | 'cacheHits') => versions.reduce((sum, version) => sum + version[what], 0);
  return `${count('compiled')} compiled, ${count('run')} run, ${count('cacheHits')} of them in an earlier build`;
}

function refuseProblems({ problems, versions }: CheckResult, isWholeSite: boolean): void {
  const excess = isWholeSite ? findExcess(versions) : [];
  if (problems.length + excess.length === 0) return;
  throw new Error([pageProblemsHeading, ...problems.map(formatProblem), ...excess].join('\n'));
}
