import type { PageNames } from './page-names.ts';

/** A guide that a reference page links to. */
export interface Guide {
  title: string;
  /** Its address, without the site's base URL. */
  address: string;
}

/**
 * Which guides use what, for the pages of the reference.
 *
 * @param guides all guides, with the names in their blocks
 * @returns by the address of a symbol's page, those with the most blocks that use it first, else in the order given
 */
export function guidesThatUse(guides: readonly { guide: Guide; names: PageNames }[]): Map<string, Guide[]> {
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
