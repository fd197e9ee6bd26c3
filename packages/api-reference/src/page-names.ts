import type { BlockResult, HoverNode, PageResult } from '@typed-docs/snippets/results';
import type { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

export interface PageNames {
  /** Number of blocks that use a symbol or one of its members. */
  uses: ReadonlyMap<ApiSymbol, number>;
  /** Symbols by the name that a block spells out. */
  named: ReadonlyMap<string, ReadonlySet<ApiSymbol>>;
  /** Blocks that spell out a symbol, in order. */
  blocks: ReadonlyMap<ApiSymbol, readonly BlockResult[]>;
  /** Names of exports that mean something else somewhere on the page. */
  others: ReadonlySet<string>;
}

/** @param isDocumented whether the reference is about the version that a block's library belongs to */
export function readPageNames(
  page: PageResult | undefined,
  index: SymbolIndex,
  isDocumented: (library: string) => boolean,
): PageNames {
  const uses = new Map<ApiSymbol, number>();
  const named = new Map<string, Set<ApiSymbol>>();
  const blocks = new Map<ApiSymbol, BlockResult[]>();
  const others = new Set<string>();
  for (const block of page?.blocks.filter(({ library }) => isDocumented(library)) ?? []) {
    const used = new Set<ApiSymbol>();
    const spelled = new Set<ApiSymbol>();
    for (const { target, declared } of identifiersOf(block)) {
      const found = declared === undefined ? undefined : index.ofDeclaration(declared, target);
      if (found) used.add(found.symbol);
      if (found?.symbol.name === target && !found.isMember) {
        spelled.add(found.symbol);
        named.set(target, (named.get(target) ?? new Set()).add(found.symbol));
      } else if (index.ofName(target).length > 0) {
        others.add(target);
      }
    }
    for (const symbol of used) uses.set(symbol, (uses.get(symbol) ?? 0) + 1);
    for (const symbol of spelled) blocks.set(symbol, [...(blocks.get(symbol) ?? []), block]);
  }
  return { uses, named, blocks, others };
}

/** Leaves out the keys of a sample's own objects, which are only labels: `{ httpLink: httpLink() }`. */
function identifiersOf({ nodes = [] }: BlockResult): HoverNode[] {
  return nodes
    .filter((node) => node.type === 'hover')
    .filter(({ declared, text }) => declared !== undefined || !text.startsWith('(property) '));
}
