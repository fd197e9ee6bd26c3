import { liteClient } from 'algoliasearch/lite';
import { checkResponse } from '@site/core/search/check-response';
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
    // Another host may answer anything.
    search: async ({ requests }) => checkResponse(await client.search({ requests })),
    forget: () => void client.clearCache(),
  };
}
