import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { dedupeProblems, problemsOf } from '../report.ts';
import type { CheckResult, PageResult } from '../results.ts';
import type { Problem, SiteIncludes } from '../types.ts';
import { checkSnippets } from './check-snippets.ts';
import { readLibraries, siteIncludesOf, type Library } from './library.ts';
import { foldersOfPages, listPages } from './pages.ts';
import type { SnippetsSite } from './site.ts';

/**
 * Compiles blocks without running them. All pages are compiled together (`compileAll`), and pages that are edited in a
 * development server are compiled alone.
 */
export class SnippetStore {
  readonly libraries: Map<string, Library>;
  readonly siteIncludes: SiteIncludes;
  private all?: Promise<CheckResult>;
  /** Sources that `all` was compiled from, by path. */
  private readonly sources = new Map<string, string>();
  private readonly pages = new Map<string, { source: string; result: Promise<PageResult | undefined> }>();

  constructor(readonly site: SnippetsSite) {
    this.libraries = readLibraries(site);
    this.siteIncludes = siteIncludesOf(this.libraries);
  }

  /** Path relative to the repository, with slashes. */
  pathOf(file: string): string {
    return relative(this.site.root, file).split(sep).join('/');
  }

  /** @param siteDir by default the repository */
  compileAll(siteDir?: string): Promise<CheckResult> {
    return (this.all ??= this.compileFolders(foldersOfPages(this.site, siteDir)));
  }

  /** @throws unless {@link compileAll} was called before */
  async compiled(): Promise<readonly PageResult[]> {
    if (!this.all) throw new Error('SnippetStore: call compileAll() before reading the results of all pages.');
    return (await this.all).pages;
  }

  /** Results for the current content of the file. */
  async page(path: string): Promise<PageResult | undefined> {
    const source = await readFile(join(this.site.root, path), 'utf8');
    const known = this.pages.get(path);
    if (known?.source === source) return known.result;
    // A page from the bundler's cache may be requested only after it was edited.
    const isEdited = known !== undefined || (this.sources.get(path) ?? source) !== source;
    const result = isEdited ? this.compilePage(path) : this.firstResult(path);
    this.pages.set(path, { source, result });
    return result;
  }

  /** Of all pages; those with problems are compiled again if they were edited. */
  async problems(): Promise<Problem[]> {
    const results = new Map((await this.compiled()).map((page) => [page.path, page]));
    for (const [path, { result }] of this.pages) {
      const page = await result;
      if (page) results.set(path, page);
    }
    const problems: Problem[] = [];
    for (const [path, known] of results) {
      if (problemsOf(known).length === 0) continue;
      // A library's includes are a folder, not a page.
      const page = this.sources.has(path) || this.pages.has(path) ? await this.page(path).catch(ignoreDeleted) : known;
      if (page) problems.push(...problemsOf(page));
    }
    return dedupeProblems(problems);
  }

  exactVersion(library: string): string | undefined {
    const { mainPackage } = this.site;
    return mainPackage && this.libraries.get(library)?.packages.get(mainPackage)?.version;
  }

  private async compileFolders(folders: readonly string[]): Promise<CheckResult> {
    for (const path of listPages(this.site, folders)) {
      this.sources.set(path, readFileSync(join(this.site.root, path), 'utf8'));
    }
    return checkSnippets(this.site, { pages: folders });
  }

  private async firstResult(path: string): Promise<PageResult | undefined> {
    const all = await this.all;
    return all?.pages.find((page) => page.path === path) ?? this.compilePage(path);
  }

  /** Compiles in this process, whose compiler stays warm between edits. */
  private async compilePage(path: string): Promise<PageResult | undefined> {
    const { pages } = await checkSnippets(this.site, { pages: [path], threads: 0 });
    return pages.find((page) => page.path === path);
  }
}

function ignoreDeleted(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
