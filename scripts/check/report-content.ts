import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { checkSite } from '@typed-docs/content-check';
import type { ContentCheckOptions, Problem } from '@typed-docs/content-check/types';
import { dedupeProblems, formatProblem } from '@typed-docs/snippets/report';
import { findGuideProblems } from './find-guide-problems.ts';

/**
 * Prints the problems and warnings found in a site's sources, one per line, and a summary.
 *
 * @param siteDir without `config/content-check.ts` it is not checked
 * @returns the problems
 */
export async function reportContent(siteDir: string): Promise<Problem[]> {
  const file = path.join(siteDir, 'config/content-check.ts');
  if (!existsSync(file)) return [];
  const started = performance.now();
  const { contentCheck } = createRequire(file)(file) as { contentCheck: ContentCheckOptions };
  const { problems: found, warnings, pages } = await checkSite(contentCheck);
  const problems = dedupeProblems([...found, ...(await findGuideProblems(contentCheck))]);
  warnings.forEach((warning) => console.warn(formatProblem(warning)));
  problems.forEach((problem) => console.error(formatProblem(problem)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const report = problems.length > 0 ? console.error : console.log;
  report(`Checked ${pages} pages in ${seconds} s: ${problems.length} problem(s).`);
  return problems;
}
