import type { DocBlock } from '@typed-docs/snippets/samples/doc-text';
import type { ApiSymbol } from './symbols.ts';

export interface ApiPage {
  symbol: ApiSymbol;
  docs: DocBlock[];
  deprecated: boolean;
  /** The package exports it only for internal use. */
  internal: boolean;
}

/** Whether most readers have no use for the export. */
export const isRare = ({ deprecated, internal }: ApiPage): boolean => deprecated || internal;
