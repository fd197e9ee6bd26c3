import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'An optimistic update: show the result first, and take it back if the server rejects',
  lanes: [
    { name: 'Component', side: 'client' },
    { name: 'Query cache', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    {
      from: 'Component',
      to: 'Query cache',
      label: 'cancel, keep, write',
      text: '`onMutate` cancels refetches on their way, keeps the cached list, and writes the expected one.',
    },
    {
      from: 'Query cache',
      to: 'Component',
      isReply: true,
      label: 'renders',
      text: 'The page shows the expected list before anything was sent.',
    },
    { from: 'Component', to: 'Server', label: '`book.add`', text: 'The mutation is sent.' },
    {
      after: 'if it fails',
      from: 'Server',
      to: 'Component',
      isReply: true,
      isError: true,
      label: 'error',
      text: 'If the server rejects, `onError` gets what `onMutate` returned.',
    },
    {
      from: 'Component',
      to: 'Query cache',
      isError: true,
      label: 'restore the list',
      text: 'It writes the kept list back, and the page shows the old state.',
    },
    {
      after: 'in both cases',
      from: 'Component',
      to: 'Query cache',
      label: 'invalidate `book.list`',
      text: 'In both cases `onSettled` invalidates the query, so that the list ends up as the server has it.',
    },
  ],
} satisfies Lanes;
