import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';
import { namesToTry, type SymbolTable } from './names-to-try.ts';

/*
 * Loads TypeScript, for whatever loads it after this in the process, with one loop made short (`names-to-try.ts` says
 * which, and why its answers stay the same): printing types takes half of the time without. A TypeScript that has the loop
 * no longer runs as it is; `quick-typescript.test.ts` says so.
 */

type Run = (
  exports: unknown,
  require: NodeJS.Require,
  module: NodeModule,
  filename: string,
  folder: string,
  namesToTry: (table: SymbolTable) => SymbolTable,
) => void;

const loop = 'forEachEntry(symbols, (symbolFromSymbolTable) => {';

/** @returns the text of TypeScript's module, with the loop made short where it is */
export function shortenLoop(text: string): string {
  return text.split(loop).length === 2 ? text.replace(loop, loop.replace('symbols', 'namesToTry(symbols)')) : text;
}

const require = createRequire(import.meta.url);
const path = require.resolve('typescript');

if (!require.cache[path]) {
  const module = new Module(path);
  module.filename = path;
  require.cache[path] = module;
  const names = ['exports', 'require', 'module', '__filename', '__dirname', 'namesToTry'];
  const run = compileFunction(shortenLoop(readFileSync(path, 'utf8')), names, { filename: path }) as Run;
  run(module.exports, createRequire(path), module, path, dirname(path), namesToTry);
  module.loaded = true;
}
