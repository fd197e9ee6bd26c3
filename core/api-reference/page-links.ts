import type { HoverNode } from '../snippets/results.ts';
import type { PageNames } from './page-names.ts';
import { resolveCode } from './resolve-code.ts';
import type { SymbolIndex } from './symbol-index.ts';

/** Addresses don't include the site's base URL. */
export interface PageLinks {
  ofCode: (code: string) => string | undefined;
  /** Addresses for an identifier in a block and for the library's names in its type. */
  ofIdentifier: (node: Pick<HoverNode, 'target' | 'declared' | 'text'>) => string[];
}

/** Type names in a printed type, excluding members and the names of properties and parameters. */
const typeNames = /(?<![\w$.])[A-Za-z_$][\w$]*(?![\w$]|\??:)/g;

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
