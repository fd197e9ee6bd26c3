import type { ReferenceOptions } from '@typed-docs/api-reference';
import { productionUrl } from './env.ts';
import { releaseNotes } from './release-notes.ts';
import { releaseHistories } from './releases.ts';
import routes from './routes.json';
import { addressesByNumber, addressOf, versions } from './versions.ts';

/** Generated, and not in the repository. */
export const referenceFolder = 'docs/typedoc';

export const referenceAddress = `${addressOf('current')}/typedoc`;

export const apiReference = {
  product: 'tRPC',
  version: versions.current.label,
  folder: referenceFolder,
  address: referenceAddress,
  packages: [
    {
      name: '@trpc/server',
      purpose:
        'Define and serve routers and procedures: the server core, the adapters, and types inferred from a router.',
    },
    {
      name: '@trpc/client',
      purpose:
        'Call procedures: the vanilla client and the links that requests pass through. The React integrations build on it.',
    },
    {
      name: '@trpc/tanstack-react-query',
      purpose: 'Use procedures with TanStack Query’s own hooks: options and keys to pass to them.',
    },
    {
      name: '@trpc/react-query',
      purpose: 'Use procedures through their own hooks, built on TanStack Query: the classic React integration.',
    },
    {
      name: '@trpc/next',
      purpose:
        'Use procedures in Next.js: server-side rendering with the Pages Router, and experimental App Router support.',
    },
  ],
  // Entry points for other tRPC packages; their names warn everyone else.
  privateEntryPoints: ['/unstable-'],
  sourceUrl: 'https://github.com/trpc/trpc/blob/v{version}',
  externalLinks: {
    '@tanstack/query-core': { QueryClient: 'https://tanstack.com/query/latest/docs/reference/QueryClient' },
  },
  expectedWarnings: [
    // The comment documents `input` and `type`, which are parts of a rest parameter.
    'react-query/src.getQueryKey has an @param with name "',
  ],
  // Guides about exports of other names.
  guides: {
    createCaller: 'server/server-side-calls',
    createCallerFactory: 'server/server-side-calls',
    createTRPCClient: 'client/vanilla/setup',
    createTRPCContext: 'client/tanstack-react-query/setup',
    createTRPCNext: 'client/nextjs/setup',
    createTRPCOptionsProxy: 'client/tanstack-react-query/server-components',
    createTRPCReact: 'client/react/setup',
    inferRouterInputs: 'client/vanilla/infer-types',
    inferRouterOutputs: 'client/vanilla/infer-types',
    initTRPC: 'server/routers',
    TRPCError: 'server/error-handling',
    TRPCClientError: 'client/vanilla/error-handling',
  },
  ownLinks: {
    // Origin of links in the packages' comments, even if the site is built for another one.
    origin: productionUrl,
    pages: routes,
    moved: {
      // Comments from before the release of their version.
      ...Object.fromEntries(addressesByNumber.map((address) => [`${address}/`, `${addressOf('current')}/`])),
      '/docs/client/tanstack-react-query/setup#3a-setup-the-trpc-context-provider':
        '/docs/client/tanstack-react-query/setup#3a-set-up-the-trpc-context-provider',
      '/docs/client/tanstack-react-query/setup#3b-setup-without-react-context':
        '/docs/client/tanstack-react-query/setup#3c-set-up-without-react-context',
    },
  },
  typeDescriptions: 'config/type-descriptions.json',
  histories: releaseHistories,
  releaseNotes,
} satisfies ReferenceOptions;
