#!/usr/bin/env node
// Runs src/node/cli.ts from source, so there is no build step.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('../src/node/main.ts');
