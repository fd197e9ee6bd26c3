import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dedupeProblems, findExcess, formatProblem, formatSummary } from '../report.ts';
import type { Problem } from '../types.ts';
import { checkSnippets } from './check-snippets.ts';
import { versionOfTsc } from './compile-with-tsc.ts';
import { readIncompletePages } from './incomplete-pages.ts';
import type { SnippetsSite } from './site.ts';

const usage = `Usage: check-snippets [options] [files or folders...]

Compiles and runs the code blocks of pages (by default of all), parses JSON blocks, and checks that install lines name packages that match the library.

  --update        rewrite the output fences below \`run\` blocks with the printed output, and lower the numbers of incomplete blocks
  --no-cache      compile and run all blocks, even those with cached results
  --tsc <command> only compile, with the command line of another TypeScript:
                  --tsc "npx --yes --package typescript@latest tsc"
  --help          show this text`;

export interface Extension {
  /** Additional checks of the same pages; of all pages if `pages` is undefined. */
  check: (options: { pages?: readonly string[]; cache: boolean }) => Promise<readonly Problem[]>;
  usage: string;
}

/**
 * The command `check-snippets`.
 *
 * @param args without the program's name
 * @returns the exit code: 1 for problems in pages
 */
export async function runCli(site: SnippetsSite, args: readonly string[], extension?: Extension): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      update: { type: 'boolean', default: false },
      cache: { type: 'boolean', default: true },
      tsc: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log([usage, ...(extension ? [extension.usage] : [])].join('\n\n'));
    return 0;
  }
  const { update, cache, tsc } = values;
  const named = positionals.length > 0 ? { pages: positionals.map((path) => resolve(path)) } : {};
  if (tsc !== undefined) console.log(`${tsc}: ${versionOfTsc(tsc, site.root)}`);
  const how = tsc === undefined ? { run: true, update } : { tsc };
  const result = await checkSnippets(site, { ...named, ...how, ...(!cache && { cache }) });
  const more = tsc === undefined ? ((await extension?.check({ ...named, cache })) ?? []) : [];
  const problems = dedupeProblems([...result.problems, ...more]);
  problems.forEach((problem) => console.error(formatProblem(problem)));
  result.updated.forEach(({ path, line }) => console.log(`rewritten: ${path}:${line}`));
  formatSummary(result.versions).forEach((line) => console.log(line));
  // These limits apply to all pages together.
  const excess = named.pages ? [] : findExcess(result, site, readIncompletePages(site));
  excess.forEach((line) => console.error(line));
  if (problems.length > 0) console.error(`${problems.length} problem(s)`);
  return problems.length + excess.length > 0 ? 1 : 0;
}
