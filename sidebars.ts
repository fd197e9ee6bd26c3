import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { errors } from './config/errors.ts';
import { about } from './config/frameworks.ts';

/** packages/api-reference writes it before Docusaurus loads this file; `npm run check` may run earlier. */
const apiReferenceFile = join(__dirname, 'docs/typedoc/sidebar.json');
const apiReference = existsSync(apiReferenceFile) ? JSON.parse(readFileSync(apiReferenceFile, 'utf8')) : [];

const sidebars: SidebarsConfig = {
  docs: [
    'main/introduction',
    'main/quickstart',
    'main/getting-started',
    'main/monorepo',
    'main/concepts',
    'main/comparison',
    {
      type: 'category',
      label: 'Server',
      link: {
        type: 'generated-index',
        slug: '/server/introduction',
        title: 'Server',
        description:
          'Everything that runs on the server: routers and procedures, validation, errors, subscriptions and adapters.',
      },
      items: [
        'server/overview',
        'server/routers',
        'server/procedures',
        'server/context',
        'server/validators',
        'server/middlewares',
        'server/authorization',
        'server/authentication-libraries',
        'server/rate-limiting',
        'server/error-handling',
        'server/error-formatting',
        'server/translated-errors',
        'server/merging-routers',
        'server/metadata',
        'server/data-transformers',
        'server/server-side-calls',
        'server/testing',
        'server/caching',
        'server/observability',
        'server/subscriptions',
        'server/websockets',
        'server/non-json-content-types',
        {
          type: 'category',
          label: 'Adapters',
          link: { type: 'doc', id: 'server/adapters-intro' },
          items: [
            'server/adapters/standalone',
            'server/adapters/express',
            'server/adapters/fastify',
            'server/adapters/fetch',
            'server/adapters/nextjs',
            'server/adapters/aws-lambda',
          ],
        },
        'server/deployment',
      ],
    },
    {
      type: 'category',
      label: 'Client',
      link: { type: 'doc', id: 'client/overview' },
      items: [
        {
          type: 'category',
          label: 'TanStack React Query',
          ...about('tanstack'),
          link: { type: 'doc', id: 'client/tanstack-react-query/overview' },
          items: [
            'client/tanstack-react-query/setup',
            'client/tanstack-react-query/usage',
            'client/tanstack-react-query/optimistic-updates',
            'client/tanstack-react-query/persistence',
            'client/tanstack-react-query/server-components',
            'client/tanstack-react-query/testing',
            'client/tanstack-react-query/migrating',
          ],
        },
        {
          type: 'category',
          label: 'Next.js',
          ...about('next-app', 'next-pages'),
          link: { type: 'doc', id: 'client/nextjs/introduction' },
          items: [
            {
              type: 'category',
              label: 'App Router',
              ...about('next-app'),
              items: ['client/nextjs/app-router/setup', 'client/nextjs/app-router/server-actions'],
            },
            {
              type: 'category',
              label: 'Pages Router',
              ...about('next-pages'),
              items: [
                'client/nextjs/setup',
                'client/nextjs/ssr',
                'client/nextjs/ssg',
                'client/nextjs/server-side-helpers',
                'client/nextjs/aborting-procedure-calls',
              ],
            },
            'client/nextjs/starter-projects',
          ],
        },
        {
          type: 'category',
          label: 'Vanilla client',
          ...about('vanilla'),
          link: { type: 'doc', id: 'client/vanilla/introduction' },
          items: [
            'client/vanilla/setup',
            'client/vanilla/error-handling',
            'client/vanilla/aborting-procedure-calls',
            'client/vanilla/infer-types',
          ],
        },
        {
          type: 'category',
          label: 'React Query (classic)',
          ...about('classic'),
          link: { type: 'doc', id: 'client/react/introduction' },
          items: [
            'client/react/setup',
            'client/react/useQuery',
            'client/react/useMutation',
            'client/react/useInfiniteQuery',
            'client/react/useQueries',
            'client/react/useSubscription',
            'client/react/useUtils',
            'client/react/suspense',
            'client/react/disabling-queries',
            'client/react/aborting-procedure-calls',
            'client/react/getQueryKey',
            'client/react/createTRPCQueryUtils',
            'client/react/infer-types',
            'client/react/server-components',
          ],
        },
        {
          type: 'category',
          label: 'Links',
          link: { type: 'doc', id: 'client/links/overview' },
          items: [
            'client/links/httpLink',
            'client/links/httpBatchLink',
            'client/links/httpBatchStreamLink',
            'client/links/httpSubscriptionLink',
            'client/links/wsLink',
            'client/links/splitLink',
            'client/links/loggerLink',
            'client/links/retryLink',
            'client/links/localLink',
          ],
        },
        {
          type: 'category',
          label: 'Other frameworks',
          items: ['client/tanstack-start', 'client/nuxt', 'client/solid', 'client/sveltekit', 'client/react-native'],
        },
        'client/headers',
        'client/cors',
        'client/openapi',
      ],
    },
    {
      type: 'category',
      label: 'Migrating',
      items: ['migration/migrate-from-v10-to-v11', 'migration/migrate-from-v10-to-v11-reference', 'main/releases'],
    },
    {
      type: 'category',
      label: 'Further',
      link: {
        type: 'generated-index',
        slug: '/further',
        title: 'Further',
        description: 'Answers to common problems, the wire format, examples, and where to read and watch more.',
      },
      items: [
        'further/faq',
        'further/editor-performance',
        { type: 'link', label: 'Errors', href: errors.address },
        {
          type: 'category',
          label: 'RPC specification',
          link: { type: 'doc', id: 'further/rpc' },
          items: ['further/rpc/streams', 'further/rpc/websockets'],
        },
        'main/example-apps',
        'main/skills',
        'main/videos-and-community-resources',
        'further/further-reading',
      ],
    },
    {
      type: 'category',
      label: 'Community',
      items: ['community/awesome-trpc', 'community/contributing', 'community/love', 'community/sponsors'],
    },
    ...apiReference,
  ],
};

export default sidebars;
