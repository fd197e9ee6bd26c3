import type { HoverNode } from '../results.ts';

/**
 * The content of a page's types file: the types and documentation of the identifiers of its blocks. A reader's browser fetches
 * it when they first point into a block.
 */
export interface PageTypes {
  /** Each text once; most blocks of a page have the same identifiers. */
  entries: StoredEntry[];
  /** By the key of a sample, flat triples: distance from the end of the one before, length, index of the entry. */
  blocks: Record<string, number[]>;
  /** Each address once. */
  pages?: string[];
}

/** The content of a popup. */
export interface TypeEntry {
  /** The type, as an editor would show it. */
  text: string;
  /** Its colours, as `encodePaint` writes them. */
  paint?: string;
  docs?: string;
  tags?: [name: string, text?: string][];
  /** Addresses of the reference's pages about what it names, without the site's base URL. */
  pages?: string[];
}

/** An entry in the file, with indices of {@link PageTypes.pages}. */
interface StoredEntry extends Omit<TypeEntry, 'pages'> {
  pages?: number[];
}

/** An identifier to collect, and the addresses of pages about what it names. */
type TypedNode = Pick<HoverNode, 'start' | 'length' | 'text' | 'docs' | 'tags'> & { pages?: readonly string[] };

/** An identifier of a sample. */
export interface TypedRange {
  start: number;
  length: number;
  entry: TypeEntry;
}

/** Collects the types of a page's samples. */
export class PageTypesBuilder {
  private readonly entries: StoredEntry[] = [];
  private readonly indices = new Map<string, number>();
  private readonly blocks: Record<string, number[]> = {};
  private readonly pages: string[] = [];

  /** @param paint colours a type, as `encodePaint` writes them */
  constructor(private readonly paint: (type: string) => string) {}

  /**
   * Adds the identifiers of a sample. Of two that overlap the first stays.
   *
   * @param nodes in order, with offsets within the sample
   */
  add(key: string, nodes: readonly TypedNode[]): void {
    const flat: number[] = [];
    let end = 0;
    for (const node of nodes) {
      if (node.start < end || node.length === 0) continue;
      flat.push(node.start - end, node.length, this.index(node));
      end = node.start + node.length;
    }
    if (flat.length > 0) this.blocks[key] = flat;
  }

  has(key: string): boolean {
    return key in this.blocks;
  }

  build(): PageTypes | undefined {
    const { entries, blocks, pages } = this;
    return entries.length > 0 ? { entries, blocks, ...(pages.length > 0 && { pages }) } : undefined;
  }

  private index({ text, docs, tags, pages }: TypedNode): number {
    const key = JSON.stringify([text, docs, tags, pages]);
    const present = this.indices.get(key);
    if (present !== undefined) return present;
    const paint = this.paint(text);
    this.indices.set(key, this.entries.length);
    return (
      this.entries.push({
        text,
        ...(paint && { paint }),
        ...(docs && { docs }),
        ...(tags?.length && {
          tags: tags.map(([name, value]): [string, string?] => (value ? [name, value] : [name])),
        }),
        ...(pages?.length && { pages: pages.map((page) => this.indexPage(page)) }),
      }) - 1
    );
  }

  private indexPage(page: string): number {
    const present = this.pages.indexOf(page);
    return present >= 0 ? present : this.pages.push(page) - 1;
  }
}

/** The identifiers of a sample, in order. */
export function readTypes(types: PageTypes, key: string): TypedRange[] {
  const flat = types.blocks[key] ?? [];
  const ranges: TypedRange[] = [];
  let end = 0;
  for (let i = 0; i + 2 < flat.length; i += 3) {
    const start = end + flat[i]!;
    end = start + flat[i + 1]!;
    const { pages, ...entry } = types.entries[flat[i + 2]!]!;
    const addresses = pages?.map((page) => types.pages![page]!);
    ranges.push({ start, length: flat[i + 1]!, entry: { ...entry, ...(addresses && { pages: addresses }) } });
  }
  return ranges;
}
