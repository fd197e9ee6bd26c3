import { guidesThatUse, type Guide } from '../guides.ts';
import { createPageLinks } from '../page-links.ts';
import { readPageNames, type PageNames } from '../page-names.ts';
import { SymbolIndex } from '../symbol-index.ts';
import type { PageLinks } from '@typed-docs/snippets/page-links';
import { currentLibrary, fileIsReference, libraryOfPath } from '@typed-docs/snippets/versions';
import { digest } from '@typed-docs/utils/cache';
import type { SnippetStore } from '@typed-docs/snippets/snippet-store';
import { readApiReference } from './api-reference.ts';

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

  /** @param snippets must have compiled all pages, or be compiling them, before any other method is called */
  constructor(
    private readonly root: string,
    private readonly snippets: Pick<SnippetStore, 'page' | 'compiled'>,
  ) {}

  async readGuides(sources: readonly GuideSource[]): Promise<void> {
    const { names } = await this.survey();
    this.found = guidesThatUse(
      sources.flatMap(({ path, title, address }) => {
        const used = names.get(path);
        return used ? [{ guide: { title, address }, names: used }] : [];
      }),
    );
  }

  /** Guides by the address of a member's page; those with the most uses come first. */
  async guides(): Promise<ReadonlyMap<string, readonly Guide[]>> {
    return this.found;
  }

  /** @param path relative to the repository */
  async ofPage(path: string): Promise<PageLinks> {
    const { index, taken } = await this.survey();
    return createPageLinks(readPageNames(await this.snippets.page(path), index), taken, index);
  }

  /** Cache key for everything that affects a page's links besides its own text. */
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

async function readSymbolIndex(root: string): Promise<SymbolIndex> {
  const { pages, exports } = await readApiReference(root);
  return new SymbolIndex(
    pages.map(({ symbol }) => symbol),
    exports,
  );
}

/** @param path relative to the repository */
export function isGuide(path: string): boolean {
  return libraryOfPath(path) === currentLibrary && !fileIsReference(path);
}
