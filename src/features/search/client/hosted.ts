import { liteClient } from 'algoliasearch/lite';
import type { MultiQueryResponse } from '@site/core/search/multi-query';
import type { Backend } from './guard-client';

export interface HostedOptions {
  appId: string;
  /** The search-only key. */
  apiKey: string;
  /** Docusaurus' version, which the service is told beside that of its own client. */
  docusaurusVersion: string;
}

/** The hosted backend: Algolia's own client, which tries the service's hosts in turn. */
export function createHostedClient({ appId, apiKey, docusaurusVersion }: HostedOptions): Backend {
  const client = liteClient(appId, apiKey);
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    // What it answers is checked by guardClient.
    search: async ({ requests }) => (await client.search({ requests })) as unknown as MultiQueryResponse,
    forget: () => void client.clearCache(),
  };
}
