import type { ReleaseNotes } from '@typed-docs/api-reference';

/**
 * The releases that matter to readers of the page /docs/releases, in Markdown. Links name files, so that they follow a
 * version that is frozen. Exports are not listed here: config/release-history has them.
 */
export const releaseNotes: ReleaseNotes = {
  '11.25.2': {
    summary:
      'Subscriptions can be read with `for await`, `localLink` is stable, and WebSocket clients keep their calls in flight when the server asks them to reconnect.',
    details: [
      '`.subscribe()` without callbacks returns an [async iterator](/client/vanilla/introduction.mdx#for-await). **Check your code:** a call such as `.subscribe(input, {})` no longer returns an object with `unsubscribe()`.',
      '[`localLink`](/client/links/localLink.mdx) replaces `unstable_localLink`, which is deprecated.',
      '[`pathSeparator`](/further/rpc.mdx#path-separator) is a new option of `initTRPC.create()` and the HTTP links, for networks that block dots in URLs.',
      'Over [WebSockets](/client/links/wsLink.mdx#reconnect), calls in flight survive a requested reconnect, several tRPC clients can share one connection, and reconnects back off when `createContext` fails. [`maxBatchSize`](/server/websockets.mdx#limits) now limits messages too.',
      'A procedure with an optional input accepts a [request without a body](/further/rpc.mdx#input).',
      "A `Content-Type` header that you set on a link [replaces the link's own](/client/headers.mdx#own-headers).",
      'Validators with both `parse` and `parseAsync`, such as Zod schemas, are called with `parse` first. **Check your code:** [asynchronous refinements](/server/validators.mdx#async) run twice in the first call, and one that rejects then leaves an unhandled rejection.',
      'If an [error formatter](/server/error-formatting.mdx#reference) leaves out `data.httpStatus`, the response has the status of the error.',
      'The Fastify adapter accepts [`maxBodySize`](/server/adapters/fastify.mdx#body-limit) for forms and binary bodies.',
    ],
  },
  '11.23.0': {
    summary: 'Small fixes for HTTP on the server, and explicit peer dependencies.',
    details: [
      '`basePath` of the [standalone adapter](/server/adapters/standalone.mdx#base-path) works with or without leading and trailing slashes.',
      'A 405 response lists the permitted methods in its [`Allow` header](/further/rpc.mdx#methods).',
      'The package lists `fastify`, `next` and the types of Express, `ws` and AWS Lambda as optional peer dependencies, and no longer includes the `intent` command.',
    ],
  },
  '11.22.1': {
    summary: 'Typed errors: a procedure declares the shapes of its errors, and a client can receive them as values.',
    details: [
      '[`.errors()`](/server/error-formatting.mdx#per-procedure-error-formatting) formats the errors of one procedure, and the client infers the type of their shape.',
      '[`safe()`](/client/vanilla/error-handling.mdx#errors-as-values-with-safe) returns data and error as a tuple instead of throwing.',
      '[Lazy routers](/server/merging-routers.mdx#lazy-where) work at any depth. Previously, nesting or merging lost them.',
      '[`jsonl.contentType`](/server/routers.mdx#jsonl-content-type) labels streamed batches.',
      'With [Express 5](/server/adapters/express.mdx#body-parsers), forms and binary bodies work after `express.json()`.',
      'An untracked value of a subscription [no longer gets the id](/server/subscriptions.mdx#tracked) of the tracked one before it.',
      'The server compares the whole [content type](/further/rpc.mdx#content-types) of a request and ignores letter case. **Check your code:** two types joined by a comma are rejected with status 415. Clients before 11.25.2 send them if you set a header spelled `Content-Type`.',
    ],
  },
};
