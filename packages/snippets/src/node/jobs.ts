import type { AssembledBlock } from '../assemble.ts';
import type { BlockResult } from '../results.ts';
import type { Page } from '../types.ts';
import type { Library } from './library.ts';

export interface Job {
  page: Page;
  assembled: AssembledBlock;
  library: Library;
  result: BlockResult;
}
