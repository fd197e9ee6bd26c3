import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TypeResult } from '../../type-table/types.ts';
import { WorkerPool } from '@typed-docs/utils/worker-pool';
import { readSite } from '@typed-docs/snippets/site';
import { snippetsSite } from '../fixtures/trpc-packages.ts';
import { TypeTables } from './type-tables.ts';

// The first request loads all types of a library.
vi.setConfig({ testTimeout: 60_000 });

const root = resolve(__dirname, '../../../../..');

describe('tables of real types', () => {
  const tables = new TypeTables(snippetsSite, { cache: false });
  const rows = async (version: string, type: string, from: string, more = {}) => {
    const [name, parameter] = type.split('#') as [string, string?];
    const request = { type: name, from, ...(parameter && { parameter: Number(parameter) }), ...more };
    const { table, problems } = await tables.resolve(version, request);
    expect(problems).toEqual([]);
    return table!.members.map(
      ({ name, type, optional, default: value }) =>
        `${name}${optional ? '?' : ''}: ${type.replace(/\s*\n\s*/g, ' ')}${value === undefined ? '' : ` = ${value}`}`,
    );
  };

  it('11.x httpBatchLink', async () => {
    expect(await rows('11.x', 'HTTPBatchLinkOptions', '@trpc/client')).toEqual([
      'url: string | URL',
      'transformer?: DataTransformerOptions',
      'fetch?: ( input: URL | RequestInfo, init?: RequestInit | RequestInitEsque, ) => Promise<ResponseEsque>',
      "methodOverride?: 'POST'",
      "pathSeparator?: '-' | '.' | '_' | '~' = '.'",
      'maxURLLength?: number = Infinity',
      'headers?: | HTTPHeaders | ((opts: { opList: NonEmptyArray<Operation>; }) => HTTPHeaders | Promise<HTTPHeaders>)',
      'maxItems?: number = Infinity',
    ]);
  });

  it('11.x httpSubscriptionLink, whose options are not exported', async () => {
    const given = { args: 'any, typeof EventSource', pick: ['url', 'EventSource', 'eventSourceOptions'] };
    expect(await rows('11.x', 'httpSubscriptionLink#0', '@trpc/client', given)).toEqual([
      'url: string | (() => string | Promise<string>)',
      'EventSource?: typeof EventSource',
      'eventSourceOptions?: | EventSourceInit | ((opts: { op: Operation; }) => | EventSourceInit | Promise<EventSourceInit | undefined> | undefined)',
    ]);
  });

  it('11.x createWSClient', async () => {
    const omit = ['onOpen', 'onError', 'onClose', 'connectionParams'];
    expect(await rows('11.x', 'WebSocketClientOptions', '@trpc/client', { omit })).toEqual([
      'url: string | (() => string | Promise<string>)',
      'WebSocket?: typeof WebSocket',
      'retryDelayMs?: (attemptIndex: number) => number = exponentialBackoff',
      'lazy?: object',
      'lazy.enabled: boolean = false',
      'lazy.closeMs: number = 0',
      'keepAlive?: object',
      'keepAlive.enabled: boolean = false',
      'keepAlive.intervalMs?: number = 5_000',
      'keepAlive.pongTimeoutMs?: number = 1_000',
      'experimental_encoder?: Encoder = jsonEncoder',
    ]);
  });

  it('11.x standalone adapter', async () => {
    const from = '@trpc/server/adapters/standalone';
    const pick = ['router', 'basePath', 'maxBatchSize', 'batching', 'createContext'];
    expect(await rows('11.x', 'CreateHTTPHandlerOptions', from, { pick })).toEqual([
      'router: AnyRouter',
      "basePath?: string = '/'",
      'maxBatchSize?: number = unlimited',
      'batching?: object',
      'batching.enabled: boolean = true',
      'createContext?: NodeHTTPCreateContextFn< AnyRouter, IncomingMessage, ServerResponse<IncomingMessage> >',
    ]);
    expect(await rows('11.x', 'CreateHTTPContextOptions', from)).toEqual([
      'req: IncomingMessage',
      'res: ServerResponse<IncomingMessage>',
      'info: TRPCRequestInfo',
    ]);
  });

  it('11.x errors, made and caught', async () => {
    expect(await rows('11.x', 'TRPCError#0', '@trpc/server')).toEqual([
      'code: TRPC_ERROR_CODE_KEY',
      'message?: string',
      'cause?: unknown',
    ]);
    expect(await rows('11.x', 'TRPCError', '@trpc/server', { pick: ['message', 'cause'] })).toEqual([
      'message: string',
      'cause?: Error',
    ]);
  });

  it('10.x and 9.x links', async () => {
    expect(await rows('10.x', 'HTTPBatchLinkOptions', '@trpc/client', { omit: ['headers', 'fetch'] })).toEqual([
      'url: string | URL',
      'maxURLLength?: number',
      'AbortController?: AbortControllerEsque | null',
    ]);
    expect(await rows('9.x', 'HttpBatchLinkOptions', '@trpc/client/links/httpBatchLink')).toEqual([
      'url: string',
      'maxBatchSize?: number',
    ]);
  });
});

describe('the cache', () => {
  const repository = mkdtempSync(join(tmpdir(), 'type-tables-'));
  const library = join(repository, 'library/9.x');
  mkdirSync(library, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(root, 'library/9.x', file), join(library, file));
  }
  symlinkSync(join(root, 'library/9.x/node_modules'), join(library, 'node_modules'));
  afterAll(() => {
    vi.restoreAllMocks();
    rmSync(repository, { recursive: true });
  });

  const request = { type: 'TRPCError', parameter: 0, from: '@trpc/server' };
  const describeType = vi.fn(async (): Promise<TypeResult> => ({
    description: { kind: 'type', members: [{ name: 'code', type: "'A'", optional: false, docs: [] }] },
  }));
  beforeAll(() => {
    vi.spyOn(WorkerPool.prototype, 'run').mockImplementation(describeType);
  });
  const resolve = async (more = {}) => {
    describeType.mockClear();
    const { table } = await new TypeTables(readSite({ root: repository, packages: ['@trpc/*'] })).resolve('9.x', {
      ...request,
      ...more,
    });
    return { compiled: describeType.mock.calls.length, type: table?.members[0]?.type };
  };

  it('keeps the description of a type, whatever is shown of it', async () => {
    expect(await resolve()).toEqual({ compiled: 1, type: "'A'" });
    expect(await resolve({ pick: ['code'], caption: 'Errors' })).toEqual({ compiled: 0, type: "'A'" });
    expect(await resolve({ args: 'string' })).toMatchObject({ compiled: 1 });
    expect(readdirSync(join(repository, 'node_modules/.cache/type-table/types'))).toHaveLength(2);
  });

  it('describes a type once, even at the same time', async () => {
    describeType.mockClear();
    const tables = new TypeTables(readSite({ root: repository, packages: ['@trpc/*'] }));
    await Promise.all([1, 2].map(() => tables.resolve('9.x', { ...request, type: 'TRPCClientError' })));
    expect(describeType).toHaveBeenCalledTimes(1);
  });

  it('forgets when the packages change', async () => {
    const before = new TypeTables(readSite({ root: repository, packages: ['@trpc/*'] })).fingerprint();
    const file = join(library, 'package-lock.json');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
    expect(await resolve()).toMatchObject({ compiled: 1 });
    expect(new TypeTables(readSite({ root: repository, packages: ['@trpc/*'] })).fingerprint()).not.toBe(before);
  });
});
