import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dedupeProblems, findExcess, formatProblem, formatSummary } from '../core/snippets/report.ts';
import { checkSnippets } from '../plugins/shared/snippets/check-snippets.ts';
import { checkTypeTables } from '../plugins/shared/type-table/check-type-tables.ts';

const usage = `Usage: tsx scripts/check-snippets.ts [options] [files or folders...]

Compiles and runs the code blocks of pages against their library version (default: docs, versioned_docs, blog), parses
JSON blocks, and checks that install lines name packages that fit the version and that what <TypeTable> shows exists.

  --version <v>   only blocks of this library version (11.x, 10.x, 9.x); may be repeated
  --update        rewrite the output fences below \`run\` blocks with what was printed
  --no-run        compile \`run\` blocks without executing them
  --alone         execute each \`run\` block anew, in a process of its own, instead of a few processes for all
  --no-cache      compile and run everything anew
  --json          print the whole result as JSON
  --help          show this text`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      version: { type: 'string', multiple: true },
      update: { type: 'boolean', default: false },
      run: { type: 'boolean', default: true },
      alone: { type: 'boolean', default: false },
      cache: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const options = {
    root: resolve(fileURLToPath(import.meta.url), '../..'),
    pages: positionals.map((path) => resolve(path)),
    ...(values.version && { versions: values.version }),
    cache: values.cache,
  };
  const result = await checkSnippets({ ...options, run: values.run, alone: values.alone, update: values.update });
  result.problems = dedupeProblems([...result.problems, ...(await checkTypeTables(options))]);
  if (values.json) {
    console.log(JSON.stringify(result));
  } else {
    for (const problem of result.problems) {
      console.error(formatProblem(problem));
    }
    for (const { path, line } of result.updated) {
      console.log(`rewritten: ${path}:${line}`);
    }
    formatSummary(result.versions, result.seconds).forEach((line) => console.log(line));
  }
  // A few pages say nothing of a version's share.
  const excess = positionals.length === 0 ? findExcess(result.versions) : [];
  excess.forEach((line) => console.error(line));
  if (result.problems.length > 0) {
    console.error(`${result.problems.length} problem(s)`);
  }
  return result.problems.length + excess.length > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
