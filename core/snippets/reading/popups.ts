import type { HoverNode } from '../results.ts';

/**
 * What a page's types file holds: the types and documentation of the identifiers of its blocks. A reader's browser fetches
 * it when they first point into a block.
 */
export interface PageTypes {
  /** Each text once; the same identifiers stand in most blocks of a page. */
  entries: TypeEntry[];
  /** By the key of a sample, flat triples: distance from the end of the one before, length, index of the entry. */
  blocks: Record<string, number[]>;
}

/** What a popup says. */
export interface TypeEntry {
  /** The type, as an editor would show it. */
  text: string;
  /** Its colours, as `encodePaint` writes them. */
  paint?: string;
  docs?: string;
  tags?: [name: string, text?: string][];
}

/** An identifier of a sample. */
export interface TypedRange {
  start: number;
  length: number;
  entry: TypeEntry;
}

/** Collects the types of a page's samples. */
export class PageTypesBuilder {
  private readonly entries: TypeEntry[] = [];
  private readonly indices = new Map<string, number>();
  private readonly blocks: Record<string, number[]> = {};

  /** @param paint colours a type, as `encodePaint` writes them */
  constructor(private readonly paint: (type: string) => string) {}

  /**
   * Adds the identifiers of a sample. Of two that overlap the first stays.
   *
   * @param nodes in order, with offsets within the sample
   */
  add(key: string, nodes: readonly Pick<HoverNode, 'start' | 'length' | 'text' | 'docs' | 'tags'>[]): void {
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
    return this.entries.length > 0 ? { entries: this.entries, blocks: this.blocks } : undefined;
  }

  private index({ text, docs, tags }: Pick<HoverNode, 'text' | 'docs' | 'tags'>): number {
    const key = JSON.stringify([text, docs, tags]);
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
          tags: tags.map(([name, value]) => (value ? [name, value] : [name]) as [string, string?]),
        }),
      }) - 1
    );
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
    ranges.push({ start, length: flat[i + 1]!, entry: types.entries[flat[i + 2]!]! });
  }
  return ranges;
}
