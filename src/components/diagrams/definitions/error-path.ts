import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'The path of an error from the procedure to the page',
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
      text: 'A resolver, a middleware or a validator throws. Any other error becomes a `TRPCError` with the code `INTERNAL_SERVER_ERROR` and the original as its `cause`.',
    },
    {
      part: 'throw',
      from: 'Procedure',
      to: 'Adapter',
      isError: true,
      isReply: true,
      label: '`{ ok: false, error }`',
      text: 'Middlewares around it get the error as the result of their `next()`, and can return something else.',
    },
    {
      part: 'report',
      from: 'Adapter',
      label: '`onError()`',
      text: 'The adapter calls `onError` with the error, the path, the input and the context, so you can log it.',
    },
    {
      part: 'format',
      from: 'Adapter',
      label: '`errorFormatter()`',
      text: 'The error formatter decides what the client sees: a message, a code and custom data.',
    },
    {
      part: 'format',
      from: 'Adapter',
      to: 'Links',
      isError: true,
      isReply: true,
      label: '404 `{ error: { … } }`',
      text: 'The response has the HTTP status for the code, and the error shape in place of a result. A batch with mixed statuses has status 207, a stream always 200.',
    },
    {
      part: 'client',
      from: 'Links',
      label: '`TRPCClientError`',
      text: 'The terminating link turns the shape into a `TRPCClientError`. It also creates one if there is no response at all. Links before it can retry or log.',
    },
    {
      part: 'client',
      from: 'Links',
      to: 'Your code',
      isError: true,
      isReply: true,
      label: 'rejects',
      text: "The call's promise rejects with it. With React Query, it is in `error` or goes to the error boundary.",
    },
    {
      part: 'client',
      from: 'Your code',
      label: '`error.data`',
      text: 'Your code decides what the page shows based on `error.data`, which has the type of your error formatter.',
    },
  ],
} satisfies Lanes;
