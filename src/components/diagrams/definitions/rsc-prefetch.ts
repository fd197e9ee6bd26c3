import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A prefetch in a server component: the page is sent first, and its data follows in the same response',
  lanes: [
    { name: 'Browser', side: 'client' },
    { name: 'Server component', side: 'server' },
    { name: 'Procedure', side: 'server' },
  ],
  steps: [
    {
      part: 'server',
      from: 'Browser',
      to: 'Server component',
      label: '`GET /`',
      text: 'The browser requests the page.',
    },
    {
      part: 'server',
      from: 'Server component',
      to: 'Procedure',
      label: 'prefetch, not awaited',
      text: "A server component starts a query and doesn't wait for it. It calls the procedure in the same process, without HTTP.",
    },
    {
      part: 'stream',
      from: 'Server component',
      to: 'Browser',
      isReply: true,
      label: 'HTML with fallbacks',
      text: 'The page is sent immediately, with the `<Suspense>` fallback where data is missing. It includes the pending query.',
    },
    {
      part: 'stream',
      from: 'Procedure',
      to: 'Server component',
      isReply: true,
      label: '`data`',
      text: 'The procedure finishes.',
    },
    {
      part: 'stream',
      from: 'Server component',
      to: 'Browser',
      isReply: true,
      label: 'the rest of the response',
      text: 'The same response delivers the missing HTML and the data for the cache.',
    },
    {
      part: 'client',
      from: 'Browser',
      label: '`useSuspenseQuery`',
      text: 'In the browser, `useSuspenseQuery` finds the data under the same query key. No API call is made.',
    },
  ],
} satisfies Lanes;
