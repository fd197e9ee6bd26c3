/** works-with.test.ts verifies every export and import path in this file. */

export interface Partner {
  name: string;
  from: string;
  exported: string;
  note: string;
}

export const servers: readonly Partner[] = [
  {
    name: 'Node.js',
    from: '@trpc/server/adapters/standalone',
    exported: 'createHTTPServer',
    note: 'A server of its own, without a framework',
  },
  {
    name: 'Express',
    from: '@trpc/server/adapters/express',
    exported: 'createExpressMiddleware',
    note: 'As middleware under a path',
  },
  { name: 'Fastify', from: '@trpc/server/adapters/fastify', exported: 'fastifyTRPCPlugin', note: 'As a plugin' },
  {
    name: 'Next.js',
    from: '@trpc/server/adapters/next',
    exported: 'createNextApiHandler',
    note: 'As an API route of the Pages Router',
  },
  {
    name: 'Fetch',
    from: '@trpc/server/adapters/fetch',
    exported: 'fetchRequestHandler',
    note: 'Wherever a Request comes in and a Response goes out, such as route handlers of Next.js’ App Router',
  },
  {
    name: 'AWS Lambda',
    from: '@trpc/server/adapters/aws-lambda',
    exported: 'awsLambdaRequestHandler',
    note: 'Behind API Gateway',
  },
  { name: 'WebSocket', from: '@trpc/server/adapters/ws', exported: 'applyWSSHandler', note: 'On a ws server' },
];

export const clients: readonly Partner[] = [
  {
    name: 'TypeScript, anywhere',
    from: '@trpc/client',
    exported: 'createTRPCClient',
    note: 'Browsers, servers, scripts: no framework needed',
  },
  {
    name: 'TanStack React Query',
    from: '@trpc/tanstack-react-query',
    exported: 'createTRPCContext',
    note: 'Query and mutation options for its own hooks',
  },
  {
    name: 'React Query, classic',
    from: '@trpc/react-query',
    exported: 'createTRPCReact',
    note: 'Hooks on the procedures themselves',
  },
  { name: 'Next.js', from: '@trpc/next', exported: 'createTRPCNext', note: 'Server rendering with the Pages Router' },
];

export const links: readonly Partner[] = [
  {
    name: 'Batches',
    from: '@trpc/client',
    exported: 'httpBatchLink',
    note: 'Calls made at the same time share one request',
  },
  {
    name: 'Streams',
    from: '@trpc/client',
    exported: 'httpBatchStreamLink',
    note: 'Each result arrives as soon as it is ready',
  },
  {
    name: 'Server-sent events',
    from: '@trpc/client',
    exported: 'httpSubscriptionLink',
    note: 'Subscriptions over HTTP',
  },
  { name: 'WebSockets', from: '@trpc/client', exported: 'wsLink', note: 'All calls over one connection' },
];

/** works-with.test.ts compiles a procedure input with each of them. */
export const validators = ['Zod', 'Valibot', 'ArkType', 'Effect Schema', 'Yup', 'Superstruct'] as const;
