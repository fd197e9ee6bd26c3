import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { CompileTask } from '../../../core/snippets/compiler-answer.ts';
import { LibraryCompiler } from './compile.ts';
import { CompilerProcess } from './compiler-process.ts';
import { shortenLoop } from './quick-typescript.ts';

const root = resolve(__dirname, '../../../library/11.x');

it('finds the loop in the installed TypeScript, once', () => {
  const text = readFileSync(resolve(__dirname, '../../../node_modules/typescript/lib/typescript.js'), 'utf8');
  const shortened = shortenLoop(text);
  // Where this fails, compiling the samples takes a third longer, and is as right as ever: see what became of
  // `trySymbolTable`, and of the reason for `namesToTry`.
  expect(shortened.length - text.length).toBe('namesToTry()'.length);
  expect(shortened).toContain('forEachEntry(namesToTry(symbols), (symbolFromSymbolTable) => {');
  expect(shortenLoop('forEachEntry(symbols, visit);')).toBe('forEachEntry(symbols, visit);');
});

it('prints types as TypeScript itself does', async () => {
  const source = [
    "import { initTRPC } from '@trpc/server';",
    "import * as standalone from '@trpc/server/adapters/standalone';",
    "import { createTRPCClient, httpBatchLink } from '@trpc/client';",
    'const t = initTRPC.create();',
    'export const router = t.router({ now: t.procedure.query(() => new Date()) });',
    'export const server = standalone.createHTTPServer({ router });',
    "export const client = createTRPCClient<typeof router>({ links: [httpBatchLink({ url: '/trpc' })] });",
    'export const where = { url: new URL("http://localhost"), headers: new Headers(), server, client };',
    '',
  ].join('\n');
  const task: CompileTask = {
    source,
    extension: 'ts',
    files: [{ name: 'index.ts', text: source, start: 0 }],
    visible: [[0, source.length]],
    completions: [],
  };
  const worker = new CompilerProcess();
  try {
    const [quick] = await worker.compile(root, [task]);
    const [plain] = new LibraryCompiler(root).compile([task]);
    expect(quick).toEqual(plain);
    expect(plain!.hovers.map(({ text }) => text).join('\n')).toContain('standalone.');
  } finally {
    await worker.stop();
  }
}, 60_000);
