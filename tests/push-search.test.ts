import { algoliasearch } from 'algoliasearch';
import { afterEach, describe, expect, it } from 'vitest';
import { indexSettings } from '../config/search.ts';
import type { SearchRecord } from '@typed-docs/search/record';
import { pushRecords } from '@typed-docs/search/push-records';
import { startAlgolia, type AlgoliaServer } from './support/algolia-server.ts';
import { runCommand } from './support/build-site.ts';

const keys = { appId: 'TESTINGAPP', searchKey: 'a'.repeat(32), adminKey: 'b'.repeat(32) };
const records = ['one', 'two', 'three'].map(
  (name, index) =>
    ({
      objectID: name,
      type: 'lvl1',
      url: `https://trpc.io/docs/${name}`,
      url_without_anchor: `https://trpc.io/docs/${name}`,
      anchor: null,
      hierarchy: { lvl0: 'Guides', lvl1: name, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
      content: null,
      language: 'en',
      label: '',
      code: false,
      docusaurus_tag: 'docs-default-current',
      kind: 'guide',
      weight: { pageRank: 0, level: 100, position: index },
    }) satisfies SearchRecord,
);
const old = { ...records[0]!, objectID: 'old' };

let server: AlgoliaServer;
afterEach(() => (server as AlgoliaServer | undefined)?.close());

async function push(searchKey: string, objects: SearchRecord[] = records) {
  server = await startAlgolia({ ...keys, indexes: { trpc: [old] } });
  const client = algoliasearch(keys.appId, keys.adminKey, {
    hosts: [{ url: '127.0.0.1', port: server.port, protocol: 'http', accept: 'readWrite' }],
  });
  await pushRecords({ client, indexName: 'trpc', records: objects, settings: indexSettings, searchKey, log: () => {} });
}

describe('pushRecords', () => {
  it('replaces all objects in one step, with the settings', async () => {
    await push(keys.searchKey);
    expect(server.indexes.get('trpc')).toEqual(records);
    expect(server.settings.get('trpc')).toEqual(indexSettings);
    expect([...server.indexes.keys()], 'no index is left over').toEqual(['trpc']);
    expect(server.calls, 'readers never see a part of them').not.toContain('POST /1/indexes/trpc/batch');
    expect(server.mistakes).toEqual([]);
  });

  it.each([
    ['the admin key', keys.adminKey],
    ['a key that the application does not have', 'c'.repeat(32)],
  ])('leaves the index alone when the page would get %s', async (_, key) => {
    await expect(push(key)).rejects.toThrow('ALGOLIA_SEARCH_KEY is not a search key for the application TESTINGAPP');
    expect(server.indexes.get('trpc')).toEqual([old]);
    expect(server.settings.size).toBe(0);
  });

  it('does not empty the index', async () => {
    await expect(push(keys.searchKey, [])).rejects.toThrow('There are no records');
    expect(server.indexes.get('trpc')).toEqual([old]);
  });
});

describe('npm run push-search', () => {
  const run = (args: string[], env: NodeJS.ProcessEnv) =>
    runCommand('.', 'tsx', ['scripts/push-search.ts', ...args], env);
  const env = { ALGOLIA_APP_ID: keys.appId, ALGOLIA_SEARCH_KEY: keys.searchKey, ALGOLIA_INDEX_NAME: 'trpc' };

  it.each([
    ['without credentials', [], {}, 'Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX_NAME'],
    ['with an unknown option', ['--force'], env, 'Unknown argument --force'],
    [
      'with the admin key as the key of the page',
      [],
      { ...env, ALGOLIA_ADMIN_KEY: keys.searchKey },
      'the same as ALGOLIA_ADMIN_KEY',
    ],
  ])('says what is wrong %s', { timeout: 60_000 }, async (_, args, variables, message) => {
    const { exitCode, output } = await run(args, variables);
    expect(output).toContain(message);
    expect(output).not.toContain(' at ');
    expect(exitCode).toBe(1);
  });
});
