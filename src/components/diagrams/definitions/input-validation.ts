import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'Validators stand in front of the resolver and behind it',
  lanes: [
    { name: 'Client', side: 'client' },
    { name: '`.input()`', side: 'server' },
    { name: 'Resolver', side: 'server' },
    { name: '`.output()`', side: 'server' },
  ],
  steps: [
    {
      part: 'input',
      from: 'Client',
      to: '`.input()`',
      label: 'raw input',
      text: 'The client sends an input. It can be anything, because the types of the client are no check.',
    },
    {
      part: 'input',
      from: '`.input()`',
      to: 'Resolver',
      label: 'parsed input',
      text: 'The resolver gets what the input validator returned: checked, and with defaults and transforms applied.',
    },
    {
      part: 'output',
      from: 'Resolver',
      to: '`.output()`',
      isReply: true,
      label: 'return value',
      text: 'What the resolver returns goes to the output validator, if there is one.',
    },
    {
      part: 'output',
      from: '`.output()`',
      to: 'Client',
      isReply: true,
      label: 'parsed output',
      text: 'The client gets what the output validator returned.',
    },
    {
      part: 'input',
      after: 'if the input is wrong',
      from: '`.input()`',
      to: 'Client',
      isReply: true,
      isError: true,
      label: '400 `BAD_REQUEST`',
      text: 'If the input validator throws, the resolver does not run, and the client gets `BAD_REQUEST`.',
    },
    {
      part: 'output',
      after: 'if the output is wrong',
      from: '`.output()`',
      to: 'Client',
      isReply: true,
      isError: true,
      label: '500 `INTERNAL_SERVER_ERROR`',
      text: 'If the output validator throws, it is the fault of the server: the client gets `INTERNAL_SERVER_ERROR`, and no details.',
    },
  ],
} satisfies Lanes;
