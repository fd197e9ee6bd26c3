import { join } from 'node:path';
import { readSite } from '@typed-docs/snippets/site';
import { readReferenceSite } from './site.ts';

/** The packages of this repository's own site, which tests generate a reference of. */
export const snippetsSite = readSite({
  root: join(__dirname, '../../../..'),
  currentLibrary: '11.x',
  packageSets: { '11.x': { '11.x-tanstack-react-query': [], '11.x-react-query': [] } },
  generated: ['docs/typedoc'],
  packages: ['@trpc/*'],
  mainPackage: '@trpc/server',
});

export const site = readReferenceSite(
  {
    product: 'tRPC',
    folder: 'docs/typedoc',
    packages: ['server', 'client', 'tanstack-react-query', 'react-query', 'next'].map((name) => ({
      name: `@trpc/${name}`,
      purpose: `About ${name}.`,
    })),
    privateEntryPoints: ['/unstable-'],
    sourceUrl: 'https://github.com/trpc/trpc/blob/v{version}',
    externalLinks: {
      '@tanstack/query-core': { QueryClient: 'https://tanstack.com/query/latest/docs/reference/QueryClient' },
    },
    expectedWarnings: ['react-query/src.getQueryKey has an @param with name "'],
  },
  snippetsSite,
);
