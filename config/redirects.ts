import type { RedirectGroup } from '@typed-docs/redirects/types';
import { referenceAddress } from './api-reference.ts';
import { project } from './site.ts';
import { addressesByNumber, addressOf, latestVersion, majorOf, otherVersions } from './versions.ts';

const latest = addressOf(latestVersion);

/** `/docs/v11` */
const latestByNumber = `/docs/v${majorOf(latestVersion)}`;

const older = otherVersions.map(({ address }) => address);

/** Path prefixes with the same page tree; pages of 9.x were arranged differently. */
const trees = [latest, ...older.filter((address) => address !== addressOf('9.x'))] as const;

/**
 * Source of the redirect pages, the host rules and the suggestions on the not-found page (packages/redirects). It omits
 * addresses that follow from the pages: other versions (config/moved-pages.ts), API reference members below other
 * entry points, case, slashes, suffixes. A renamed heading keeps its old id with `<a id="old-id"></a>` instead.
 */
export const redirects: RedirectGroup[] = [
  {
    reason: "Before its release and after it is frozen, a version's addresses include its number.",
    overRedirects: true,
    except: [...older, latestByNumber],
    rules: {
      [latestByNumber]: latest,
      ...Object.fromEntries(addressesByNumber.map((address) => [`${address}/*`, `${latest}/*`])),
    },
  },
  {
    reason: 'Short addresses that the project has published.',
    rules: {
      '/awesome': '/docs/community/awesome-trpc',
      '/buy/tier-pro': `${project.sponsorsUrl}/sponsorships?tier_id=73667`,
      '/discord': project.discordInvite,
      '/edge-runtimes': '/docs/server/adapters/fetch',
      '/faq': '/docs/faq',
      '/quickstart': '/docs/quickstart',
      '/sponsor': project.sponsorsUrl,
      '/sponsors': project.sponsorsUrl,
    },
  },
  {
    reason: 'Since the media page was added, the logo is the one without the name.',
    rules: { '/img/logo-no-text.svg': '/img/logo.svg', '/img/logo-no-text.png': '/img/logo.png' },
  },
  {
    reason: 'Posts under the titles they were announced with.',
    rules: {
      '/blog/hello-trpc': '/blog/introducing-trpc',
      '/blog/hello-world': '/blog/introducing-trpc',
      '/blog/announcing-trpc-10-beta': '/blog/announcing-trpc-10',
      '/blog/announcing-trpc-v10': '/blog/announcing-trpc-10',
      '/blog/announcing-trpc-11': '/blog/announcing-trpc-v11',
      '/blog/ts-perf': '/blog/typescript-performance-lessons',
      '/blog/new-tanstack-react-query-integration': '/blog/introducing-tanstack-react-query-client',
      '/blog/return-response-objects': '/blog/return-Response-objects-in-procedures',
    },
  },
  {
    reason: 'Pages of 9.x and of early 10.x releases, all directly below /docs, that other pages replaced.',
    roots: trees,
    rules: {
      '/aborting-procedures': '/client/vanilla/aborting-procedure-calls',
      '/api-gateway': '/server/adapters/aws-lambda',
      '/api-handler': '/server/adapters',
      '/batching': '/client/links/httpBatchLink',
      '/create-react-app': '/client/react/setup',
      '/edge-runtimes': '/server/adapters/fetch',
      '/extra': '/further',
      '/invalidateQueries': '/client/react/useUtils#query-invalidation',
      '/invalidateQuery': '/client/react/useUtils#query-invalidation',
      '/mocking': '/server/server-side-calls',
      '/next': '/client/nextjs',
      '/nextjs': '/client/nextjs/setup',
      '/publicProcedures': '/server/procedures',
      '/query-cancellation': '/client/vanilla/aborting-procedure-calls',
      '/query-invalidation': '/client/react/useUtils#query-invalidation',
      '/react': '/client/react/setup',
      '/react-queries-and-mutations': '/client/react/useQuery',
      '/useContext': '/client/react/useUtils',
      '/vanilla': '/client/vanilla/setup',
    },
  },
  {
    reason: 'Pages that were renamed within their section.',
    roots: trees,
    rules: {
      '/client/introduction': '/client/vanilla',
      '/client/infer-types': '/client/vanilla/infer-types',
      '/client/setup': '/client/vanilla/setup',
      '/client/aborting-procedure-calls': '/client/vanilla/aborting-procedure-calls',
      '/client/header': '/client/headers',
      '/client/links/overview': '/client/links',
      '/client/links/dedupeLink': '/client/links',
      '/client/links/unstable_httpBatchStreamLink': '/client/links/httpBatchStreamLink',
      '/client/links/unstable_httpSubscriptionLink': '/client/links/httpSubscriptionLink',
      '/client/links/httpFetchSubscriptionLink': '/client/links/httpSubscriptionLink',
      '/client/nextjs/introduction': '/client/nextjs',
      '/client/nextjs/overview': '/client/nextjs',
      '/client/nextjs/ssg-helpers': '/client/nextjs/server-side-helpers',
      '/client/nextjs/aborting-procedures': '/client/nextjs/aborting-procedure-calls',
      '/client/react/introduction': '/client/react',
      '/client/react/overview': '/client/react',
      '/client/react/aborting-procedures': '/client/react/aborting-procedure-calls',
      '/client/react/createQueryUtils': '/client/react/createTRPCQueryUtils',
      '/client/react/invalidateQueries': '/client/react/useUtils#query-invalidation',
      '/client/react/query-invalidation': '/client/react/useUtils#query-invalidation',
      '/client/react/ssg-helpers': '/client/nextjs/server-side-helpers',
      '/client/react/useContext': '/client/react/useUtils',
      '/client/react/queries': '/client/react/useQuery',
      '/client/react/mutations': '/client/react/useMutation',
      '/client/react/usePrefetchQuery': '/client/react/suspense',
      '/client/tanstack-react-query/introduction': '/client/tanstack-react-query',
      '/client/tanstack-react-query/migration': '/client/tanstack-react-query/migrating',
      '/client/tanstack-react-query/overview': '/client/tanstack-react-query',
      '/client/vanilla/introduction': '/client/vanilla',
      '/client/vanilla/overview': '/client/vanilla',
      '/client/vanilla/aborting-procedures': '/client/vanilla/aborting-procedure-calls',
      '/server': '/server/introduction',
      '/server/adapters-intro': '/server/adapters',
      '/server/api-gateway': '/server/adapters/aws-lambda',
      '/server/api-handler': '/server/adapters',
      '/server/infer-types': '/client/vanilla/infer-types',
      '/server/output-validation': '/server/validators#output-validators',
      '/server/router': '/server/routers',
      '/server/procedure': '/server/procedures',
      '/server/middleware': '/server/middlewares',
      '/server/websocket': '/server/websockets',
      '/server/error-codes': '/server/error-handling#error-codes',
      '/server/response-caching': '/server/caching',
      '/response-caching': '/server/caching',
      '/server/adapters/lambda': '/server/adapters/aws-lambda',
      '/server/adapters/next': '/server/adapters/nextjs',
      '/community': '/community/awesome-trpc',
    },
  },
  {
    reason: 'The first pages of a version, by their file or title.',
    roots: trees,
    rules: {
      '/introduction': '',
      '/overview': '',
      '/main': '',
      '/main/introduction': '',
      '/intro': '',
      '/quick-start': '/quickstart',
      '/setup': '/getting-started',
      '/installation': '/getting-started',
      '/install': '/getting-started',
      '/further/subscriptions': '/server/subscriptions',
      '/migration': '/migrate-from-v10-to-v11',
    },
  },
  {
    reason:
      "Pages of the older React client that readers look for in the newer client's section, which has one page for all.",
    rules: {
      '/docs/client/tanstack-react-query/infer-types': '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/useInfiniteQuery': '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/useMutation': '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/useQuery': '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/useSubscription': '/docs/client/tanstack-react-query/usage',
      '/docs/client/tanstack-react-query/server-side-helpers': '/docs/client/tanstack-react-query/server-components',
      '/docs/client/tanstack-react-query/suspense': '/docs/client/tanstack-react-query/server-components',
    },
  },
  {
    reason:
      'Addresses that never existed; people or language models wrote them from memory in public code and threads.',
    rules: {
      '/docs/bestpractices': '/docs',
      '/docs/best-practices': '/docs',
      '/docs/client/client-proxy/setup': '/docs/client/tanstack-react-query/setup',
      '/docs/client/subscribing': '/docs/client/links/httpSubscriptionLink',
      '/docs/client/subscriptions': '/docs/client/links/httpSubscriptionLink',
      '/docs/client/nextjs/app-dir': '/docs/client/nextjs/app-router-setup',
      '/docs/client/nextjs/app-router': '/docs/client/nextjs/app-router-setup',
      '/docs/client/nextjs/server-components': '/docs/client/nextjs/app-router-setup',
      '/docs/examples': '/docs/example-apps',
      '/docs/get-started': '/docs/getting-started',
      '/docs/guides/performance': '/docs',
      '/docs/nextjs/app-dir': '/docs/client/nextjs/app-router-setup',
      '/docs/security': '/docs/server/authorization',
      '/docs/server/validation': '/docs/server/validators',
      '/docs/server/input-validation': '/docs/server/validators#input-validators',
      '/docs/server/adapters/cloudflare-workers': '/docs/server/adapters/fetch',
      '/docs/server/adapters/node-http': '/docs/server/adapters/standalone',
      '/docs/server/server-actions': '/docs/client/nextjs/server-actions',
      '/docs/testing': '/docs/server/testing',
      '/docs/typescript': '/docs',
      '/docs/vs-graphql': '/docs/further-reading#relationship-to-graphql',
      '/docs/vs-rest': '/docs/concepts',
    },
  },
  {
    reason: 'Lowercased links in public code, to sections that moved.',
    roots: trees,
    rules: {
      '/links/loggerlink': '/client/links/loggerLink',
      '/reactjs/usecontext': '/client/react/useUtils',
      '/reactjs/usemutation': '/client/react/useMutation',
      '/reactjs/usequery': '/client/react/useQuery',
    },
  },
  {
    reason: 'Each version has its own migration guide; older guides stay with the version they migrate to.',
    rules: {
      ...Object.fromEntries(
        trees
          .filter((root) => root !== addressOf('10.x'))
          .flatMap((root) => [`${root}/migrate-from-v9-to-v10`, `${root}/migration/migrate-from-v9-to-v10`])
          .map((address) => [address, '/docs/v10/migrate-from-v9-to-v10']),
      ),
      '/docs/v10/migration/migrate-from-v9-to-v10': '/docs/v10/migrate-from-v9-to-v10',
      '/docs/v9/migrate-from-v9-to-v10': '/docs/v10/migrate-from-v9-to-v10',
      '/docs/v9/migrate-from-v10-to-v11': '/docs/migrate-from-v10-to-v11',
      '/docs/v10/migrate-from-v10-to-v11': '/docs/migrate-from-v10-to-v11',
      '/docs/migrate': '/docs/migrate-from-v10-to-v11',
    },
  },
  {
    reason: 'Pages of 9.x under their names in later versions, where no page on the same subject implies it.',
    rules: {
      '/docs/v9/useQuery': '/docs/v9/react-queries',
      '/docs/v9/useMutation': '/docs/v9/react-mutations',
      '/docs/v9/further': '/docs/v9/further-reading',
      '/docs/v9/introduction': '/docs/v9',
      '/docs/v9/api-handler': '/docs/v9/nextjs',
      '/docs/v9/api-gateway': '/docs/v9/aws-lambda',
      '/docs/v9/create-react-app': '/docs/v9/react',
      '/docs/v9/invalidateQuery': '/docs/v9/invalidateQueries',
      '/docs/v9/react-queries-and-mutations': '/docs/v9/react-queries',
      '/docs/v9/useContext': '/docs/v9/invalidateQueries',
      '/docs/v9/faq': '/docs/faq',
    },
  },
  {
    reason: 'Sections that moved below /client, and their former names.',
    roots: trees,
    rules: {
      '/reactjs': '/client/react',
      '/client/reactjs': '/client/react',
      '/client/react-query': '/client/react',
      '/client/tanstack-query': '/client/tanstack-react-query',
      '/tanstack-react-query': '/client/tanstack-react-query',
      '/reactjs/introduction': '/client/react',
      '/reactjs/useContext': '/client/react/useUtils',
      '/react/useContext': '/client/react/useUtils',
      '/reactjs/invalidateQueries': '/client/react/useUtils#query-invalidation',
      '/reactjs/query-invalidation': '/client/react/useUtils#query-invalidation',
      '/reactjs/ssg-helpers': '/client/nextjs/server-side-helpers',
      '/nextjs/introduction': '/client/nextjs',
      '/nextjs/ssg-helpers': '/client/nextjs/server-side-helpers',
      '/links/overview': '/client/links',
      '/reactjs/*': '/client/react/*',
      '/client/reactjs/*': '/client/react/*',
      '/client/react-query/*': '/client/react/*',
      '/client/tanstack-query/*': '/client/tanstack-react-query/*',
      '/client/nextjs/pages-router/*': '/client/nextjs/*',
      '/server/adapter/*': '/server/adapters/*',
    },
  },
  {
    reason: "Addresses based on a page's source file.",
    roots: trees,
    rules: {
      '/client/nextjs/app-router/setup': '/client/nextjs/app-router-setup',
      '/client/nextjs/app-router/server-actions': '/client/nextjs/server-actions',
      '/main/awesome-trpc': '/community/awesome-trpc',
      '/main/concepts': '/concepts',
      '/main/example-apps': '/example-apps',
      '/main/getting-started': '/getting-started',
      '/main/quickstart': '/quickstart',
      '/main/videos-and-community-resources': '/videos-and-community-resources',
      '/further/faq': '/faq',
      '/further/further-reading': '/further-reading',
      '/further/rpc': '/rpc',
      '/further/websockets': '/server/websockets',
      '/migration/migrate-from-v10-to-v11': '/migrate-from-v10-to-v11',
    },
  },
  {
    reason:
      'Before there were sections, every page was directly below its version. If names collide, the earlier section wins.',
    roots: trees,
    rules: {
      '/*': [
        '/server/*',
        '/server/adapters/*',
        '/client/*',
        '/client/vanilla/*',
        '/client/links/*',
        '/client/react/*',
        '/client/nextjs/*',
        '/community/*',
      ],
    },
  },
  {
    reason: 'Only the client exports the options of a request.',
    rules: {
      '/docs/typedoc/react-query/index/interfaces/TRPCRequestOptions':
        '/docs/typedoc/client/index/interfaces/TRPCRequestOptions#context',
      '/docs/typedoc/react-query/interfaces/TRPCRequestOptions':
        '/docs/typedoc/client/index/interfaces/TRPCRequestOptions#context',
    },
  },
  {
    reason: 'Only the current version has an API reference.',
    overRedirects: true,
    rules: Object.fromEntries(older.map((address) => [`${address}/typedoc/*`, `${referenceAddress}/*`])),
  },
  {
    reason: "API reference addresses name a package's entry point, even if it is the only one.",
    overRedirects: true,
    rules: {
      '/docs/typedoc/client/*': '/docs/typedoc/client/index/*',
      '/docs/typedoc/next/*': '/docs/typedoc/next/index/*',
      '/docs/typedoc/react-query/*': '/docs/typedoc/react-query/index/*',
      '/docs/typedoc/server/*': '/docs/typedoc/server/index/*',
      '/docs/typedoc/tanstack-react-query/*': '/docs/typedoc/tanstack-react-query/index/*',
    },
  },
];
