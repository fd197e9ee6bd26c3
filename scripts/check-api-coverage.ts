/**
 * Lists the exports of the packages that no guide names, and those without a description: a list to work down, for the
 * guides' authors and for the library's.
 *
 *   npm run check-api-coverage              a table
 *   npm run check-api-coverage -- --json    all exports, with the guides that name them (Coverage in core/api-reference)
 *
 * Exits 0 whatever it finds, 2 when it could not look.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatCoverage } from '../core/api-reference/coverage.ts';
import { readCoverage } from '../plugins/shared/api-reference/read-coverage.ts';
import { runMain } from '../plugins/shared/run-main.ts';

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const root = path.resolve(__dirname, '..');
  const coverage = await readCoverage(root, [path.join(root, 'docs')]);
  console.log(values.json ? JSON.stringify(coverage, null, 2) : formatCoverage(coverage).join('\n'));
  return 0;
}

void runMain(main);
