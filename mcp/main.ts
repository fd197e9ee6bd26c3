// MCP server over standard input and output, started by bin/trpc-docs-mcp.mjs.
// See https://modelcontextprotocol.io/specification/2025-06-18/basic/transports
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { readEnv } from '../config/env.ts';
import { BuiltSite } from './built-site.ts';
import { limitMessages } from './limit-messages.ts';
import { createServer } from './server.ts';
import { SnippetCompiler } from './snippet-compiler.ts';

const usage = `Usage: trpc-docs-mcp [--build <folder>]

Serves the tRPC documentation to a coding agent over MCP (standard input and output), with the tools search, read and
check. An agent starts it; see the README for how to register it.

  --build <folder>   the built site (default: build in the repository, from \`npm run build\`)
  --help             show this text`;

const root = path.resolve(__dirname, '..');

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { build: { type: 'string' }, help: { type: 'boolean' } } });
  if (values.help) {
    console.log(usage);
    return;
  }
  // Standard output is reserved for the protocol.
  console.log = console.error;
  const compiler = new SnippetCompiler(root);
  const server = createServer(
    new BuiltSite(path.resolve(values.build ?? path.join(root, 'build')), readEnv()),
    compiler,
  );
  server.server.onclose = () => void compiler.stop();
  const messages = process.stdin.pipe(limitMessages((line) => process.stdout.write(`${line}\n`)));
  await server.connect(new StdioServerTransport(messages));
  // The transport does not notice when the client disconnects.
  process.stdin.on('end', () => void server.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}\n\n${usage}` : error);
  process.exitCode = 2;
});
