/**
 * Runs the install commands of pages, each page's in the order of the page, in an empty folder. npm resolves versions and
 * installs nothing.
 *
 *   npm run check-installs                        all pages
 *   npm run check-installs -- docs/main [--no-cache]
 *
 * Exits with 1 for commands that fail, and with 2 when the registry cannot be reached.
 */
import { parseArgs } from 'node:util';
import { checkInstallCommands } from '@typed-docs/snippets/check-install-commands';
import { formatProblem } from '@typed-docs/snippets/report';
import { readSite } from '@typed-docs/snippets/site';
import { runMain } from '@typed-docs/utils/run-main';
import { snippets } from '../config/snippets.ts';

void runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: { cache: { type: 'boolean', default: true } },
  });
  const pages = positionals.length > 0 ? positionals : undefined;
  const { problems, summary } = await checkInstallCommands(readSite(snippets), { pages, cache: values.cache });
  problems.forEach((problem) => console.error(formatProblem(problem)));
  console.log(summary);
  return problems.length > 0 ? 1 : 0;
});
