import type { HoverNode } from './results.ts';

/** Links from code to reference pages. Addresses don't include the site's base URL. */
export interface PageLinks {
  ofCode: (code: string) => string | undefined;
  /** Addresses for an identifier in a block and for the library's names in its type. */
  ofIdentifier: (node: Pick<HoverNode, 'target' | 'declared' | 'text'>) => string[];
  /** Makes links in a comment of a package lead to pages of this site: `[Context](/docs/context)`. */
  ofComment?: (text: string, library: string) => string;
}
