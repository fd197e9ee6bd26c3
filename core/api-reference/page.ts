import type { DocBlock } from '../snippets/reading/doc-text.ts';
import type { ApiSymbol } from './symbols.ts';

/** The facts about a member's page that lists, the sidebar and the coverage report need; plain data. */
export interface ApiPage {
  symbol: ApiSymbol;
  /** The comment's text, without tags. */
  docs: DocBlock[];
  deprecated: boolean;
  /** The package exports it for its own use only. */
  internal: boolean;
}
