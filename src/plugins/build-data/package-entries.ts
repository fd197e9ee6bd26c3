import type { BundleId } from '../../features/pricing/report.ts';

/** Setup code of an app with the newest release of a package. Exports stay; the rest is tree-shaken as in a real build. */
export const entries: Record<BundleId, { package: string; code: string }> = {
  client: {
    package: '@trpc/client',
    code: `
      import { createTRPCClient, httpBatchLink } from '@trpc/client';
      export const trpc = createTRPCClient({ links: [httpBatchLink({ url: '/trpc' })] });
    `,
  },
  'client-streaming': {
    package: '@trpc/client',
    code: `
      import { createTRPCClient, httpBatchStreamLink, httpSubscriptionLink, splitLink } from '@trpc/client';
      export const trpc = createTRPCClient({
        links: [
          splitLink({
            condition: (op) => op.type === 'subscription',
            true: httpSubscriptionLink({ url: '/trpc' }),
            false: httpBatchStreamLink({ url: '/trpc' }),
          }),
        ],
      });
    `,
  },
  'tanstack-react-query': {
    package: '@trpc/tanstack-react-query',
    code: `
      import { createTRPCClient, httpBatchLink } from '@trpc/client';
      import { createTRPCContext } from '@trpc/tanstack-react-query';
      export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext();
      export const trpcClient = createTRPCClient({ links: [httpBatchLink({ url: '/trpc' })] });
    `,
  },
  'react-query': {
    package: '@trpc/react-query',
    code: `
      import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
      export const trpc = createTRPCReact();
      export const trpcClient = trpc.createClient({ links: [httpBatchLink({ url: '/trpc' })] });
    `,
  },
};

/** Peer dependencies, which the app has anyway. */
export const peers = ['react', 'react-dom', 'react/jsx-runtime', '@tanstack/react-query'];
