import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteOutputs } from '../../../core/snippets/rewrite-outputs.ts';
import type { Place } from '../../../core/snippets/types.ts';
import type { OutputChange } from './run-jobs.ts';

/**
 * Rewrites output fences in their pages, and takes back the problems that this solves. A page whose fences are not where
 * they were stays as it is, and keeps its problems.
 *
 * @returns the places that were rewritten
 */
export function writeUpdates(root: string, changes: readonly OutputChange[]): Place[] {
  const updated: Place[] = [];
  for (const path of new Set(changes.map((change) => change.path))) {
    const ofPage = changes.filter((change) => change.path === path);
    const file = join(root, path);
    const rewritten = rewriteOutputs(readFileSync(file, 'utf8'), ofPage);
    if ('error' in rewritten) {
      ofPage.forEach(({ problem }) => (problem.message += `\nnot rewritten: ${rewritten.error}`));
      continue;
    }
    // An editor or a build that reads the page meanwhile sees the old or the new text, never half of it.
    const temporary = `${file}.${process.pid}.tmp`;
    writeFileSync(temporary, rewritten.source);
    renameSync(temporary, file);
    for (const { solve, problem } of ofPage) {
      solve();
      updated.push({ path, line: problem.line, column: problem.column });
    }
  }
  return updated;
}
