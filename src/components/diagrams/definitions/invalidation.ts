import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'After a mutation: mark queries as stale, and the visible ones refetch',
  lanes: [
    { name: 'Component', side: 'client' },
    { name: 'Query cache', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    { from: 'Component', to: 'Server', label: '`book.add`', text: 'A component calls the mutation `book.add`.' },
    {
      from: 'Server',
      to: 'Component',
      isReply: true,
      label: 'result',
      text: 'The server responds, and `onSuccess` runs.',
    },
    {
      part: 'invalidate',
      from: 'Component',
      to: 'Query cache',
      label: 'invalidate `book.list`',
      text: '`onSuccess` invalidates `book.list`. All cached results of that query are now stale, whatever their input.',
    },
    {
      part: 'refetch',
      from: 'Query cache',
      to: 'Server',
      label: '`book.list`',
      text: 'Those that a component is using refetch immediately, the others when they are next used.',
    },
    {
      part: 'refetch',
      from: 'Server',
      to: 'Query cache',
      isReply: true,
      label: '`data`',
      text: 'The result replaces the old one in the cache.',
    },
    {
      part: 'refetch',
      from: 'Query cache',
      to: 'Component',
      isReply: true,
      label: 'renders again',
      text: 'Every component that uses the query renders with the new data.',
    },
  ],
} satisfies Lanes;
