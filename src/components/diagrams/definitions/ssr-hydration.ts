import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A page with `ssr: true`: rendered with its data on the server, hydrated in the browser',
  lanes: [
    { name: 'Browser', side: 'client' },
    { name: 'Next.js', side: 'server' },
    { name: 'tRPC API', side: 'server' },
  ],
  steps: [
    {
      part: 'server',
      from: 'Browser',
      to: 'Next.js',
      label: '`GET /`',
      text: 'The browser requests the page.',
    },
    {
      part: 'server',
      from: 'Next.js',
      label: 'renders, queries start',
      text: 'Next.js renders the page once to find out which queries it has. They start when `useQuery` is called.',
    },
    {
      part: 'server',
      from: 'Next.js',
      to: 'tRPC API',
      label: 'queries over HTTP',
      text: 'They go to the API through your configured links, in one batch with `httpBatchLink`.',
    },
    {
      part: 'server',
      from: 'tRPC API',
      to: 'Next.js',
      isReply: true,
      label: '`data`',
      text: 'The results go into a query cache that belongs to this request.',
    },
    {
      part: 'server',
      from: 'Next.js',
      label: 'renders again',
      text: 'The page is rendered again, until a render starts no more queries.',
    },
    {
      part: 'hydration',
      from: 'Next.js',
      to: 'Browser',
      isReply: true,
      label: 'HTML and `trpcState`',
      text: "The HTML contains all the data. The cache is sent with it as `trpcState`, in the page's props.",
    },
    {
      part: 'hydration',
      from: 'Browser',
      label: 'hydrates from the cache',
      text: "React hydrates the page, and `useQuery` has its data on the first render. With a `staleTime`, the browser doesn't send the query again.",
    },
  ],
} satisfies Lanes;
