/**
 * Lists exports that no guide mentions and exports without a description. Findings do not fail the command.
 *
 *   npm run check-api-coverage              a table
 *   npm run check-api-coverage -- --json    all exports, with the guides that mention them
 */
import { parseArgs } from 'node:util';
import { createApiReference } from '@typed-docs/api-reference';
import { formatCoverage } from '@typed-docs/api-reference/coverage';
import { createSnippets } from '@typed-docs/snippets';
import { runMain } from '@typed-docs/utils/run-main';
import { apiReference } from '../config/api-reference.ts';
import { snippets as snippetsOptions } from '../config/snippets.ts';

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const snippets = createSnippets(snippetsOptions);
  await snippets.store.compileAll();
  const coverage = await createApiReference({ ...apiReference, snippets }).readCoverage();
  console.log(values.json ? JSON.stringify(coverage, null, 2) : formatCoverage(coverage).join('\n'));
  return 0;
}

void runMain(main);
