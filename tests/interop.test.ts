import { spawnSync } from 'node:child_process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assembleProject, readPage } from './support/page-project.ts';
import { findFreePort, removeProject, replacePort, rootBin, startProgram, writeProject } from './support/projects.ts';

/** Runs the files of the migration page as published, each side with the packages of its own version. */
const file = 'versioned_docs/version-10.x/migration/migrate-from-v9-to-v10.mdx';
const page = readPage(file);
const serverFiles = assembleProject(page, [
  'server/context.ts',
  'server/books.ts',
  'server/legacy.ts',
  'server/trpc.ts',
  'server/router.ts',
  'server/version-9-clients.ts',
  'server/index.ts',
]);
const client9 = assembleProject(page, ['old-app/client.ts'], '9.x');
const client10 = assembleProject(page, ['client.ts']);

/** Printed by the servers once they accept requests. */
const ready = 'is open on http://localhost';

describe('the interop router of the migration page', { timeout: 60_000 }, () => {
  it('serves a client of 9.x, and one of 10.x to its old and its new calls', async () => {
    const port = await startServer('10.x', serverFiles);
    expect(runClient('9.x', 'old-app/client.ts', client9, port)).toBe(
      "[ 'Dune', 'Emma' ]\n3 Persuasion\nThere is no book 9\n",
    );
    expect(runClient('10.x', 'client.ts', client10, port)).toBe('Dune\n4 Momo\n');
  });

  it('leaves a client of 9.x waiting when the type is not added to results', async () => {
    const plain = without(serverFiles['server/index.ts']!, '  middleware: supportVersion9,\n');
    const port = await startServer('10.x', { ...serverFiles, 'server/index.ts': plain });
    expect(runClient('9.x', 'patience.ts', { 'patience.ts': patience }, port)).toBe('There is no book 9\nno answer\n');
    expect(runClient('10.x', 'client.ts', client10, port)).toBe('Dune\n3 Momo\n');
  });

  it('serves subscriptions of both over WebSockets', async () => {
    const port = await startServer('10.x', { 'server/index.ts': countingServer });
    expect(runClient('9.x', 'listen.ts', { 'listen.ts': listen9 }, port)).toBe('1\n2\n');
    expect(runClient('10.x', 'listen.ts', { 'listen.ts': listen10 }, port)).toBe('1\n2\n');
  });
});

describe('a server of 9.x', { timeout: 60_000 }, () => {
  it('serves a client of 10.x', async () => {
    const port = await startServer('9.x', { 'server/index.ts': oldServer });
    expect(runClient('10.x', 'ask.ts', { 'ask.ts': ask10 }, port)).toBe(
      "httpLink [ 'Dune' ]\nhttpBatchLink [ 'Dune' ]\n",
    );
  });
});

/** The timer detects a call that never settles. */
const patience = `
import { createTRPCClient } from '@trpc/client';
const client = createTRPCClient<any>({ url: 'http://localhost:3000' });
const timer = new Promise<string>((resolve) => setTimeout(() => resolve('no answer'), 1500));
await client.query('book.byId', { id: '9' }).catch((cause) => console.log(cause.message));
console.log(await Promise.race([client.query('book.list'), timer]));
process.exit();
`;

const countingServer = `
import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
import { applyWSSHandler } from '@trpc/server/adapters/ws';
import { observable } from '@trpc/server/observable';
import { WebSocketServer } from 'ws';
const router = trpc
  .router()
  .subscription('onCount', {
    resolve: () =>
      observable<number>((emit) => {
        emit.next(1);
        emit.next(2);
        return () => {};
      }),
  })
  .interop();
const { server } = createHTTPServer({ router });
applyWSSHandler({ wss: new WebSocketServer({ server }), router });
server.listen(3000, () => console.log('The counter is open on http://localhost:3000'));
`;

const listen9 = `
import { createTRPCClient } from '@trpc/client';
import { createWSClient, wsLink } from '@trpc/client/links/wsLink';
import WebSocket from 'ws';
const link = wsLink({ client: createWSClient({ url: 'ws://localhost:3000', WebSocket: WebSocket as any }) });
createTRPCClient<any>({ links: [link] }).subscription('onCount', undefined, {
  onNext(message: any) {
    if (message.type === 'data') console.log(String(message.data));
    if (message.data === 2) process.exit();
  },
});
`;

const listen10 = `
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import WebSocket from 'ws';
const link = wsLink({ client: createWSClient({ url: 'ws://localhost:3000', WebSocket: WebSocket as any }) });
createTRPCClient<any>({ links: [link] }).subscription('onCount', undefined, {
  onData(count) {
    console.log(String(count));
    if (count === 2) process.exit();
  },
});
`;

const oldServer = `
import * as trpc from '@trpc/server';
import { createHTTPServer } from '@trpc/server/adapters/standalone';
const router = trpc.router().query('book.list', { resolve: () => ['Dune'] });
createHTTPServer({ router }).listen(3000);
console.log('The shelf is open on http://localhost:3000');
`;

const ask10 = `
import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
const url = 'http://localhost:3000';
for (const [name, link] of Object.entries({ httpLink: httpLink({ url }), httpBatchLink: httpBatchLink({ url }) })) {
  console.log(name, await createTRPCClient<any>({ links: [link] }).query('book.list'));
}
`;

async function startServer(version: string, files: Record<string, string>): Promise<number> {
  const port = await findFreePort();
  const folder = write(version, replacePort(files, port));
  const server = await startProgram([rootBin('tsx'), 'server/index.ts'], folder, ready);
  onTestFinished(server.stop);
  return port;
}

function runClient(version: string, entry: string, files: Record<string, string>, port: number): string {
  const folder = write(version, replacePort(files, port));
  const { stdout, stderr } = spawnSync(rootBin('tsx'), [entry], { cwd: folder, encoding: 'utf8', timeout: 30_000 });
  expect(stderr).toBe('');
  return stdout;
}

function write(version: string, files: Record<string, string>): string {
  const folder = writeProject(version, 'interop', files);
  onTestFinished(() => removeProject(folder));
  return folder;
}

function without(text: string, part: string): string {
  if (!text.includes(part)) throw new Error(`${file} has no ${JSON.stringify(part)} in server/index.ts any more`);
  return text.replace(part, '');
}
