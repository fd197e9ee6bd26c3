import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: 'Which adapter? It depends on what listens already',
  side: 'server',
  root: {
    label: 'What receives your requests?',
    text: 'The adapter connects your router to what receives requests.',
    branches: [
      {
        edge: 'nothing yet',
        label: '`standalone`',
        text: 'If there is nothing yet, take the standalone adapter, on the server of Node.js.',
      },
      {
        edge: 'a Node.js framework',
        label: '`express`, `fastify`',
        text: 'For an Express app or a Fastify server, there is an adapter of that name.',
      },
      {
        edge: 'a handler from `Request` to `Response`',
        label: '`fetch`',
        note: 'Workers, Deno, Bun, App Router',
        text: 'Whatever takes a `Request` and returns a `Response` needs the fetch adapter: Cloudflare Workers, Deno, Bun, the App Router of Next.js and others.',
      },
      {
        edge: 'Next.js, Pages Router',
        label: '`next`',
        text: 'API routes of the Pages Router of Next.js have the Next.js adapter.',
      },
      { edge: 'AWS', label: '`aws-lambda`', text: 'API Gateway and function URLs of AWS have the AWS Lambda adapter.' },
    ],
  },
} satisfies Tree;
