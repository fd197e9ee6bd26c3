import type { HoverNode } from './results.ts';

/** Links from code to reference pages. Addresses don't include the site's base URL. */
export interface PageLinks {
  ofCode: (code: string) => string | undefined;
  /** Addresses for an identifier in a block and for the library's names in its type. */
  ofIdentifier: (node: Pick<HoverNode, 'target' | 'declared' | 'text'>) => string[];
}
