import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readTypeTables } from './type-table/read-type-tables.ts';
import type { PageLinks } from '@typed-docs/snippets/page-links';
import type { PageNames } from './page-names.ts';
import type { SymbolIndex } from './symbol-index.ts';

export function findMentions(
  tree: Root,
  path: string,
  names: PageNames,
  links: PageLinks,
  index: SymbolIndex,
): Set<string> {
  const found = new Set<string>();
  for (const symbol of [...names.named.values()].flatMap((symbols) => [...symbols])) {
    found.add(symbol.address);
  }
  visit(tree, 'inlineCode', ({ value }) => {
    const address = links.ofCode(value);
    if (address) found.add(address);
  });
  // The library only matters for problems.
  for (const { request } of readTypeTables(tree, path, 'any').tables) {
    const symbol = index.ofExport(request.from, request.type.split('.')[0]!);
    if (symbol) found.add(symbol.address);
  }
  return found;
}
