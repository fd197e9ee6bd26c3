import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serveHandler from 'serve-handler';

const build = path.resolve(__dirname, '../../build');

/** Serves build/ like `docusaurus serve`, but with the headers of `_headers`. Port 0 picks a free one. */
export async function serveBuild(port = 0): Promise<{ origin: string; close: () => Promise<void> }> {
  const rules = readHeaders(build);
  if (!rules) throw new Error(`There is no ${build}/_headers: run \`npm run build\` first.`);
  const server = createServer((request, response) => {
    for (const { prefix, headers } of rules) {
      if (request.url!.startsWith(prefix)) response.setHeaders(headers);
    }
    void serveHandler(request, response, {
      public: build,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface HeaderRule {
  prefix: string;
  headers: Map<string, string>;
}

/**
 * Reads `_headers`. Supports only prefix rules, like `/assets/*`.
 *
 * @param folder a built site
 */
export function readHeaders(folder: string): HeaderRule[] | undefined {
  const file = path.join(folder, '_headers');
  if (!existsSync(file)) return undefined;
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, 'utf8')
    .split('\n')
    .filter((one) => one !== '')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) rules.at(-1)!.headers.set(name, value!);
    else if (/^\/\S*\*$/.test(line)) rules.push({ prefix: line.slice(0, -1), headers: new Map() });
    else throw new Error(`${file}: expected a path that ends in *, or a header; found ${line}`);
  }
  return rules;
}
