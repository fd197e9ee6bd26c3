import { guidesThatUse, type Guide } from '../../../core/api-reference/guides.ts';
import { createPageLinks, type PageLinks } from '../../../core/api-reference/page-links.ts';
import { readPageNames, type PageNames } from '../../../core/api-reference/page-names.ts';
import { SymbolIndex } from '../../../core/api-reference/symbol-index.ts';
import { fileIsReference } from '../../../core/api-reference/symbols.ts';
import { currentLibrary, libraryOfPath } from '../../../core/snippets/versions.ts';
import { digest } from '../snippets/cache.ts';
import type { SnippetStore } from '../snippets/snippet-store.ts';
import { fingerprint, readApiReference, referenceIsKnown } from './api-reference.ts';

/** A guide and the file that it is made of, as a path from the repository's root. */
export interface GuideSource extends Guide {
  path: string;
}

/** What the whole site says about names. */
interface Survey {
  index: SymbolIndex;
  /** The names in the blocks of guides, by the guide's path. */
  names: ReadonlyMap<string, PageNames>;
  /** Names of exports that stand for something else in some guide. */
  taken: ReadonlySet<string>;
}

/**
 * Ties guides and API reference together, for the plugins that render either. The reference is that of the current library
 * version; pages of other versions neither link to it nor count as guides.
 */
export class ApiLinks {
  private index: Promise<SymbolIndex> | undefined;
  private surveyed: Survey | undefined;
  private found: ReadonlyMap<string, Guide[]> = new Map();

  /**
   * @param root absolute path of the repository's root
   * @param snippets where the results of the check come from; all pages are to be checked before the first question
   */
  constructor(
    private readonly root: string,
    private readonly snippets: Pick<SnippetStore, 'page' | 'compiled'>,
  ) {}

  /** Whether the reference is there. */
  areKnown(): boolean {
    return this.index !== undefined || referenceIsKnown(this.root);
  }

  /** Changes with the reference, also while that is not there yet. */
  referenceKey(): string {
    return fingerprint(this.root);
  }

  /**
   * Learns which guides there are, and what they use.
   */
  async readGuides(sources: readonly GuideSource[]): Promise<void> {
    const { names } = await this.survey();
    this.found = guidesThatUse(
      sources.flatMap(({ path, title, address }) => {
        const used = names.get(path);
        return used ? [{ guide: { title, address }, names: used }] : [];
      }),
    );
  }

  /** The guides that use what a page of the reference is about, by the page's address; those that do most come first. */
  async guides(): Promise<ReadonlyMap<string, readonly Guide[]>> {
    return this.found;
  }

  /** The links of a page, by its path from the repository's root. Waits for the reference. */
  async ofPage(path: string): Promise<PageLinks> {
    const { index, taken } = await this.survey();
    return createPageLinks(readPageNames(await this.snippets.page(path), index), taken, index);
  }

  /** The same where the reference is there. A development server renders pages without links until it is. */
  async ofPageByNow(path: string): Promise<PageLinks | undefined> {
    return this.areKnown() ? this.ofPage(path) : undefined;
  }

  /** Changes with whatever pages get from here that does not follow from their own text. Asks for {@link readGuides}. */
  async fingerprint(): Promise<string> {
    const { index, taken } = await this.survey();
    return digest(index.symbols, [...taken].sort(), [...this.found]);
  }

  /** Reads the names in all guides; once. */
  async survey(): Promise<Survey> {
    if (this.surveyed) return this.surveyed;
    const index = await (this.index ??= readSymbolIndex(this.root));
    const guides = (await this.snippets.compiled()).filter(({ path }) => isGuide(path));
    const names = new Map(guides.map((page) => [page.path, readPageNames(page, index)]));
    const taken = new Set([...names.values()].flatMap(({ others }) => [...others]));
    return (this.surveyed = { index, names, taken });
  }
}

/** Reads what has a page in the reference, and where the compiler finds it declared. */
async function readSymbolIndex(root: string): Promise<SymbolIndex> {
  const { pages, exports } = await readApiReference(root);
  return new SymbolIndex(
    pages.map(({ symbol }) => symbol),
    exports,
  );
}

/** Whether a page, by its path from the repository's root, is a guide to the version that the reference is about. */
export function isGuide(path: string): boolean {
  return libraryOfPath(path) === currentLibrary && !fileIsReference(path);
}
