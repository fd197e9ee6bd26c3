import { entryPointAddress, type ApiSymbol } from './symbols.ts';

/** An export of a public entry point, as the compiler sees it. */
export interface DeclaredExport {
  /** The import specifier: `@trpc/client/links/httpLink`. */
  entryPoint: string;
  name: string;
  /** Where it is declared, as in `HoverNode.declared`. */
  declared: string;
}

/** Finds the reference pages of names: by what declares them, or by the name alone. */
export class SymbolIndex {
  private readonly byDeclaration = new Map<string, ApiSymbol[]>();
  private readonly byName = new Map<string, ApiSymbol[]>();
  private readonly byExport = new Map<string, ApiSymbol>();
  private readonly entryPoints = new Set<string>();

  /**
   * @param symbols all that have a page
   * @param exports where they are declared; those without a page are passed over
   */
  constructor(
    readonly symbols: readonly ApiSymbol[],
    exports: readonly DeclaredExport[],
  ) {
    for (const symbol of symbols) {
      append(this.byName, symbol.name, symbol);
      for (const entryPoint of [symbol.entryPoint, ...symbol.aliases]) {
        this.byExport.set(`${entryPoint} ${symbol.name}`, symbol);
        this.entryPoints.add(entryPoint);
      }
    }
    for (const { entryPoint, name, declared } of exports) {
      const symbol = this.ofExport(entryPoint, name);
      if (symbol) append(this.byDeclaration, declared, symbol);
    }
  }

  /**
   * What the compiler found declared somewhere, or the export that it is a member of.
   *
   * @param declared as in `HoverNode.declared`
   * @param name how the identifier is spelt: some declarations are exported by two names
   */
  ofDeclaration(declared: string, name: string): { symbol: ApiSymbol; isMember: boolean } | undefined {
    const [place = '', member] = /^(.*#[^.]*)(\..*)?$/.exec(declared)?.slice(1) ?? [];
    const symbols = this.byDeclaration.get(place) ?? [];
    const own = place.slice(place.indexOf('#') + 1);
    const symbol = symbols.find((one) => one.name === name) ?? symbols.find((one) => one.name === own) ?? symbols.at(0);
    return symbol && { symbol, isMember: member !== undefined };
  }

  /** What an entry point exports by a name. */
  ofExport(entryPoint: string, name: string): ApiSymbol | undefined {
    return this.byExport.get(`${entryPoint} ${name}`);
  }

  /** All that are exported by a name, by whatever entry point. */
  ofName(name: string): readonly ApiSymbol[] {
    return this.byName.get(name) ?? [];
  }

  /** The address of the page that lists what a package or one of its entry points exports. */
  pageOfEntryPoint(specifier: string): string | undefined {
    return this.entryPoints.has(specifier) ? entryPointAddress(specifier) : undefined;
  }
}

function append(map: Map<string, ApiSymbol[]>, key: string, symbol: ApiSymbol): void {
  const list = map.get(key);
  if (!list) map.set(key, [symbol]);
  else if (!list.includes(symbol)) list.push(symbol);
}
