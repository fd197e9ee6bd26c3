import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'An error on its way from the procedure to the page',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: 'Links', side: 'client' },
    { name: 'Adapter', side: 'server' },
    { name: 'Procedure', side: 'server' },
  ],
  steps: [
    {
      part: 'throw',
      from: 'Procedure',
      isError: true,
      label: '`throw error`',
      text: 'A resolver, a middleware or a validator throws. What is no `TRPCError` becomes one, with the code `INTERNAL_SERVER_ERROR` and the original as its `cause`.',
    },
    {
      part: 'throw',
      from: 'Procedure',
      to: 'Adapter',
      isError: true,
      isReply: true,
      label: '`{ ok: false, error }`',
      text: 'Middlewares around it see the error as the result of their `next()`, and may return something else.',
    },
    {
      part: 'report',
      from: 'Adapter',
      label: '`onError()`',
      text: 'The adapter calls `onError` with the error, the path, the input and the context, so that you can log it.',
    },
    {
      part: 'format',
      from: 'Adapter',
      label: '`errorFormatter()`',
      text: 'The error formatter decides what the client gets to see: a message, a code and data of your own.',
    },
    {
      part: 'format',
      from: 'Adapter',
      to: 'Links',
      isError: true,
      isReply: true,
      label: '404 `{ error: { … } }`',
      text: 'The response has the HTTP status of the code, and the shape in place of a result. A batch in which calls differ has the status 207, and a stream always 200.',
    },
    {
      part: 'client',
      from: 'Links',
      label: '`TRPCClientError`',
      text: 'The terminating link turns the shape into a `TRPCClientError`. It also makes one when there is no answer at all. Links before it may retry or log.',
    },
    {
      part: 'client',
      from: 'Links',
      to: 'Your code',
      isError: true,
      isReply: true,
      label: 'rejects',
      text: 'The promise of the call rejects with it. With React Query, it is in `error`, or goes to the error boundary.',
    },
    {
      part: 'client',
      from: 'Your code',
      label: '`error.data`',
      text: 'Your code decides by `error.data`, which has the type of your error formatter, what the page shows.',
    },
  ],
} satisfies Lanes;
