import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bootCode } from './boot-code.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boot-code-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @returns what a thread says that runs the text of a TypeScript module. */
function run(text: string): Promise<unknown> {
  const file = join(folder, 'module.ts');
  writeFileSync(file, text);
  return new Promise((resolve, reject) => {
    const worker = new Worker(bootCode(pathToFileURL(file)), { eval: true, execArgv: [] });
    worker.on('message', resolve).on('error', reject);
  });
}

it('runs a module with types, and leaves ES modules of packages to Node.js', async () => {
  const esModule = createRequire(import.meta.url).resolve('unist-util-visit');
  const text = `import { types } from 'node:util';
    import { parentPort } from 'node:worker_threads';
    import * as visit from ${JSON.stringify(esModule)};
    const isNative: boolean = types.isModuleNamespaceObject(require(${JSON.stringify(esModule)}));
    parentPort!.postMessage([typeof visit.visit, isNative]);`;
  expect(await run(text)).toEqual(['function', true]);
});
