interface Product {
  name: string;
  what: string;
  /** On GitHub, at one commit. */
  file: string;
  version: string;
  shows: string;
}

/** Rows of docs/community/love.mdx, as public-code.test.ts checks. */
export const products: readonly Product[] = [
  {
    name: 'Cal.com',
    what: 'Scheduling',
    file: 'https://github.com/calcom/cal.com/blob/aedb6d3b479a86a1b8cac77125d7c78383575110/packages/trpc/package.json',
    version: '11.0.0 beta',
    shows: 'tRPC in a separate package, built once for the server and once for React',
  },
  {
    name: 'Dokploy',
    what: 'Deployment of applications and databases on your own servers',
    file: 'https://github.com/Dokploy/dokploy/blob/0060ae6bd2b305adab61533774f7fc1af5d57d6f/apps/dokploy/package.json',
    version: '^11.10.0',
    shows: 'Next.js, superjson, and an OpenAPI document for the same router',
  },
  {
    name: 'Homarr',
    what: 'A dashboard for your home server',
    file: 'https://github.com/homarr-labs/homarr/blob/2b79b818c889ec43b89d59fb02d5b37b13a2228e/packages/api/package.json',
    version: '^11.7.2',
    shows: 'Both React integrations side by side, with entry points for server, client and WebSocket',
  },
  {
    name: 'Karakeep',
    what: 'Bookmarks and notes',
    file: 'https://github.com/karakeep-app/karakeep/blob/00e6e9b0db73b70418c613c21de707b8e469f01a/packages/trpc/package.json',
    version: '^11.4.3',
    shows: 'A router package that depends on `@trpc/server` but on nothing from the frontend',
  },
  {
    name: 'Langfuse',
    what: 'Tracing for applications that call language models',
    file: 'https://github.com/langfuse/langfuse/blob/9b4e3e13cf0a622c824a51480369f326583f8209/web/package.json',
    version: '^11.8.0',
    shows: 'The Pages Router with `@trpc/next`, and OpenTelemetry around procedures',
  },
  {
    name: 'Midday',
    what: 'Invoices and bookkeeping for freelancers',
    file: 'https://github.com/midday-ai/midday/blob/0198977a12e97401c2c246387bf8678d6ea4f2e3/apps/api/package.json',
    version: '^11.7.1',
    shows: 'A separate server on Bun and Hono, which exports its router’s type',
  },
];
