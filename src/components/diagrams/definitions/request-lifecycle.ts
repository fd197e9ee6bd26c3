import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'One call, from your code to the procedure and back',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: 'Links', side: 'client' },
    { name: 'Adapter', side: 'server' },
    { name: 'Procedure', side: 'server' },
  ],
  steps: [
    {
      part: 'links',
      from: 'Your code',
      to: 'Links',
      label: '`book.byId.query()`',
      text: 'Your code calls a procedure. The call enters the link chain as an operation with a path and an input.',
    },
    {
      part: 'http',
      from: 'Links',
      to: 'Adapter',
      label: '`GET /book.byId?batch=1&input=…`',
      text: 'The terminating link sends it over HTTP, along with other calls from the same turn of the event loop if it batches.',
    },
    {
      part: 'context',
      from: 'Adapter',
      label: '`createContext()`',
      text: 'The adapter calls `createContext` once for the whole request, even if the request is a batch.',
    },
    {
      part: 'context',
      from: 'Adapter',
      to: 'Procedure',
      label: 'call with `ctx`',
      text: 'It calls each procedure that the URL names, all at the same time and with the same context.',
    },
    {
      part: 'procedure',
      from: 'Procedure',
      label: 'middlewares, input',
      text: "The procedure's middlewares and input validators run in the order you chained them.",
    },
    {
      part: 'procedure',
      from: 'Procedure',
      label: 'resolver',
      text: 'The resolver runs last. What it returns goes back up through output validators and middlewares.',
    },
    {
      part: 'procedure',
      from: 'Procedure',
      to: 'Adapter',
      isReply: true,
      label: 'result or error',
      text: 'The adapter gets a result or an error for each call.',
    },
    {
      part: 'http',
      from: 'Adapter',
      to: 'Links',
      isReply: true,
      label: '`[{ result }]`',
      text: 'It serializes them and responds with JSON, one envelope per call.',
    },
    {
      part: 'links',
      from: 'Links',
      to: 'Your code',
      isReply: true,
      label: '`data`',
      text: "The result passes through the links in reverse order, and the call's promise resolves, or rejects with a `TRPCClientError`.",
    },
  ],
} satisfies Lanes;
