/**
 * Reports authors' mistakes in seconds, without building the site: invalid MDX, links, anchors, front matter, sidebars,
 * redirects, `<Facts>`, entries of the list of errors, and the samples of pages that differ from the last commit.
 *
 *   npm run check                  this site
 *   tsx scripts/check.ts <dir>     another folder with a config/content-check.ts, without samples
 */
import path from 'node:path';
import { runMain } from '@typed-docs/utils/run-main';
import { reportContent } from './check/report-content.ts';
import { reportEntries } from './check/report-entries.ts';

/** Authors wait for the result; the build and CI compile anything that takes longer. */
const mostMilliseconds = 10_000;

async function main([siteDir]: string[]): Promise<number> {
  const problems = await reportContent(path.resolve(siteDir ?? path.dirname(__dirname)));
  if (siteDir === undefined) problems.push(...reportEntries());
  let wrongSamples: number | undefined = 0;
  if (siteDir === undefined) {
    // Loaded here, so the report doesn't have to wait for TypeScript.
    const { listChangedPages, reportSamples } = await import('./check/changed-samples.ts');
    const paths = new Set(problems.map((problem) => problem.path));
    const pages = listChangedPages().filter((page) => !paths.has(page));
    if (pages.length > 0) wrongSamples = await reportSamples(pages, mostMilliseconds - performance.now());
  }
  const exitCode = problems.length > 0 || wrongSamples ? 1 : 0;
  // The compiler's processes would keep running.
  if (wrongSamples === undefined) process.exit(exitCode);
  return exitCode;
}

void runMain(() => main(process.argv.slice(2)));
