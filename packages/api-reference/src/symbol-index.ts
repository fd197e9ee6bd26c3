import { entryPointAddress, type ApiSymbol, type ReferenceSite } from './symbols.ts';

export interface DeclaredExport {
  /** Import specifier: `@trpc/client/links/httpLink`. */
  entryPoint: string;
  name: string;
  /** As in `HoverNode.declared`. */
  declared: string;
}

export class SymbolIndex {
  private readonly byDeclaration = new Map<string, ApiSymbol[]>();
  private readonly byName = new Map<string, ApiSymbol[]>();
  private readonly byExport = new Map<string, ApiSymbol>();
  private readonly entryPoints = new Set<string>();

  constructor(
    readonly symbols: readonly ApiSymbol[],
    exports: readonly DeclaredExport[],
    private readonly site: ReferenceSite,
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
   * Finds the symbol with a declaration, or the symbol that the declaration is a member of. The spelling decides
   * between the names of a declaration that is exported twice.
   */
  ofDeclaration(declared: string, name: string): { symbol: ApiSymbol; isMember: boolean } | undefined {
    const [place = '', member] = /^(.*#[^.]*)(\..*)?$/.exec(declared)?.slice(1) ?? [];
    const symbols = this.byDeclaration.get(place) ?? [];
    const own = place.slice(place.indexOf('#') + 1);
    const symbol = symbols.find((one) => one.name === name) ?? symbols.find((one) => one.name === own) ?? symbols.at(0);
    return symbol && { symbol, isMember: member !== undefined };
  }

  ofExport(entryPoint: string, name: string): ApiSymbol | undefined {
    return this.byExport.get(`${entryPoint} ${name}`);
  }

  ofName(name: string): readonly ApiSymbol[] {
    return this.byName.get(name) ?? [];
  }

  pageOfEntryPoint(specifier: string): string | undefined {
    return this.entryPoints.has(specifier) ? entryPointAddress(this.site, specifier) : undefined;
  }
}

function append(map: Map<string, ApiSymbol[]>, key: string, symbol: ApiSymbol): void {
  const list = map.get(key);
  if (!list) map.set(key, [symbol]);
  else if (!list.includes(symbol)) list.push(symbol);
}
