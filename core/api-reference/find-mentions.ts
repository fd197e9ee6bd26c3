import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readTypeTables } from '../type-table/read-type-tables.ts';
import type { PageLinks } from './page-links.ts';
import type { PageNames } from './page-names.ts';
import type { SymbolIndex } from './symbol-index.ts';
import type { ApiSymbol } from './symbols.ts';

/**
 * The exports that a guide names: in a block, in inline code, wherever it stands, or by a table of its members.
 *
 * @param tree the page, parsed with remark-mdx
 * @param path the page's path from the repository's root
 * @param names the names in its blocks
 */
export function findMentions(
  tree: Root,
  path: string,
  names: PageNames,
  links: PageLinks,
  index: SymbolIndex,
): Set<ApiSymbol> {
  const found = new Set([...names.named.values()].flatMap((symbols) => [...symbols]));
  const add = (symbol: ApiSymbol | undefined) => symbol && found.add(symbol);
  visit(tree, 'inlineCode', ({ value }) => {
    const address = links.ofCode(value);
    add(index.symbols.find((symbol) => symbol.address === address));
  });
  for (const { request } of readTypeTables(tree, path).tables) {
    add(index.ofExport(request.from, request.type.split('.')[0]!));
  }
  return found;
}
