interface Entry {
  title: string;
  description: string;
  /** The page or section that explains the term. */
  to: string;
}

/** Terms for `<Term of="…">`, from the vocabulary of docs/main/concepts.mdx. */
export const glossary = {
  procedure: {
    title: 'Procedure',
    description: 'A function on the server that clients can call: a query, a mutation or a subscription.',
    to: '/docs/server/procedures',
  },
  resolver: {
    title: 'Resolver',
    description: 'The function in .query(), .mutation() or .subscription() that does the procedure’s work.',
    to: '/docs/concepts#vocabulary',
  },
  router: {
    title: 'Router',
    description: 'A named set of procedures and other routers.',
    to: '/docs/server/routers',
  },
  context: {
    title: 'Context',
    description:
      'Data available to every procedure in a request, such as the signed-in user or a database connection. createContext creates it for each request.',
    to: '/docs/server/context',
  },
  middleware: {
    title: 'Middleware',
    description: 'Code that runs before and after a procedure, and can extend the context or reject the call.',
    to: '/docs/server/middlewares',
  },
  'base procedure': {
    title: 'Base procedure',
    description: 'A procedure builder with middlewares or inputs already attached, from which you build others.',
    to: '/docs/server/procedures',
  },
  caller: {
    title: 'Caller',
    description:
      'An object with a function for each procedure, for calling them within the server process, without HTTP. Created with createCallerFactory.',
    to: '/docs/server/server-side-calls',
  },
  adapter: {
    title: 'Adapter',
    description:
      'Connects a router to a server: standalone Node.js, Express, Fastify, Next.js, AWS Lambda, WebSocket, or anything that speaks the Fetch API.',
    to: '/docs/server/adapters',
  },
  link: {
    title: 'Link',
    description: 'A step in how the client processes a call, such as logging, retrying or sending.',
    to: '/docs/client/links',
  },
  'terminating link': {
    title: 'Terminating link',
    description: 'The last link, which sends the call and receives the response.',
    to: '/docs/client/links',
  },
  batching: {
    title: 'Batching',
    description: 'Sending several calls in one request.',
    to: '/docs/client/links/httpBatchLink',
  },
  subscription: {
    title: 'Subscription',
    description: 'A procedure that keeps sending values until it ends or the client stops listening.',
    to: '/docs/server/subscriptions',
  },
  'tracked event': {
    title: 'Tracked event',
    description:
      'A subscription value with an id. If the connection drops, the client reconnects with the last id that it received, as lastEventId.',
    to: '/docs/server/subscriptions#tracked',
  },
  'data transformer': {
    title: 'Data transformer',
    description: 'A pair of functions that converts values to something JSON can represent, and back.',
    to: '/docs/server/data-transformers',
  },
  'error formatter': {
    title: 'Error formatter',
    description: 'A function on the server that decides which parts of an error the client sees.',
    to: '/docs/server/error-formatting',
  },
} satisfies Record<string, Entry>;

export type Term = keyof typeof glossary;
