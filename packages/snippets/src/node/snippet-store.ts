import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { formatProblem } from '../report.ts';
import type { CheckResult, PageResult } from '../results.ts';
import type { SiteIncludes } from '../types.ts';
import { checkSnippets } from './check-snippets.ts';
import { readLibraries, siteIncludesOf, type Library } from './library.ts';
import { foldersOfPages } from './pages.ts';
import type { SnippetsSite } from './site.ts';

/**
 * Compiles blocks without running them. All pages are compiled together (`compileAll`), and pages that are edited in a
 * development server are compiled alone.
 */
export class SnippetStore {
  readonly libraries: Map<string, Library>;
  readonly siteIncludes: SiteIncludes;
  private all?: Promise<CheckResult>;
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
    return (this.all ??= checkSnippets(this.site, { pages: foldersOfPages(this.site, siteDir) }));
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
    const result = known ? this.compilePage(path) : this.firstResult(path);
    this.pages.set(path, { source, result });
    return result;
  }

  exactVersion(library: string): string | undefined {
    const { mainPackage } = this.site;
    return mainPackage && this.libraries.get(library)?.packages.get(mainPackage)?.version;
  }

  private async firstResult(path: string): Promise<PageResult | undefined> {
    const all = await this.all;
    return all?.pages.find((page) => page.path === path) ?? this.compilePage(path);
  }

  /** Compiles in this process, whose compiler stays warm between edits. */
  private async compilePage(path: string): Promise<PageResult | undefined> {
    const { pages, problems } = await checkSnippets(this.site, { pages: [path], threads: 0 });
    problems.forEach((problem) => console.warn(formatProblem(problem)));
    return pages.find((page) => page.path === path);
  }
}
