import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    'main/introduction',
    'main/quickstart',
    'main/getting-started',
    'main/concepts',
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
        'server/error-handling',
        'server/error-formatting',
        'server/merging-routers',
        'server/metadata',
        'server/data-transformers',
        'server/server-side-calls',
        'server/caching',
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
      ],
    },
    {
      type: 'category',
      label: 'Client',
      items: [
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
      ],
    },
    { type: 'category', label: 'Community', items: ['community/awesome-trpc'] },
  ],
};

export default sidebars;
