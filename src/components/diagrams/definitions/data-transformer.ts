import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A data transformer serializes values before they are sent and deserializes them on arrival',
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
      text: "Your code passes a value that JSON can't represent, such as a `Date`.",
    },
    {
      from: 'Link',
      to: 'Adapter',
      label: '`serialize`, as JSON',
      text: 'The terminating link serializes the input with its transformer.',
    },
    {
      from: 'Adapter',
      to: 'Procedure',
      label: '`deserialize`, `Date`',
      text: 'The server deserializes it with the transformer from `initTRPC`, before the input validator sees it.',
    },
    {
      from: 'Procedure',
      to: 'Adapter',
      isReply: true,
      label: '`Map`',
      text: "The procedure's result can be such a value, too.",
    },
    { from: 'Adapter', to: 'Link', isReply: true, label: '`serialize`, as JSON', text: 'The server serializes it.' },
    {
      from: 'Link',
      to: 'Client',
      isReply: true,
      label: '`deserialize`, `Map`',
      text: 'The link deserializes it, and your code gets what the procedure returned.',
    },
  ],
} satisfies Lanes;
