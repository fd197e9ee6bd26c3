import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rewriteOutputs } from '../rewrite-outputs.ts';
import type { Place } from '../types.ts';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import type { OutputChange } from './run-jobs.ts';

/** Rewrites output fences, and removes the problems that this fixes. Pages whose fences have moved stay unchanged. */
export function writeUpdates(root: string, changes: readonly OutputChange[]): Place[] {
  return [...new Set(changes.map(({ output }) => output.path))].flatMap((path) => {
    const ofPage = changes.filter(({ output }) => output.path === path);
    const file = join(root, path);
    const rewritten = rewriteOutputs(readFileSync(file, 'utf8'), ofPage);
    if ('error' in rewritten) {
      ofPage.forEach(({ job }) =>
        job.result.problems.forEach((problem) => (problem.message += `\nnot rewritten: ${rewritten.error}`)),
      );
      return [];
    }
    writeFileAtomically(file, rewritten.source);
    return ofPage.map(({ job, output: { line, column } }) => {
      job.result.status = 'run';
      job.result.problems = [];
      return { path, line, column };
    });
  });
}
