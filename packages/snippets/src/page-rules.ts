import { parse } from 'yaml';
import type { Page } from './types.ts';

/** Facts about the site that decide how a page is read. */
export interface PageRules {
  /** Library of the pages in `docs` and `src/pages`. */
  currentLibrary: string;
  /**
   * By library of a docs version: further libraries, and the pages that use them. Paths are relative to the version's
   * folder, and name a folder or a page without its extension; the longest that fits decides.
   */
  packageSets: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Names of all libraries. */
  libraries: readonly string[];
  /** Folders of generated pages, whose code needs no check. */
  generated: readonly string[];
}

const fromFrontMatter = /^library:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?$/m;

export function libraryOfFrontMatter(yaml: string): string | undefined {
  return fromFrontMatter.exec(yaml)?.[2];
}

export function titleOfFrontMatter(yaml: string): string | undefined {
  return /^title:[ \t]*(["']?)(.*?)\1[ \t]*$/m.exec(yaml)?.[2];
}

/** The key `continues` of the front matter: a page, or a list of pages. The line counts from that of the `---`. */
export function pagesContinued(yaml: string): Page['continues'] {
  const line = yaml.split('\n').findIndex((text) => text.startsWith('continues:')) + 2;
  if (line < 2) return undefined;
  const { continues } = parse(yaml) as { continues: unknown };
  return { pages: [continues].flat().map(String), line };
}

/** Folder of a page's docs version, to which `continues` in the front matter is relative. */
export const docsFolderOf = (path: string): string => /^(?:versioned_docs\/version-)?[^/]+/.exec(originalOf(path))![0];

const translatedFolders: Readonly<Record<string, string>> = {
  'docs/current': 'docs',
  'docs/version-': 'versioned_docs/version-',
  blog: 'blog',
  pages: 'src/pages',
};

/** Path of the page that a page in Docusaurus' folder `i18n` translates; other paths stay as they are. */
export function originalOf(path: string): string {
  const [, folder, rest] =
    /^i18n\/[^/]+\/docusaurus-plugin-content-(docs\/current|docs\/version-|blog|pages)(.*)$/.exec(path) ?? [];
  return folder === undefined ? path : translatedFolders[folder]! + rest!;
}

/** With several libraries, posts name theirs in the front matter instead, because they keep it. */
export function libraryOfPath(path: string, rules: PageRules): string | undefined {
  const { currentLibrary, libraries } = rules;
  const original = originalOf(path);
  if (libraries.length === 1 || original.startsWith('src/pages/')) return currentLibrary;
  const [, frozen, page] = /^(?:docs|versioned_docs\/version-([^/]+))\/(.*?)(?:\.mdx?)?$/.exec(original) ?? [];
  if (page === undefined) return undefined;
  const library = frozen ?? currentLibrary;
  return findPackageSet(page, rules.packageSets[library] ?? {}) ?? library;
}

function findPackageSet(page: string, sets: PageRules['packageSets'][string]): string | undefined {
  const fitting = Object.entries(sets)
    .flatMap(([library, paths]) => paths.map((path) => ({ library, path })))
    .filter(({ path }) => page === path || page.startsWith(`${path}/`));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.library;
}

/** Library of the docs version that a library belongs to. */
export function versionOfLibrary(library: string, { packageSets }: Pick<PageRules, 'packageSets'>): string {
  return Object.keys(packageSets).find((version) => library in packageSets[version]!) ?? library;
}

/** Includes the copies of generated pages in frozen versions. */
export function fileIsGenerated(path: string, { generated }: Pick<PageRules, 'generated'>): boolean {
  const current = originalOf(path).replace(/^versioned_docs\/version-[^/]+\//, 'docs/');
  return generated.some((folder) => current.startsWith(`${folder}/`));
}
