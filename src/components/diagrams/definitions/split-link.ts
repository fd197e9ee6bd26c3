import type { Tree } from '../types.ts';

export default {
  kind: 'tree',
  caption: '`splitLink` looks at each call and sends it down one of two branches',
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
        text: 'If it returns `true`, as for subscriptions here, the call goes to the link in `true`: `httpSubscriptionLink`.',
      },
      {
        edge: '`false`',
        label: '`httpBatchLink`',
        note: 'queries and mutations',
        text: 'Otherwise it goes to the link in `false`: `httpBatchLink`, for queries and mutations. A branch can be an array of links, and must end with a terminating link.',
      },
    ],
  },
} satisfies Tree;
