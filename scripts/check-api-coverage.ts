/**
 * Lists exports that no guide mentions and exports without a description. Findings do not fail the command.
 *
 *   npm run check-api-coverage              a table
 *   npm run check-api-coverage -- --json    all exports, with the guides that mention them
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatCoverage } from '@typed-docs/api-reference/coverage';
import { readCoverage } from '@typed-docs/api-reference/read-coverage';
import { runMain } from '@typed-docs/utils/run-main';

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const root = path.resolve(__dirname, '..');
  const coverage = await readCoverage(root, [path.join(root, 'docs')]);
  console.log(values.json ? JSON.stringify(coverage, null, 2) : formatCoverage(coverage).join('\n'));
  return 0;
}

void runMain(main);
