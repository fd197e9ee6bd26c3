import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import type { SearchRecord } from '../record.ts';

export interface Push {
  /** Requires a key with write permission. */
  client: Algoliasearch;
  indexName: string;
  records: readonly SearchRecord[];
  settings: IndexSettings;
  /** Public key that pages contain. */
  searchKey: string;
  log: (line: string) => void;
}

export class PushError extends Error {
  override name = 'PushError';
}

/**
 * Readers find the old records until the new ones are complete.
 *
 * @see https://www.algolia.com/doc/libraries/sdk/methods/search/replace-all-objects
 */
export async function pushRecords({ client, indexName, records, settings, searchKey, log }: Push): Promise<void> {
  if (records.length === 0) throw new PushError('There are no records: an empty index would find nothing.');
  await checkSearchKey(client, searchKey);
  const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
  await client.waitForTask({ indexName, taskID });
  log(`Updated the settings of ${indexName}.`);
  await client.replaceAllObjects({ indexName, objects: records as unknown as Record<string, unknown>[] });
  log(`${indexName} holds ${records.length} records.`);
}

/** Every reader gets this key, so it must only be able to search. Only Algolia knows its rights. */
async function checkSearchKey(client: Algoliasearch, key: string): Promise<void> {
  const advice = 'Create a key with only the "search" permission in the dashboard, and set ALGOLIA_SEARCH_KEY to it.';
  const acl = await client.getApiKey({ key }).then(
    (response) => response.acl as string[],
    (error: { status?: number }) => {
      // The admin key can't be looked up.
      if (error.status === 404) {
        throw new PushError(
          `ALGOLIA_SEARCH_KEY is not a search key for the application ${client.appId}; it may be an admin key. ${advice}`,
        );
      }
      throw error;
    },
  );
  const more = acl.filter((right) => right !== 'search');
  if (more.length > 0 || acl.length === 0) {
    throw new PushError(
      `ALGOLIA_SEARCH_KEY, which every reader receives, has the permissions ${acl.join(', ') || 'none'}, but it must have only "search". ${advice}`,
    );
  }
}
