import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'WebSocket: one connection for all calls, and what survives when it breaks',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: '`wsLink`', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    {
      part: 'connect',
      from: '`wsLink`',
      to: 'Server',
      label: 'opens the connection',
      text: 'The client opens one connection for all its calls. The server calls `createContext` once for it.',
    },
    {
      part: 'connect',
      from: '`wsLink`',
      to: 'Server',
      label: "`method: 'subscription'`",
      text: 'A subscription is a message with an id, a path and an input.',
    },
    {
      part: 'tracked',
      from: 'Server',
      to: '`wsLink`',
      isReply: true,
      label: "`tracked('7', book)`",
      text: 'The generator yields a tracked value. The client remembers its id, 7.',
    },
    {
      part: 'reconnect',
      after: 'the connection breaks',
      from: '`wsLink`',
      to: 'Your code',
      isError: true,
      label: '`connecting`',
      text: 'The connection breaks. Queries and mutations in flight fail with a `TRPCClientError`. Subscriptions wait, and the state is `connecting`.',
    },
    {
      part: 'reconnect',
      after: 'immediately, then after 2, 4, 8, 16, 30 … seconds',
      from: '`wsLink`',
      to: 'Server',
      label: 'opens a new connection',
      text: 'The client tries again immediately, then after 2, 4, 8 and 16 seconds, and every 30 seconds from then on. The server creates a new context.',
    },
    {
      part: 'reconnect',
      from: '`wsLink`',
      to: 'Server',
      label: "`lastEventId: '7'`",
      text: 'Each subscription is resent with the id of its last tracked value as `lastEventId`.',
    },
    {
      part: 'tracked',
      from: 'Server',
      label: '`input.lastEventId`',
      text: 'tRPC puts the id into the input. The generator can resume after that value.',
    },
    {
      part: 'tracked',
      from: 'Server',
      to: '`wsLink`',
      isReply: true,
      label: "`tracked('8', book)`",
      text: "It yields the missed values, then new ones. `onStarted` is called again; `onError` isn't called.",
    },
  ],
} satisfies Lanes;
