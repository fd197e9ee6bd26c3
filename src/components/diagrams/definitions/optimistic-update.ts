import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'An optimistic update: show the result first, and roll back if the server rejects it',
  lanes: [
    { name: 'Component', side: 'client' },
    { name: 'Query cache', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    {
      from: 'Component',
      to: 'Query cache',
      label: 'cancel, save, write',
      text: '`onMutate` cancels refetches in flight, saves a snapshot of the cached list, and writes the expected one.',
    },
    {
      from: 'Query cache',
      to: 'Component',
      isReply: true,
      label: 'renders',
      text: 'The page shows the expected list before anything is sent.',
    },
    { from: 'Component', to: 'Server', label: '`book.add`', text: 'The mutation is sent.' },
    {
      after: 'if it fails',
      from: 'Server',
      to: 'Component',
      isReply: true,
      isError: true,
      label: 'error',
      text: 'If the server rejects it, `onError` receives the snapshot that `onMutate` returned.',
    },
    {
      from: 'Component',
      to: 'Query cache',
      isError: true,
      label: 'roll back',
      text: '`onError` rolls the cache back to the snapshot, and the page shows the previous state.',
    },
    {
      after: 'in both cases',
      from: 'Component',
      to: 'Query cache',
      label: 'invalidate `book.list`',
      text: 'In both cases, `onSettled` invalidates the query, so the list ends up matching the server.',
    },
  ],
} satisfies Lanes;
