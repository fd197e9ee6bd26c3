import { guidesThatUse, type Guide } from '../../../core/api-reference/guides.ts';
import { createPageLinks, type PageLinks } from '../../../core/api-reference/page-links.ts';
import { readPageNames, type PageNames } from '../../../core/api-reference/page-names.ts';
import { SymbolIndex } from '../../../core/api-reference/symbol-index.ts';
import { fileIsReference } from '../../../core/api-reference/symbols.ts';
import { currentLibrary, libraryOfPath } from '../../../core/snippets/versions.ts';
import { digest } from '../snippets/cache.ts';
import type { SnippetStore } from '../snippets/snippet-store.ts';
import { readApiReference } from './api-reference.ts';

/** A guide and the file that it is made of, as a path from the repository's root. */
export interface GuideSource extends Guide {
  path: string;
}

/** The names in all guides, which decide where a name on any page leads. */
interface Survey {
  index: SymbolIndex;
  /** The names in the blocks of guides, by the guide's path. */
  names: ReadonlyMap<string, PageNames>;
  /** Names of exports that mean something else in some guide. */
  taken: ReadonlySet<string>;
}

/**
 * Links between guides and API reference, for the plugins that render either. The reference is that of the current library
 * version; pages of other versions neither link to it nor count as guides.
 */
export class ApiLinks {
  private surveyed: Promise<Survey> | undefined;
  private found: ReadonlyMap<string, Guide[]> = new Map();

  /**
   * @param root absolute path of the repository's root
   * @param snippets source of the names in blocks; all pages must be compiled, or be compiling, before the first question
   */
  constructor(
    private readonly root: string,
    private readonly snippets: Pick<SnippetStore, 'page' | 'compiled'>,
  ) {}

  /** Finds out which exports the guides use. */
  async readGuides(sources: readonly GuideSource[]): Promise<void> {
    const { names } = await this.survey();
    this.found = guidesThatUse(
      sources.flatMap(({ path, title, address }) => {
        const used = names.get(path);
        return used ? [{ guide: { title, address }, names: used }] : [];
      }),
    );
  }

  /** The guides that use a member, by the address of its page, with the most uses first. */
  async guides(): Promise<ReadonlyMap<string, readonly Guide[]>> {
    return this.found;
  }

  /** The links of a page, by its path from the repository's root. */
  async ofPage(path: string): Promise<PageLinks> {
    const { index, taken } = await this.survey();
    return createPageLinks(readPageNames(await this.snippets.page(path), index), taken, index);
  }

  /** Cache key for pages: changes with everything from here that does not follow from their own text. */
  async fingerprint(): Promise<string> {
    const { index, taken } = await this.survey();
    return digest(index.symbols, [...taken].sort(), [...this.found]);
  }

  survey(): Promise<Survey> {
    return (this.surveyed ??= this.readNames());
  }

  private async readNames(): Promise<Survey> {
    const index = await readSymbolIndex(this.root);
    const guides = (await this.snippets.compiled()).filter(({ path }) => isGuide(path));
    const names = new Map(guides.map((page) => [page.path, readPageNames(page, index)]));
    return { index, names, taken: new Set([...names.values()].flatMap(({ others }) => [...others])) };
  }
}

/** Reads which exports have a page in the reference, and where the compiler finds them declared. */
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
