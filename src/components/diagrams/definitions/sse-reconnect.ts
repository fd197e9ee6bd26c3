import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'Server-sent events: how no value gets lost when the connection breaks',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: '`EventSource`', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    {
      part: 'subscribe',
      from: '`EventSource`',
      to: 'Server',
      label: '`GET /book.onAdd?input=…`',
      text: '`httpSubscriptionLink` opens an `EventSource` for the subscription. The state is `connecting`, then `pending`.',
    },
    {
      part: 'tracked',
      from: 'Server',
      to: '`EventSource`',
      isReply: true,
      label: "`tracked('7', book)`",
      text: "The generator yields a tracked value. Its id, 7, becomes the event's id, which the browser remembers.",
    },
    {
      part: 'reconnect',
      after: 'the connection breaks',
      from: '`EventSource`',
      to: 'Your code',
      isError: true,
      label: '`connecting`',
      text: 'The connection breaks. `onConnectionStateChange` gets the state `connecting` with the error; `onError` is not called.',
    },
    {
      part: 'reconnect',
      after: 'about 3 seconds later',
      from: '`EventSource`',
      to: 'Server',
      label: '`Last-Event-ID: 7`',
      text: 'After about three seconds, the browser reconnects to the same URL, with the id in the `Last-Event-ID` header.',
    },
    {
      part: 'tracked',
      from: 'Server',
      label: '`input.lastEventId`',
      text: 'tRPC puts the id into the input as `lastEventId`. The generator can resume after that value.',
    },
    {
      part: 'tracked',
      from: 'Server',
      to: '`EventSource`',
      isReply: true,
      label: "`tracked('8', book)`",
      text: 'It yields the missed values, then new ones.',
    },
    {
      part: 'reconnect',
      from: '`EventSource`',
      to: 'Your code',
      isReply: true,
      label: '`onData`',
      text: 'The state is `pending` again, and `onData` gets the next value, as if nothing had happened.',
    },
  ],
} satisfies Lanes;
