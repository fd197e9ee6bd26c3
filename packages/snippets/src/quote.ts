import type { Code } from 'mdast';

/** Block of a page whose path is relative to the repository. */
export interface Quote {
  path: string;
  /** As in `BlockResult`. */
  index: number;
}

declare module 'mdast' {
  interface CodeData {
    quote?: Quote;
  }
}

/** A node that the plugin renders as the block, with its result. All quotes of a page have to be from one page. */
export function quoteBlock(quote: Quote): Code {
  return { type: 'code', value: '', data: { quote } };
}
