/**
 * Pushes the records of the last build and the index settings to Algolia.
 *
 *   npm run push-search               prints what would be pushed, and sends nothing
 *   npm run push-search -- --push     pushes
 *
 * ALGOLIA_ADMIN_KEY needs the rights addObject, deleteObject, deleteIndex, editSettings, settings and browse.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { globSync } from 'tinyglobby';
import { readEnv } from '../config/env.ts';
import { indexSettings } from '../config/search.ts';
import { recordsFile } from '@typed-docs/search/manifest';
import type { SearchRecord } from '@typed-docs/search/record';
import { PushError, pushRecords } from '@typed-docs/search/push-records';

const root = path.resolve(__dirname, '..');

async function main(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--push');
  if (unknown) throw new PushError(`Unknown argument ${unknown}: the one option is --push.`);
  const { algolia, algoliaAdminKey: adminKey } = readEnv();
  if (!algolia)
    throw new PushError('Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME: see CONTRIBUTING.md.');
  const { appId, apiKey, indexName } = algolia;
  const records = readRecords();
  console.log(`${records.length} records for the index ${indexName} of the application ${appId}.`);
  if (!args.includes('--push')) {
    console.log('Nothing was sent. Push them with: npm run push-search -- --push');
    return;
  }
  if (!adminKey) throw new PushError('Set ALGOLIA_ADMIN_KEY to a key that can write the index.');
  refuseKeyInPages(adminKey);
  const client = algoliasearch(appId, adminKey);
  await pushRecords({ client, indexName, records, settings: indexSettings, searchKey: apiKey, log: console.log });
}

function readRecords(): SearchRecord[] {
  const file = path.join(root, '.docusaurus', recordsFile);
  if (!existsSync(file)) throw new PushError('There are no records: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
}

/** The built site is public, so it must not contain the admin key. */
function refuseKeyInPages(adminKey: string): void {
  const files = globSync('**/*.{html,js,json,css,xml,txt}', { cwd: path.join(root, 'build') });
  const found = files.find((file) => readFileSync(path.join(root, 'build', file), 'utf8').includes(adminKey));
  if (found) {
    throw new PushError(
      `ALGOLIA_ADMIN_KEY is in build/${found}, which every reader receives. Replace the key in the dashboard, and build without it.`,
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
