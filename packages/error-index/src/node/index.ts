import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import { versionBundlerCache } from '@typed-docs/utils/bundler-cache';
import { isProduction } from '@typed-docs/utils/is-production';
import { loadedContentOf } from '@typed-docs/utils/loaded-content';
import { parseOptions } from '@typed-docs/utils/plugin-options';
import { suggest } from '@typed-docs/utils/suggest';
import { hashPackages } from '@typed-docs/utils/tool-hash';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { indexFile, type IndexedError } from '../index-data.ts';
import type { ErrorEntry, Problem } from '../entry.ts';
import { checkReproductions, type ReadErrors } from './check-reproductions.ts';
import { formatProblems, readEntries } from './read-entries.ts';
import { createEntryPlugin } from './remark-entry.ts';
import { sidebarItemsGenerator } from './sidebar.ts';

const schema = z.object({
  root: z.string().refine(path.isAbsolute, 'expected the absolute path of the site, such as `__dirname`'),
  folder: z.string(),
  address: z.string().regex(/^(?:\/[^/]+)+$/, 'expected an address such as "/docs/errors"'),
  versions: z.array(z.string()).min(1).readonly(),
  readErrors: z.custom<ReadErrors>((value) => value === undefined || typeof value === 'function').optional(),
});

/** Described in README.md. */
export type ErrorIndexOptions = z.input<typeof schema>;

/**
 * The list of errors on the docs instance in `folder`. `plugin` checks the entries and writes the index; `remark` belongs
 * into `remarkPlugins` of that instance, before code blocks are rendered, and `sidebarItemsGenerator` into its options.
 *
 * @throws PluginOptionsError
 */
export function createErrorIndex(options: ErrorIndexOptions) {
  const rules = parseOptions('error-index', schema, options);
  const { readErrors } = rules;
  let entries: ErrorEntry[] = [];
  let titles: ReadonlyMap<string, string> = new Map();
  /** Without drafts, which a build leaves out, and unlisted entries. */
  const listIndexed = () => entries.filter(({ address }) => titles.has(address)).map(toIndexed);
  const titleOf = ({ guide }: ErrorEntry) => titles.get(guide.replace(/[?#].*$/, ''));

  function errorIndexPlugin({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
    return {
      name: 'error-index',

      getPathsToWatch: () => [path.join(rules.root, rules.folder, '**/*.{md,mdx}')],

      async loadContent() {
        const read = readEntries(rules);
        refuse(read.problems);
        entries = read.entries;
      },

      async allContentLoaded({ allContent, actions }) {
        titles = readTitles(allContent, baseUrl);
        await actions.createData(indexFile, listIndexed());
        const missing = entries.filter((entry) => titleOf(entry) === undefined);
        refuse(missing.map((entry) => describeMissingGuide(entry, titles)));
        // Compiling takes long, so the development server leaves it to the check of samples.
        if (isProduction() && readErrors) refuse(await checkReproductions(entries, readErrors));
      },

      configureWebpack(config) {
        const pages = entries.map((entry) => [entry.path, titleOf(entry) ?? null]);
        const versioned = versionBundlerCache(config, hashPackages('@typed-docs/error-index'), pages);
        if (config.mode !== 'development') return versioned;
        // `docusaurus start` writes no files, so it serves the generated one.
        const directory = path.join(generatedFilesDir, 'error-index/default');
        const devServer = { static: [{ directory, publicPath: baseUrl, watch: false }] };
        // Webpack's types lack `devServer`, which Docusaurus merges into its own configuration.
        return { ...versioned, devServer } as object;
      },

      async postBuild({ outDir }) {
        writeFileAtomically(path.join(outDir, indexFile), JSON.stringify(listIndexed()));
      },
    };
  }

  return {
    plugin: errorIndexPlugin,
    remark: createEntryPlugin((file) => {
      const page = path.relative(rules.root, file).split(path.sep).join('/');
      const entry = entries.find((one) => one.path === page);
      return entry && { entry, guideTitle: titleOf(entry) ?? entry.guide };
    }),
    sidebarItemsGenerator,
  };
}

function toIndexed({ id, title, description, messages, where, versions, packages, address }: ErrorEntry): IndexedError {
  return { id, title, description, messages, where, versions, packages, address };
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new Error(`error-index: mistakes in entries.\n${formatProblems(problems)}`);
}

/** Titles of all listed pages by address without the base path. */
function readTitles(allContent: AllContent, baseUrl: string): Map<string, string> {
  const docs = loadedContentOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs');
  const blogs = loadedContentOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog');
  const pages = loadedContentOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages');
  const all: { permalink: string; title?: string; unlisted?: boolean }[] = [
    ...docs.flatMap(({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    ...blogs.flatMap(({ blogPosts }) => blogPosts.map(({ metadata }) => metadata)),
    ...pages.flat().map((page) => ({ permalink: page.permalink, title: 'title' in page ? page.title : undefined })),
  ];
  const listed = all.filter(({ unlisted }) => !unlisted);
  return new Map(
    listed.map(({ permalink, title }) => {
      const address = `/${permalink.slice(baseUrl.length)}`.replace(/(.)\/$/, '$1');
      return [address, title ?? address];
    }),
  );
}

function describeMissingGuide({ path: file, guide }: ErrorEntry, titles: ReadonlyMap<string, string>): Problem {
  const near = suggest(guide.replace(/[?#].*$/, ''), titles.keys(), Math.max(2, guide.length / 6));
  const advice = near.length > 0 ? `Did you mean ${near.map((one) => `\`${one}\``).join(' or ')}?` : 'Correct it.';
  return { path: file, line: 1, column: 1, message: `\`guide\`: there is no page at ${guide}. ${advice}` };
}
