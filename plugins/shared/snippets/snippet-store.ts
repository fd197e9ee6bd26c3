import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { CheckResult, PageResult } from '../../../core/snippets/results.ts';
import type { SiteIncludes } from '../../../core/snippets/types.ts';
import { checkSnippets, defaultCacheFolder } from './check-snippets.ts';
import { readLibraries, type Library } from './library.ts';

/**
 * What the checker knows of the site's blocks, for the plugin that fails the build and for those that render pages.
 * All get the same instance, so that nothing is checked twice; compiled blocks come from the checker's cache anyway.
 */
export class SnippetStore {
  readonly libraries: Map<string, Library>;
  readonly siteIncludes: SiteIncludes;
  private everything?: Promise<CheckResult>;
  private compiled?: Promise<readonly PageResult[]>;
  private readonly pages = new Map<string, { source: string; result: Promise<PageResult | undefined> }>();

  /** @param root absolute path of the repository's root, where `library/` and `node_modules/` are */
  constructor(readonly root: string) {
    this.libraries = readLibraries(root);
    this.siteIncludes = Object.fromEntries([...this.libraries].map(([version, { includes }]) => [version, includes]));
  }

  /** Whether an earlier run has checked something. */
  hasCache(): boolean {
    return existsSync(defaultCacheFolder(this.root));
  }

  /** A file's path from the repository's root, with slashes, as the checker names it. */
  pathOf(file: string): string {
    return relative(this.root, file).split(sep).join('/');
  }

  /**
   * Checks all pages of a site, in two threads; once.
   *
   * @param folders absolute paths of the folders that hold its pages
   * @param options.foresees whether pages count as checked when their blocks are compiled: for whoever gives up what was made
   * of them should one not run as it should
   */
  checkAll(folders: readonly string[], { foresees = false } = {}): Promise<CheckResult> {
    return (this.everything ??= this.check(folders, foresees));
  }

  /** Resolves when {@link checkAll} has ended, whatever came of it; at once when nobody asked for it. */
  async settled(): Promise<void> {
    await this.everything?.catch(() => undefined);
  }

  /**
   * What compiling the blocks of all pages finds out, as far as {@link checkAll} was asked for them.
   *
   * @param patience seconds to wait for it; any time without it
   * @returns nothing when it is not known by then
   */
  async results(patience?: number): Promise<readonly PageResult[] | undefined> {
    if (patience === undefined) return this.compiled;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), patience * 1000)));
    const result = await Promise.race([this.compiled, late]);
    clearTimeout(timer);
    return result;
  }

  /**
   * The results for the blocks of one page. A page that is not checked yet, or changed since, is checked by itself, in this
   * thread, whose compiler stays warm between edits.
   */
  async page(path: string): Promise<PageResult | undefined> {
    const source = await readFile(join(this.root, path), 'utf8');
    const known = this.pages.get(path);
    if (known?.source === source) return known.result;
    const result = checkSnippets({ root: this.root, pages: [path], threads: 0 }).then(({ pages }) =>
      pages.find((page) => page.path === path),
    );
    this.pages.set(path, { source, result });
    return result;
  }

  /** The exact version that blocks of a library version are compiled against. */
  exactVersion(library: string): string | undefined {
    return this.libraries.get(library)?.packages.get('@trpc/server')?.version;
  }

  private async check(folders: readonly string[], foresees: boolean): Promise<CheckResult> {
    let onCompiled!: (pages: readonly PageResult[]) => void;
    const compiled = new Promise<readonly PageResult[]>((resolve) => (onCompiled = resolve)).then((pages) =>
      foresees ? this.keep(pages) : pages,
    );
    const everything = checkSnippets({ root: this.root, pages: folders, onCompiled });
    // Who waits for what is compiled has to learn of what breaks down before; perhaps nobody does.
    this.compiled = Promise.race([compiled, everything.then(() => compiled)]);
    this.compiled.catch(() => undefined);
    const result = await everything;
    if (!foresees) await this.keep(result.pages);
    return result;
  }

  private async keep(pages: readonly PageResult[]): Promise<readonly PageResult[]> {
    for (const page of pages) {
      const source = await readFile(join(this.root, page.path), 'utf8').catch(() => undefined);
      if (source !== undefined) this.pages.set(page.path, { source, result: Promise.resolve(page) });
    }
    return pages;
  }
}
