import { chooseExamples, type Example } from '../examples.ts';
import { guidesThatUse, type Guide } from '../guides.ts';
import { createPageLinks } from '../page-links.ts';
import { readPageNames, type PageNames } from '../page-names.ts';
import { SymbolIndex } from '../symbol-index.ts';
import type { PageLinks } from '@typed-docs/snippets/page-links';
import { fileIsGenerated, libraryOfPath, versionOfLibrary } from '@typed-docs/snippets/page-rules';
import { digest } from '@typed-docs/utils/cache';
import type { PageResult } from '@typed-docs/snippets/results';
import type { SnippetStore } from '@typed-docs/snippets/snippet-store';
import { readApiReference } from './api-reference.ts';
import type { ApiReferenceSite } from './site.ts';

/** `path` is relative to the repository. */
export interface GuideSource extends Guide {
  path: string;
}

/** Names in all guides, which determine the links of every page. */
interface Survey {
  index: SymbolIndex;
  /** Names in code blocks, by the guide's path. */
  names: ReadonlyMap<string, PageNames>;
  /** Names of exports that mean something else in some guide. */
  taken: ReadonlySet<string>;
}

/** Links guides and the API reference to each other. Only pages of the current library version count as guides. */
export class ApiLinks {
  private surveyed: Promise<Survey> | undefined;
  private found: ReadonlyMap<string, Guide[]> = new Map();
  private examples: ReadonlyMap<string, Example> = new Map();

  /** @param snippets must have compiled all pages, or be compiling them, before any other method is called */
  constructor(
    private readonly site: ApiReferenceSite,
    private readonly snippets: Pick<SnippetStore, 'page' | 'compiled' | 'site'>,
  ) {}

  async readGuides(sources: readonly GuideSource[]): Promise<void> {
    const { names } = await this.survey();
    const guides = sources.flatMap(({ path, ...guide }) => {
      const used = names.get(path);
      return used ? [{ path, guide, names: used }] : [];
    });
    this.found = guidesThatUse(guides);
    this.examples = chooseExamples(guides, this.site.guides);
  }

  /**
   * Guides that use the member of a generated page; those with the most uses come first. There are none for the copies
   * of the page in frozen versions.
   *
   * @param path relative to the repository
   */
  guidesOf(path: string): readonly Guide[] {
    return this.found.get(this.addressOf(path) ?? '') ?? [];
  }

  /**
   * Block of a guide that shows how to use the member of a generated page.
   *
   * @param path relative to the repository
   */
  exampleOf(path: string): Example | undefined {
    return this.examples.get(this.addressOf(path) ?? '');
  }

  /** @param path relative to the repository */
  isGuide(path: string): boolean {
    const { site } = this.snippets;
    const library = libraryOfPath(path, site);
    return library !== undefined && this.isDocumented(library) && !fileIsGenerated(path, site);
  }

  /** @param path relative to the repository */
  async ofPage(path: string): Promise<PageLinks> {
    const { index, taken } = await this.survey();
    return createPageLinks(this.namesOf(await this.snippets.page(path), index), taken, index);
  }

  /** Cache key for everything that affects a page's links besides its own text. */
  async fingerprint(): Promise<string> {
    const { index, taken } = await this.survey();
    return digest(index.symbols, [...taken].sort(), [...this.found], await this.quotedBlocks());
  }

  /** Their text and types, because the bundler does not know that pages of the reference depend on them. */
  private async quotedBlocks(): Promise<unknown[]> {
    const pages = new Map((await this.snippets.compiled()).map((page) => [page.path, page]));
    return [...this.examples].map(([address, { path, index }]) => [address, path, pages.get(path)?.blocks[index]]);
  }

  /** Undefined for pages outside of the reference, as copies in frozen versions. */
  private addressOf(path: string): string | undefined {
    const { folder, address } = this.site;
    return path.startsWith(`${folder}/`) ? address + path.slice(folder.length).replace(/\.mdx$/, '') : undefined;
  }

  survey(): Promise<Survey> {
    return (this.surveyed ??= this.readNames());
  }

  private async readNames(): Promise<Survey> {
    const { pages, exports } = await readApiReference(this.site, this.snippets.site.root);
    const index = new SymbolIndex(
      pages.map(({ symbol }) => symbol),
      exports,
      this.site,
    );
    const guides = (await this.snippets.compiled()).filter(({ path }) => this.isGuide(path));
    const names = new Map(guides.map((page) => [page.path, this.namesOf(page, index)]));
    return { index, names, taken: new Set([...names.values()].flatMap(({ others }) => [...others])) };
  }

  private namesOf(page: PageResult | undefined, index: SymbolIndex): PageNames {
    return readPageNames(page, index, (library) => this.isDocumented(library));
  }

  private isDocumented(library: string): boolean {
    const { site } = this.snippets;
    return versionOfLibrary(library, site) === site.currentLibrary;
  }
}
