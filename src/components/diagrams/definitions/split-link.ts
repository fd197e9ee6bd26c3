import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: '`splitLink` looks at each call, and sends it down one of two branches',
  side: 'client',
  root: {
    label: '`condition(op)`',
    note: 'for every call',
    text: '`splitLink` calls `condition` with the operation of every call.',
    branches: [
      {
        edge: '`true`',
        label: '`httpSubscriptionLink`',
        note: "`op.type === 'subscription'`",
        text: 'If it returns `true`, as for subscriptions here, the call takes the link in `true`: `httpSubscriptionLink`.',
      },
      {
        edge: '`false`',
        label: '`httpBatchLink`',
        note: 'queries and mutations',
        text: 'Otherwise it takes the link in `false`: `httpBatchLink`, for queries and mutations. A branch may be an array of links, and has to end with a terminating link.',
      },
    ],
  },
} satisfies Tree;
