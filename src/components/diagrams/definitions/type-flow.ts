import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'Types cross the boundary when you compile; at run time, only JSON does',
  lanes: [
    { name: '`apps/web`', side: 'client' },
    { name: 'TypeScript', side: 'client' },
    { name: '`packages/api`', side: 'server' },
  ],
  steps: [
    {
      part: 'types',
      from: '`packages/api`',
      label: '`typeof appRouter`',
      text: "TypeScript infers the input and output of each procedure. The router's type contains them all, at their paths.",
    },
    {
      part: 'types',
      from: '`packages/api`',
      to: 'TypeScript',
      label: '`export type AppRouter`',
      text: 'The server package exports this type, and no code.',
    },
    {
      part: 'types',
      from: 'TypeScript',
      to: '`apps/web`',
      label: '`import type { AppRouter }`',
      text: 'The app imports the type. The compiled JavaScript has no trace of that line.',
    },
    {
      part: 'types',
      from: '`apps/web`',
      label: '`createTRPCClient<AppRouter>()`',
      text: 'It types the client. A renamed procedure is an error here as soon as you save the server.',
    },
    {
      part: 'runtime',
      after: 'at run time',
      from: '`apps/web`',
      to: '`packages/api`',
      label: '`GET /book.byId?input=…`',
      text: 'At run time, the client sends a path and an input as JSON.',
    },
    {
      part: 'runtime',
      from: '`packages/api`',
      to: '`apps/web`',
      isReply: true,
      label: '`{ result: { data } }`',
      text: 'The server validates the input and responds with JSON. No types are left, so only what it checks is certain.',
    },
  ],
} satisfies Lanes;
