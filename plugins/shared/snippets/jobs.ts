import type { AssembledBlock } from '../../../core/snippets/assemble.ts';
import type { BlockResult } from '../../../core/snippets/results.ts';
import type { Page } from '../../../core/snippets/types.ts';
import type { Library } from './library.ts';

export interface Job {
  page: Page;
  assembled: AssembledBlock;
  library: Library;
  result: BlockResult;
}
