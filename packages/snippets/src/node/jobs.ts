import { checkBlock } from '../check-block.ts';
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

/** Adds the compiler's findings to the block's result. */
export function fillIn({ assembled, result }: Job, compiled: Parameters<typeof checkBlock>[1]): void {
  const { problems, nodes } = checkBlock(assembled, compiled);
  result.problems.push(...problems);
  result.code = assembled.shown.map((line) => line.text).join('\n');
  result.nodes = nodes;
  result.status = result.problems.length > 0 ? 'failed' : 'compiled';
}
