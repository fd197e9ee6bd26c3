import type { MovedPage } from '@typed-docs/redirects/versions/alternate-doc';
import { versionNames } from './versions.ts';

/**
 * Pages whose doc id differs between versions, one row per subject, for the version menu and banner. If several rows
 * name a page, the first one wins. A version that is newer than all older ones of a row has the id of `current`.
 */
const rows: MovedPage[] = [
  { current: 'community/awesome-trpc', '10.x': 'community/awesome-trpc', '9.x': 'main/awesome-trpc' },
  { current: 'community/contributing', '10.x': 'community/contributing', '9.x': 'main/contributing' },
  { current: 'community/love', '10.x': 'community/love', '9.x': 'main/love' },
  { current: 'community/sponsors', '10.x': 'community/sponsors', '9.x': 'main/sponsors' },
  { current: 'migration/migrate-from-v10-to-v11', '10.x': 'migration/migrate-from-v9-to-v10' },

  { current: 'client/headers', '10.x': 'client/headers', '9.x': 'client/header' },
  { current: 'client/links/overview', '10.x': 'client/links/overview', '9.x': 'client/links' },
  { current: 'client/links/httpBatchLink', '10.x': 'client/links/httpBatchLink', '9.x': 'client/links' },
  { current: 'client/links/httpBatchStreamLink', '10.x': 'client/links/httpBatchStreamLink', '9.x': 'client/links' },
  { current: 'client/links/httpLink', '10.x': 'client/links/httpLink', '9.x': 'client/links' },
  { current: 'client/links/loggerLink', '10.x': 'client/links/loggerLink', '9.x': 'client/links' },
  { current: 'client/links/retryLink', '10.x': 'client/links/overview', '9.x': 'client/links' },
  { current: 'client/links/localLink', '10.x': 'client/links/overview', '9.x': 'client/links' },
  { current: 'client/links/splitLink', '10.x': 'client/links/splitLink', '9.x': 'client/links' },
  { current: 'client/vanilla/introduction', '10.x': 'client/vanilla/introduction', '9.x': 'client/vanilla' },
  { current: 'client/vanilla/setup', '10.x': 'client/vanilla/setup', '9.x': 'client/vanilla' },
  { current: 'client/vanilla/infer-types', '10.x': 'client/vanilla/infer-types', '9.x': 'server/infer-types' },
  {
    current: 'client/vanilla/aborting-procedure-calls',
    '10.x': 'client/vanilla/aborting-procedure-calls',
    '9.x': 'client/vanilla',
  },
  {
    current: 'client/vanilla/error-handling',
    '10.x': 'client/vanilla/introduction',
    '9.x': 'client/vanilla',
  },
  { current: 'client/overview', '10.x': 'client/overview', '9.x': 'client/vanilla' },

  { current: 'client/react/introduction', '10.x': 'client/react/introduction', '9.x': 'reactjs/introduction' },
  { current: 'client/react/setup', '10.x': 'client/react/setup', '9.x': 'reactjs/introduction' },
  { current: 'client/react/useQuery', '10.x': 'client/react/useQuery', '9.x': 'reactjs/queries' },
  { current: 'client/react/useQueries', '10.x': 'client/react/useQueries', '9.x': 'reactjs/queries' },
  { current: 'client/react/useMutation', '10.x': 'client/react/useMutation', '9.x': 'reactjs/mutations' },
  {
    current: 'client/react/useInfiniteQuery',
    '10.x': 'client/react/useInfiniteQuery',
    '9.x': 'reactjs/useInfiniteQuery',
  },
  { current: 'client/react/useUtils', '10.x': 'client/react/useUtils', '9.x': 'reactjs/query-invalidation' },
  { current: 'client/react/infer-types', '10.x': 'client/react/infer-types', '9.x': 'server/infer-types' },
  {
    current: 'client/react/createTRPCQueryUtils',
    '10.x': 'client/react/useUtils',
    '9.x': 'reactjs/query-invalidation',
  },
  { current: 'client/react/disabling-queries', '10.x': 'client/react/useQuery', '9.x': 'reactjs/queries' },
  { current: 'server/subscriptions', '10.x': 'further/subscriptions', '9.x': 'further/subscriptions' },
  { current: 'client/react/useSubscription', '10.x': 'further/subscriptions', '9.x': 'further/subscriptions' },
  {
    current: 'client/tanstack-react-query/overview',
    '10.x': 'client/react/introduction',
    '9.x': 'reactjs/introduction',
  },
  { current: 'client/tanstack-react-query/setup', '10.x': 'client/react/setup', '9.x': 'reactjs/introduction' },
  { current: 'client/tanstack-react-query/usage', '10.x': 'client/react/useQuery', '9.x': 'reactjs/queries' },

  { current: 'client/nextjs/introduction', '10.x': 'client/nextjs/introduction', '9.x': 'nextjs/introduction' },
  { current: 'client/nextjs/setup', '10.x': 'client/nextjs/setup', '9.x': 'nextjs/introduction' },
  { current: 'client/nextjs/app-router/setup', '10.x': 'client/nextjs/setup', '9.x': 'nextjs/introduction' },
  { current: 'client/nextjs/ssg', '10.x': 'client/nextjs/ssg', '9.x': 'nextjs/ssg' },
  { current: 'client/nextjs/ssr', '10.x': 'client/nextjs/ssr', '9.x': 'nextjs/ssr' },
  {
    current: 'client/nextjs/server-side-helpers',
    '10.x': 'client/nextjs/server-side-helpers',
    '9.x': 'nextjs/ssg-helpers',
  },
  {
    current: 'client/nextjs/starter-projects',
    '10.x': 'client/nextjs/starter-projects',
    '9.x': 'nextjs/starter-projects',
  },

  { current: 'server/routers', '10.x': 'server/routers', '9.x': 'server/router' },
  { current: 'server/procedures', '10.x': 'server/procedures', '9.x': 'server/router' },
  { current: 'server/validators', '10.x': 'server/validators', '9.x': 'server/output-validation' },
  { current: 'server/websockets', '10.x': 'further/subscriptions', '9.x': 'further/subscriptions' },
  { current: 'client/links/httpSubscriptionLink', '10.x': 'further/subscriptions', '9.x': 'further/subscriptions' },
  { current: 'client/links/wsLink', '10.x': 'client/links/wsLink', '9.x': 'further/subscriptions' },
  { current: 'server/adapters/aws-lambda', '10.x': 'server/adapters/aws-lambda', '9.x': 'server/aws-lambda' },
  { current: 'server/adapters/express', '10.x': 'server/adapters/express', '9.x': 'server/express' },
  { current: 'server/adapters/fastify', '10.x': 'server/adapters/fastify', '9.x': 'server/fastify' },
  { current: 'server/adapters/nextjs', '10.x': 'server/adapters/nextjs', '9.x': 'nextjs/introduction' },

  { current: 'further/rpc', '10.x': 'further/rpc', '9.x': 'further/rpc' },
  { current: 'further/rpc/streams', '10.x': 'further/rpc', '9.x': 'further/rpc' },
  { current: 'further/rpc/websockets', '10.x': 'further/rpc', '9.x': 'further/rpc' },
];

export const movedPages = rows.map((row) => {
  const firstNamed = versionNames.findIndex((name) => name !== 'current' && row[name] !== undefined);
  const sameAsCurrent = versionNames.slice(0, Math.max(firstNamed, 0));
  return { ...row, ...Object.fromEntries(sameAsCurrent.map((name) => [name, row.current])) };
});
