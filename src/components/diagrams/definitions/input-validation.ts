import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'Validators run before and after the resolver',
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
      text: "The client sends an input. It can be anything, because the client's types aren't checked at run time.",
    },
    {
      part: 'input',
      from: '`.input()`',
      to: 'Resolver',
      label: 'parsed input',
      text: 'The resolver gets what the input validator returned: validated, with defaults and transforms applied.',
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
      text: "If the output validator throws, it is the server's fault: the client gets `INTERNAL_SERVER_ERROR` without details.",
    },
  ],
} satisfies Lanes;
