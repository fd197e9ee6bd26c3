#!/usr/bin/env node
// Runs src/node/main.ts from source, so there is no build step.
import { createRequire } from 'node:module';
import 'tsx';

createRequire(import.meta.url)('../src/node/main.ts');
