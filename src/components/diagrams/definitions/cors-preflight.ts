import type { Lanes } from '../types.ts';

export default {
  kind: 'lanes',
  caption: 'A mutation from another origin: the browser asks first',
  lanes: [
    { name: 'Your code', side: 'client' },
    { name: 'Browser', side: 'client' },
    { name: 'Server', side: 'server' },
  ],
  steps: [
    {
      from: 'Your code',
      to: 'Browser',
      label: '`book.add.mutate()`',
      text: "Your page calls a mutation of an API on another origin. It is a `POST` request with JSON, which browsers don't send without asking first.",
    },
    {
      part: 'preflight',
      from: 'Browser',
      to: 'Server',
      label: '`OPTIONS`',
      text: 'The browser sends a preflight request: may this origin use this method and these headers?',
    },
    {
      part: 'preflight',
      from: 'Server',
      to: 'Browser',
      isReply: true,
      label: '`Access-Control-Allow-…`',
      text: "The server allows it with its CORS headers. Without them, the call fails here, and the procedure doesn't run.",
    },
    {
      from: 'Browser',
      to: 'Server',
      label: '`POST /book.add`',
      text: 'The browser sends the actual request, with cookies if the client requested credentials.',
    },
    {
      from: 'Server',
      to: 'Browser',
      isReply: true,
      label: 'response',
      text: 'The response needs CORS headers as well.',
    },
    {
      from: 'Browser',
      to: 'Your code',
      isReply: true,
      label: '`data`',
      text: 'If they allow the origin, your code gets the result; if not, it gets an error without details, even though the procedure ran.',
    },
  ],
} satisfies Lanes;
