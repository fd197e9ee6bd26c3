import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const root = resolve(__dirname, '../../../../library/11.x');
const program = (text: string) => ({ root, entry: 'main.ts', files: [{ name: 'main.ts', text }] });

describe('run', () => {
  const other = createServer((_, response) => response.end('the server of somebody else'));
  beforeAll(() => new Promise<void>((done) => void other.listen(0, done)));
  afterAll(() => new Promise<unknown>((done) => void other.close(done)));

  it('prints both streams in order, without folders of this machine', async () => {
    const result = await run(
      program(`
        console.log('one');
        console.error('two');
        console.log(new Error('three').stack?.split('\\n')[1]);
        console.log(Object.keys(process.env).filter((name) => /SECRET|TOKEN|npm_/.test(name)), import.meta.dirname);
      `),
    );
    expect(result).toMatchObject({ exitCode: 0, timedOut: false });
    expect(result.text).toMatch(/^one\ntwo\n {4}at .*main\.ts:4:\d+\)?\n\[\] \.\n$/);
  });

  it('gives a server that requests a taken port one of its own, and ends although it listens', async () => {
    const { port } = other.address() as AddressInfo;
    const result = await run(
      program(`
        import { createServer } from 'node:http';
        const server = createServer((_, response) => response.end('my own'));
        server.listen(${port}, () => console.log('listening on', server.address()));
        console.log(await (await fetch('http://localhost:${port}')).text());
        console.log(await (await fetch('http://127.0.0.1:${port}')).text());
      `),
    );
    expect(result.text.split('\n').slice(1)).toEqual(['my own', 'my own', '']);
    expect(result).toMatchObject({ exitCode: 0, timedOut: false });
  });

  it('ends the servers of one program before the next', async () => {
    const { port } = other.address() as AddressInfo;
    const request = `console.log(await fetch('http://localhost:${port}').then((response) => response.text()));`;
    const serve = `
      import { createServer, get } from 'node:http';
      createServer((_, response) => response.end('served')).listen(${port});
      ${request}
      get('http://localhost:${port}', (response) => response.on('data', (data) => console.log(String(data))));
    `;
    expect((await run(program(serve))).text).toBe('served\nserved\n');
    expect((await run(program(request))).text).toBe('the server of somebody else\n');
  });

  it.each([
    ['an error', `throw new TypeError('broken');`, 1, 'main.ts:1'],
    ['a rejection that nobody handles', `void Promise.reject(new Error('unheard'));`, 1, 'Error: unheard'],
    ['a top-level await that never settles', `await new Promise(() => {});`, 13, ''],
    ['an exit code', `process.exitCode = 3; console.log('said');`, 3, 'said'],
  ])('reports %s', async (_, text, exitCode, message) => {
    const result = await run(program(text));
    expect(result).toMatchObject({ exitCode, timedOut: false });
    expect(result.text).toContain(message);
  });

  it('evaluates files and packages in the order in which they are imported', async () => {
    const result = await run({
      root,
      entry: 'client/main.tsx',
      files: [
        { name: 'client/main.tsx', text: `import '../setup'; import 'echo'; import './titles'; console.log('main');` },
        { name: 'setup.ts', text: `import data from './data.json'; console.log(data.title);` },
        { name: 'client/titles/index.ts', text: `console.log('titles');` },
        { name: 'data.json', text: '{ "title": "setup" }' },
        { name: 'node_modules/echo/package.json', text: '{ "type": "module", "exports": "./index.js" }' },
        { name: 'node_modules/echo/index.js', text: `console.log('package');` },
      ],
    });
    expect(result.text.trim().split('\n')).toEqual(['setup', 'package', 'titles', 'main']);
  });

  it('says what cannot be translated', async () => {
    const result = await run(program(`import './missing';`));
    expect(result).toMatchObject({ exitCode: 1, timedOut: false });
    expect(result.text).toBe('main.ts:1 Could not resolve "./missing"\n');
  });

  it('stops what does not end, and leaves nothing behind', async () => {
    const result = await run(program(`console.log('waiting'); setInterval(() => {}, 1000);`), { timeout: 2 });
    expect(result).toMatchObject({ exitCode: null, timedOut: true, text: 'waiting\n' });
    expect(readdirSync(join(root, '.run')).filter((name) => name.startsWith(`block-${process.pid}-`))).toEqual([]);
  });
});
