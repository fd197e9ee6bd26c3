// The package has no types: https://github.com/vercel/serve-handler#options
declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    public: string;
    cleanUrls: boolean;
    trailingSlash: boolean;
    directoryListing: boolean;
  }

  export default function serveHandler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
  ): Promise<void>;
}
