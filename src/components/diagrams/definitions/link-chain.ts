import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A call passes through the links from first to last, its result from last to first',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: '`loggerLink`', side: 'client' },
    { name: '`retryLink`', side: 'client' },
    { name: '`httpBatchLink`', side: 'client' },
  ],
  steps: [
    {
      part: 'logger',
      from: 'Your code',
      to: '`loggerLink`',
      label: '`op`',
      text: 'The client turns the call into an operation and passes it to the first link. `loggerLink` logs that it was sent.',
    },
    {
      part: 'retry',
      from: '`loggerLink`',
      to: '`retryLink`',
      label: '`next(op)`',
      text: 'Each link forwards the operation with `next(op)`, and can change it first.',
    },
    {
      part: 'retry',
      from: '`retryLink`',
      to: '`httpBatchLink`',
      label: '`next(op)`',
      text: '`retryLink` calls `next(op)` again when the call fails and `retry` returns `true`, so links below it see every attempt.',
    },
    {
      part: 'end',
      from: '`httpBatchLink`',
      label: 'HTTP request',
      text: 'The last link is the terminating link. It sends the request instead of calling `next`.',
    },
    {
      part: 'retry',
      from: '`httpBatchLink`',
      to: '`retryLink`',
      isReply: true,
      label: 'result',
      text: 'The result, or the error, goes back to the link above.',
    },
    {
      part: 'retry',
      from: '`retryLink`',
      to: '`loggerLink`',
      isReply: true,
      label: 'result',
      text: 'Links above `retryLink` see one result, however many attempts it took.',
    },
    {
      part: 'logger',
      from: '`loggerLink`',
      to: 'Your code',
      isReply: true,
      label: '`data`',
      text: 'The first link is the last to see the result. `loggerLink` logs it with the time it took, and your code gets the data.',
    },
  ],
} satisfies Lanes;
