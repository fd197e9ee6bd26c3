import type { HoverNode } from '../snippets/results.ts';
import type { PageNames } from './page-names.ts';
import { resolveCode } from './resolve-code.ts';
import type { SymbolIndex } from './symbol-index.ts';

/** The way from a page's names to the reference. Addresses are without the site's base URL. */
export interface PageLinks {
  /** The page that code within a sentence speaks of. */
  ofCode: (code: string) => string | undefined;
  /** The pages of what an identifier in a block is, and of the library's names in its type. */
  ofIdentifier: (node: Pick<HoverNode, 'target' | 'declared' | 'text'>) => string[];
}

/** Names that a printed type refers to: no members, and no names of properties and parameters. */
const typeNames = /(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\??:)/g;

/**
 * @param names the names in the page's blocks
 * @param taken as in {@link resolveCode}
 */
export function createPageLinks(names: PageNames, taken: ReadonlySet<string>, index: SymbolIndex): PageLinks {
  const ofCode = (code: string) => resolveCode(code, names, taken, index);
  return {
    ofCode,
    ofIdentifier({ target, declared, text }) {
      const own = declared === undefined ? undefined : index.ofDeclaration(declared, target)?.symbol.address;
      const others = (text.match(typeNames) ?? []).filter((name) => name !== target).map(ofCode);
      return [...new Set([own, ...others])].filter((address) => address !== undefined);
    },
  };
}
