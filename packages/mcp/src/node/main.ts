import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { SnippetsOptions } from '@typed-docs/snippets';
import { readSite } from '@typed-docs/snippets/site';
import { BuiltSite, type SiteAddress } from './built-site.ts';
import { limitMessages } from './limit-messages.ts';
import { createServer, type ServerOptions } from './server.ts';
import { SnippetCompiler } from './snippet-compiler.ts';

export interface McpOptions extends ServerOptions {
  /** Libraries that snippets are compiled against. */
  snippets: SnippetsOptions;
  site: SiteAddress;
}

/**
 * Serves over standard input and output until the client disconnects.
 *
 * @see https://modelcontextprotocol.io/specification/2025-06-18/basic/transports
 */
export async function runMcpServer({ snippets, site, ...options }: McpOptions): Promise<void> {
  const usage = `Usage: ${options.name}-mcp [--build <folder>]

Serves the ${options.library.name} documentation to a coding agent over MCP (standard input and output), with the tools search,
read and check. An agent starts it; see the README for how to register it.

  --build <folder>   the built site (default: build in the repository, from \`npm run build\`)
  --help             show this text`;
  try {
    const { values } = parseArgs({ options: { build: { type: 'string' }, help: { type: 'boolean' } } });
    if (values.help) {
      console.log(usage);
      return;
    }
    // Standard output is reserved for the protocol.
    console.log = console.error;
    const compiler = new SnippetCompiler(readSite(snippets));
    const server = createServer(
      options,
      new BuiltSite(path.resolve(values.build ?? path.join(snippets.root, 'build')), site),
      compiler,
    );
    server.server.onclose = () => void compiler.stop();
    const messages = process.stdin.pipe(limitMessages((line) => process.stdout.write(`${line}\n`)));
    await server.connect(new StdioServerTransport(messages));
    // The transport does not notice when the client disconnects.
    process.stdin.on('end', () => void server.close());
  } catch (error) {
    console.error(error instanceof Error ? `${error.message}\n\n${usage}` : error);
    process.exitCode = 2;
  }
}
