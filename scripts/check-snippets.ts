import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dedupeProblems, findExcess, formatProblem, formatSummary } from '@typed-docs/snippets/report';
import { checkSnippets } from '@typed-docs/snippets/check-snippets';
import { checkTypeTables } from '@typed-docs/api-reference/type-table/check-type-tables';
import { runMain } from '@typed-docs/utils/run-main';

const usage = `Usage: npm run check-snippets -- [options] [files or folders...]

Compiles and runs the code blocks of pages against their library version (default: docs, versioned_docs, blog, src/pages),
parses JSON blocks, and checks that install lines name packages that fit the version and that <TypeTable> names types that exist.

  --update        rewrite the output fences below \`run\` blocks with what was printed
  --no-cache      compile and run all blocks, also those whose results are known
  --help          show this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      update: { type: 'boolean', default: false },
      cache: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { update, cache } = values;
  const root = resolve(fileURLToPath(import.meta.url), '../..');
  const pages = positionals.map((path) => resolve(path));
  const result = await checkSnippets({ root, pages, run: true, update, ...(!cache && { cache }) });
  const problems = dedupeProblems([...result.problems, ...(await checkTypeTables({ root, pages, cache }))]);
  problems.forEach((problem) => console.error(formatProblem(problem)));
  result.updated.forEach(({ path, line }) => console.log(`rewritten: ${path}:${line}`));
  formatSummary(result.versions).forEach((line) => console.log(line));
  // The limit for unchecked blocks applies to all pages together.
  const excess = positionals.length === 0 ? findExcess(result.versions) : [];
  excess.forEach((line) => console.error(line));
  if (problems.length > 0) console.error(`${problems.length} problem(s)`);
  return problems.length + excess.length > 0 ? 1 : 0;
}

void runMain(main);
