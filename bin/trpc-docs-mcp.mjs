#!/usr/bin/env node
// Runs scripts/mcp.ts from source, so there is no build step.
import console from 'node:console';
import { createRequire } from 'node:module';
import process from 'node:process';

try {
  const { register } = await import('tsx/cjs/api');
  register();
} catch {
  console.error('trpc-docs-mcp: the packages are not installed. Run `npm ci` in the repository of the documentation.');
  process.exit(2);
}
createRequire(import.meta.url)('../scripts/mcp.ts');
