import type { PageLinks } from '@typed-docs/snippets/page-links';
import type { PageNames } from './page-names.ts';
import { resolveCode } from './resolve-code.ts';
import type { SymbolIndex } from './symbol-index.ts';

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
