import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A server-side call: the same procedure, without an HTTP request',
  lanes: [
    { name: 'Your code', side: 'server' },
    { name: 'Caller', side: 'server' },
    { name: 'Procedure', side: 'server' },
  ],
  steps: [
    {
      from: 'Your code',
      to: 'Caller',
      label: '`createCaller(ctx)`',
      text: 'You pass the caller a context. There is no request, so no adapter calls `createContext` for you.',
    },
    { from: 'Your code', to: 'Caller', label: '`caller.book.byId()`', text: 'You call a procedure by its path.' },
    {
      from: 'Caller',
      to: 'Procedure',
      label: 'middlewares, input',
      text: 'Its middlewares and validators run as for any other call, then the resolver.',
    },
    {
      from: 'Procedure',
      to: 'Caller',
      isReply: true,
      label: 'the value itself',
      text: 'The result comes back as is. Nothing is serialized.',
    },
    {
      from: 'Caller',
      to: 'Your code',
      isReply: true,
      label: 'value or `TRPCError`',
      text: 'The promise resolves with it, or rejects with the `TRPCError` itself.',
    },
  ],
} satisfies Lanes;
