import type { HoverNode } from '../results.ts';

/** Types file of a page, which browsers fetch on the first hover over a block. */
export interface PageTypes {
  /** Deduplicated, because most blocks of a page have the same identifiers. */
  entries: StoredEntry[];
  /** By sample key, flat triples: distance from the previous end, length, index in `entries`. */
  blocks: Record<string, number[]>;
  pages?: string[];
}

export interface TypeEntry {
  text: string;
  /** As from `encodePaint`. */
  paint?: string;
  docs?: string;
  tags?: [name: string, text?: string][];
  pages?: string[];
}

interface StoredEntry extends Omit<TypeEntry, 'pages'> {
  pages?: number[];
}

type TypedNode = Pick<HoverNode, 'start' | 'length' | 'text' | 'docs' | 'tags'> & { pages?: readonly string[] };

export interface TypedRange {
  start: number;
  length: number;
  entry: TypeEntry;
}

export class PageTypesBuilder {
  private readonly entries: StoredEntry[] = [];
  private readonly indices = new Map<string, number>();
  private readonly blocks: Record<string, number[]> = {};
  private readonly pages: string[] = [];

  constructor(private readonly paint: (type: string) => string) {}

  /** Requires nodes in order; of two that overlap, the first is kept. */
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
