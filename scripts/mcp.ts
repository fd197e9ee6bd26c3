// MCP server for coding agents, started by bin/trpc-docs-mcp.mjs.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runMcpServer } from '@typed-docs/mcp';
import { readEnv } from '../config/env.ts';
import { documentedLibrary } from '../config/mcp.ts';
import { snippets } from '../config/snippets.ts';

const { version } = JSON.parse(readFileSync(path.resolve(__dirname, '../package.json'), 'utf8')) as { version: string };

void runMcpServer({ name: 'trpc-docs', version, snippets, site: readEnv(), library: documentedLibrary });
