import path from 'node:path';
import { readEntries, type Problem } from '@typed-docs/error-index/read-entries';
import { formatProblem } from '@typed-docs/snippets/report';
import { errors } from '../../config/errors.ts';

/** Prints the mistakes in the entries of the list of errors. What a page of the list reproduces, check-snippets checks. */
export function reportEntries(): Problem[] {
  const { problems } = readEntries({ root: path.resolve(__dirname, '../..'), ...errors });
  problems.forEach((problem) => console.error(formatProblem(problem)));
  return problems;
}
