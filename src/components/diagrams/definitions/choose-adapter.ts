import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: 'Which adapter? It depends on what is already listening',
  side: 'server',
  root: {
    label: 'What receives your requests?',
    text: 'The adapter connects your router to whatever receives requests.',
    branches: [
      {
        edge: 'nothing yet',
        label: '`standalone`',
        text: 'If there is nothing yet, use the standalone adapter, on the Node.js server.',
      },
      {
        edge: 'a Node.js framework',
        label: '`express`, `fastify`',
        text: 'For an Express app or a Fastify server, use the adapter of that name.',
      },
      {
        edge: 'a handler from `Request` to `Response`',
        label: '`fetch`',
        note: 'Workers, Deno, Bun, App Router',
        text: 'Anything that takes a `Request` and returns a `Response` uses the fetch adapter: Cloudflare Workers, Deno, Bun, the Next.js App Router and others.',
      },
      {
        edge: 'Next.js, Pages Router',
        label: '`next`',
        text: 'API routes in the Next.js Pages Router use the Next.js adapter.',
      },
      { edge: 'AWS', label: '`aws-lambda`', text: 'AWS API Gateway and function URLs use the AWS Lambda adapter.' },
    ],
  },
} satisfies Tree;
