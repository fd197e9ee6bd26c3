import type { ApiPage } from './page.ts';
import type { ApiSymbol } from './symbols.ts';

export interface CoveredSymbol extends Pick<ApiSymbol, 'name' | 'kind' | 'entryPoint' | 'address'> {
  /** Paths of the guides that name the export, relative to the repository's root. */
  guides: string[];
  described: boolean;
  /** Set for `@deprecated` and `@internal` exports, which don't need a guide. */
  mark?: 'deprecated' | 'internal';
}

/** Output of `npm run check-api-coverage -- --json`. */
export interface Coverage {
  symbols: CoveredSymbol[];
  unmentioned: number;
  undescribed: number;
}

/** @param mentions addresses of the symbols that each guide names, by the guide's path */
export function measureCoverage(
  pages: readonly Pick<ApiPage, 'symbol' | 'docs' | 'deprecated' | 'internal'>[],
  mentions: ReadonlyMap<string, ReadonlySet<string>>,
): Coverage {
  const symbols = pages.map(({ symbol, docs, deprecated, internal }): CoveredSymbol => {
    const { name, kind, entryPoint, address } = symbol;
    const guides = [...mentions].filter(([, named]) => named.has(address)).map(([path]) => path);
    const mark = deprecated ? 'deprecated' : internal ? 'internal' : undefined;
    return {
      name,
      kind,
      entryPoint,
      address,
      guides: guides.sort(),
      described: docs.length > 0,
      ...(mark && { mark }),
    };
  });
  symbols.sort((a, b) => compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.address, b.address));
  return {
    symbols,
    unmentioned: symbols.filter(({ guides }) => guides.length === 0).length,
    undescribed: symbols.filter(({ described }) => !described).length,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

export function formatCoverage({ symbols, unmentioned, undescribed }: Coverage): string[] {
  const lacking = symbols.filter(({ guides, described }) => guides.length === 0 || !described);
  const rows = lacking.map(({ name, kind, entryPoint, guides, described, mark = '' }) => [
    name,
    kind,
    entryPoint,
    guides.length > 0 ? String(guides.length) : '-',
    described ? 'yes' : '-',
    mark,
  ]);
  const table = [['Export', 'Kind', 'Entry point', 'Guides', 'Described', ''], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  return [
    ...(rows.length > 0 ? [...lines, ''] : []),
    `${symbols.length} exports: ${unmentioned} not mentioned in any guide, ${undescribed} without a description`,
  ];
}
