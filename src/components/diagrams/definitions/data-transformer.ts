import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A data transformer packs values before they travel, and unpacks them on the other side',
  lanes: [
    { name: 'Client', side: 'client' },
    { name: 'Link', side: 'client' },
    { name: 'Adapter', side: 'server' },
    { name: 'Procedure', side: 'server' },
  ],
  steps: [
    {
      from: 'Client',
      to: 'Link',
      label: '`Date`',
      text: 'Your code passes a value that JSON does not have, such as a `Date`.',
    },
    {
      from: 'Link',
      to: 'Adapter',
      label: '`serialize`, as JSON',
      text: 'The terminating link packs the input with the transformer you gave it.',
    },
    {
      from: 'Adapter',
      to: 'Procedure',
      label: '`deserialize`, `Date`',
      text: 'The server unpacks it with the transformer of `initTRPC`, before the input validator sees it.',
    },
    {
      from: 'Procedure',
      to: 'Adapter',
      isReply: true,
      label: '`Map`',
      text: 'The result of the procedure may be such a value, too.',
    },
    { from: 'Adapter', to: 'Link', isReply: true, label: '`serialize`, as JSON', text: 'The server packs it.' },
    {
      from: 'Link',
      to: 'Client',
      isReply: true,
      label: '`deserialize`, `Map`',
      text: 'The link unpacks it, and your code gets what the procedure returned.',
    },
  ],
} satisfies Lanes;
