import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runAll } from './sample-pool.ts';
import { SampleHost } from './sample-host.ts';
import { bundle } from './translate.ts';

const root = resolve(__dirname, '../../../library/11.x');
const program = (text: string, files: Record<string, string> = {}) => ({
  root,
  entry: 'main.ts',
  files: Object.entries({ 'main.ts': text, ...files }).map(([name, content]) => ({ name, text: content })),
});

const folder = mkdtempSync(join(tmpdir(), 'sample-host-'));
const module = join(folder, 'host.mjs');
const ready = bundle(resolve(__dirname, 'host/main.ts'), module);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs programs one after the other in one process. */
async function runInTurn(...texts: (string | ReturnType<typeof program>)[]) {
  await ready;
  const host = new SampleHost(module, join(folder, 'output'));
  try {
    const answers = [];
    for (const text of texts) answers.push(await host.run(typeof text === 'string' ? program(text) : text));
    return answers;
  } finally {
    host.stop();
  }
}

const textsOf = (answers: { text: string }[]) => answers.map(({ text }) => text.trim());

describe('a host', () => {
  it('runs its programs in one process', async () => {
    const [first, second] = textsOf(await runInTurn('console.log(process.pid)', 'console.log(process.pid)'));
    expect(first).toMatch(/^\d+$/);
    expect(second).toBe(first);
  });

  it('gives each program what it printed, and no folders of this machine', async () => {
    const answers = await runInTurn(
      `console.log('one'); console.error('two', import.meta.dirname)`,
      `console.log('three')`,
    );
    expect(answers).toMatchObject([
      { text: 'one\ntwo .\n', exitCode: 0, timedOut: false },
      { text: 'three\n', exitCode: 0, timedOut: false },
    ]);
  });

  const counter = {
    'node_modules/esm-counter/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/esm-counter/index.js': 'let count = 0; export const next = () => ++count;',
    'node_modules/cjs-counter/package.json': '{ "main": "index.js" }',
    'node_modules/cjs-counter/index.js': 'let count = 0; exports.next = () => ++count;',
  };

  it('gives each program packages that know nothing of the last one', async () => {
    const text = `
      import { initTRPC } from '@trpc/server';
      import express from 'express';
      const marked = [initTRPC, express].map((one: any) => { const was = one.mark; one.mark = true; return was; });
      console.log(marked);
    `;
    expect(textsOf(await runInTurn(text, text))).toEqual(['[ undefined, undefined ]', '[ undefined, undefined ]']);
  });

  it('gives a package that is imported twice one module', async () => {
    const text = `
      import { next } from 'esm-counter';
      import { next as cjsNext } from 'cjs-counter';
      import './other';
      console.log(next(), cjsNext(), (await import('esm-counter')).next(), (await import('cjs-counter')).default.next());
    `;
    const other = `import { next } from 'esm-counter'; import { next as cjsNext } from 'cjs-counter'; next(); cjsNext();`;
    const one = program(text, { ...counter, 'other.ts': other });
    expect(textsOf(await runInTurn(one, one))).toEqual(['2 2 3 3', '2 2 3 3']);
  });

  it('gives each program global variables, environment, console and listeners as the first one found them', async () => {
    const text = `
      const scope = globalThis as any;
      console.log(scope.left, scope.fetch.name, process.env.LEFT, process.listenerCount('warning'), Error.stackTraceLimit);
      scope.left = 1;
      scope.fetch = function mine() {};
      process.env.LEFT = 'yes';
      process.addListener('warning', () => {});
      Error.stackTraceLimit = 1;
      console.error = () => {};
      console.group();
      console.count();
      console.error('unheard');
      process.stdout.write = () => true;
    `;
    const [first, second] = textsOf(await runInTurn(text, text));
    expect(first).toBe('undefined fetch undefined 0 10\n  default: 1');
    expect(second).toBe(first);
  });

  it('closes servers and connections, so that no program reaches the server of another', async () => {
    const serve = `
      import { createServer } from 'node:http';
      createServer((_, response) => response.end('the first')).listen(3000);
      console.log(await (await fetch('http://localhost:3000')).text());
    `;
    const ask = `console.log(await fetch('http://localhost:3000').then((response) => response.text(), ({ cause }) => cause.code));`;
    const [first, second, third] = textsOf(await runInTurn(serve, serve.replace('the first', 'the third'), ask));
    expect([first, second, third]).toEqual(['the first', 'the third', 'ECONNREFUSED']);
  });

  it('waits for all that a program waits for', async () => {
    const text = `
      setTimeout(() => console.log('late'), 50);
      new Promise<void>((done) => setTimeout(done, 80)).then(() => console.log('later'));
      setInterval(() => {}, 1000).unref();
      console.log('first');
    `;
    expect(textsOf(await runInTurn(text))).toEqual(['first\nlate\nlater']);
  });

  it.each([
    ['an error', `throw new TypeError('broken');`, 1, 'TypeError: broken'],
    [
      'a rejection that nobody handles',
      `void Promise.reject(new Error('unheard')); setTimeout(() => {}, 9000);`,
      1,
      'Error: unheard',
    ],
    ['an import that leads nowhere', `import 'no-such-package';`, 1, "Cannot find package 'no-such-package'"],
    [
      'an export that is not there',
      `import { nothing } from '@trpc/server'; console.log(nothing);`,
      1,
      "does not provide an export named 'nothing'",
    ],
    ['a top-level await that never settles', `await new Promise(() => {});`, 13, ''],
    ['an exit code', `process.exitCode = 3; console.log('said');`, 3, 'said'],
    ['its own end', `console.log('said'); process['exit'](4);`, 4, 'said'],
  ])('tells of %s, and gives the next program another process', async (_, text, exitCode, message) => {
    const [failed, next] = await runInTurn(text, `console.log('goes on');`);
    expect(failed).toMatchObject({ exitCode, timedOut: false });
    expect(failed!.text).toContain(message);
    expect(next).toMatchObject({ text: 'goes on\n', exitCode: 0 });
  });

  it('evaluates files and packages in the order in which they are imported', async () => {
    const one = program(`import './setup'; import 'echo'; import './titles'; console.log('main');`, {
      'setup.ts': `import data from './data.json'; console.log(data.title);`,
      'titles/index.ts': `console.log('titles');`,
      'data.json': '{ "title": "setup" }',
      'node_modules/echo/package.json': '{ "main": "index.js" }',
      'node_modules/echo/index.js': `console.log('package');`,
    });
    expect(textsOf(await runInTurn(one))).toEqual(['setup\npackage\ntitles\nmain']);
  });

  it('reads the exports of CommonJS as Node.js does', async () => {
    const one = program(`import all, { own, passed } from 'cjs'; console.log(own, passed, Object.keys(all));`, {
      'node_modules/cjs/package.json': '{ "main": "index.js" }',
      'node_modules/cjs/index.js': `exports.own = 1; __exportStar(require('./other.js'), exports); function __exportStar(m, e) { Object.assign(e, m); }`,
      'node_modules/cjs/other.js': `exports.passed = 2;`,
    });
    expect(textsOf(await runInTurn(one))).toEqual([`1 2 [ 'own', 'passed' ]`]);
  });
});

describe('runAll', () => {
  it('answers in the order of the tasks, and leaves nothing behind', async () => {
    const numbers = Array.from({ length: 20 }, (_, i) => i);
    const answers = await runAll(
      numbers.map((i) =>
        program(`setTimeout(() => console.log(${i}), ${(i * 37) % 50}); // ${i % 5 === 0 ? 'process.on' : ''}`),
      ),
    );
    expect(textsOf(answers)).toEqual(numbers.map(String));
    expect(readdirSync(join(root, '.run')).filter((name) => name.startsWith(`block-${process.pid}-`))).toEqual([]);
  });

  it('gives a program that is about the process one of its own', async () => {
    const [answer, other] = await runAll([
      program(`process.on('exit', () => console.log('the end'));`),
      program(`import test from 'node:test'; test('is run', () => {});`),
    ]);
    expect(answer!.text).toBe('the end\n');
    expect(other!.text).toContain('pass 1');
  });
});
