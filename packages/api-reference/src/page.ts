import type { DocBlock } from '@typed-docs/snippets/samples/doc-text';
import type { ApiSymbol } from './symbols.ts';

export interface ApiPage {
  symbol: ApiSymbol;
  docs: DocBlock[];
  deprecated: boolean;
  /** The package exports it for its own use only. */
  internal: boolean;
}
