import type { MarkName } from './ProjectMark';

export interface Partner {
  name: string;
  note?: string;
  /** The guide. */
  to: string;
  /** A mark, or a few letters for projects without one. */
  mark: MarkName | { letters: string };
}

export const servers: readonly Partner[] = [
  { name: 'Node.js', note: 'A standalone server', to: '/docs/server/adapters/standalone', mark: 'node' },
  { name: 'Express', note: 'Middleware on a path', to: '/docs/server/adapters/express', mark: 'express' },
  { name: 'Fastify', note: 'A plugin', to: '/docs/server/adapters/fastify', mark: 'fastify' },
  { name: 'Next.js', note: 'App Router and Pages Router', to: '/docs/server/adapters/nextjs', mark: 'next' },
  { name: 'AWS Lambda', note: 'Behind API Gateway', to: '/docs/server/adapters/aws-lambda', mark: { letters: 'λ' } },
  {
    name: 'Cloudflare Workers',
    note: 'The fetch adapter',
    to: '/docs/server/adapters/fetch#create-cloudflare-worker',
    mark: 'cloudflare',
  },
  { name: 'Deno', note: 'The fetch adapter', to: '/docs/server/adapters/fetch#deno', mark: 'deno' },
  { name: 'Bun', note: 'The fetch adapter', to: '/docs/server/adapters/fetch#bun', mark: 'bun' },
  {
    name: 'Fetch API',
    note: 'Astro, SvelteKit, Hono and others',
    to: '/docs/server/adapters/fetch#frameworks',
    mark: { letters: '{}' },
  },
  { name: 'WebSocket', note: 'On a ws server', to: '/docs/server/websockets', mark: { letters: 'ws' } },
];

export const clients: readonly Partner[] = [
  { name: 'TypeScript', note: 'Browsers, servers, scripts', to: '/docs/client/vanilla', mark: 'typescript' },
  {
    name: 'TanStack Query',
    note: 'For React, with its own hooks',
    to: '/docs/client/tanstack-react-query',
    mark: 'tanstack',
  },
  { name: 'React, classic', note: 'Hooks on the procedures', to: '/docs/client/react', mark: 'react' },
  { name: 'Next.js', note: 'Rendered on the server', to: '/docs/client/nextjs', mark: 'next' },
];

export const links: readonly Partner[] = [
  { name: 'Batches', note: 'Calls share one request', to: '/docs/client/links/httpBatchLink', mark: 'trpc' },
  { name: 'Streams', note: 'Each result as it is ready', to: '/docs/client/links/httpBatchStreamLink', mark: 'trpc' },
  {
    name: 'Server-sent events',
    note: 'Subscriptions over HTTP',
    to: '/docs/client/links/httpSubscriptionLink',
    mark: 'trpc',
  },
  { name: 'WebSockets', note: 'All calls over one connection', to: '/docs/client/links/wsLink', mark: 'trpc' },
];

/** works-with.test.ts compiles a procedure input with each of them. */
export const validators = [
  { name: 'Zod', to: '/docs/server/validators#with-zod', mark: 'zod' },
  { name: 'Valibot', to: '/docs/server/validators#with-valibot', mark: { letters: 'V' } },
  { name: 'ArkType', to: '/docs/server/validators#with-arktype', mark: { letters: 'A' } },
  { name: 'Effect Schema', to: '/docs/server/validators#with-effect', mark: 'effect' },
  { name: 'Yup', to: '/docs/server/validators#with-yup', mark: { letters: 'Y' } },
  { name: 'Superstruct', to: '/docs/server/validators#with-superstruct', mark: { letters: 'S' } },
] as const satisfies readonly Partner[];
