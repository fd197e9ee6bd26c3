import type { PageNames } from './page-names.ts';

export interface Guide {
  title: string;
  description: string;
  /** Without the site's base URL. */
  address: string;
}

/** Maps addresses of symbols to the guides that use them, sorted by how many of their blocks do. */
export function guidesThatUse(
  guides: readonly { guide: Guide; names: Pick<PageNames, 'uses'> }[],
): Map<string, Guide[]> {
  const found = new Map<string, { guide: Guide; blocks: number }[]>();
  for (const { guide, names } of guides) {
    for (const [{ address }, blocks] of names.uses) {
      found.set(address, [...(found.get(address) ?? []), { guide, blocks }]);
    }
  }
  return new Map(
    [...found].map(([address, uses]) => [address, uses.sort((a, b) => b.blocks - a.blocks).map(({ guide }) => guide)]),
  );
}
