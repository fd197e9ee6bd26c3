// @filename: server/router.ts
import { EventEmitter, on } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { initTRPC, tracked, TRPCError } from '@trpc/server';
import { octetInputParser } from '@trpc/server/http';
import type superjson from 'superjson';
import { z } from 'zod';

export type Book = { id: string; title: string; author: string };
export type Context = { reader: string | null };
export interface Settings {
  transformer?: typeof superjson;
  sse?: {
    maxDurationMs?: number;
    ping?: { enabled: boolean; intervalMs: number };
    client?: { reconnectAfterInactivityMs: number };
  };
  jsonl?: { pingMs: number };
  pathSeparator?: '~' | '_' | '-';
}

const books: Book[] = [
  { id: '1', title: 'Dune', author: 'Frank Herbert' },
  { id: '2', title: 'Emma', author: 'Jane Austen' },
  { id: '3', title: 'Momo', author: 'Michael Ende' },
];
const additions = new EventEmitter<{ add: [Book] }>();

function findBook(id: string) {
  const book = books.find((candidate) => candidate.id === id);
  if (!book) throw new TRPCError({ code: 'NOT_FOUND', message: `There is no book ${id}` });
  return book;
}

async function loadReviews(id: string) {
  await sleep(180);
  if (id === '2') throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'No reviews today' });
  return ['Sandy', 'Long'];
}

export function createShelf(settings: Settings) {
  const t = initTRPC.context<Context>().create({ isDev: false, ...settings });
  const withId = t.procedure.input(z.object({ id: z.string() }));
  return t.router({
    book: {
      list: t.procedure.query(() => books),
      count: t.procedure.query(async () => {
        await sleep(50);
        return books.length;
      }),
      byId: withId.query(({ input }) => findBook(input.id)),
      loan: withId.query(({ input }) =>
        findBook(input.id).id === '3' ? { to: 'Noor', since: new Date('2026-01-31T09:00:00Z') } : undefined,
      ),
      add: t.procedure.input(z.object({ title: z.string(), author: z.string() })).mutation(({ input }) => {
        const book: Book = { id: String(books.length + 1), ...input };
        books.push(book);
        additions.emit('add', book);
        return book;
      }),
      lend: withId.input(z.object({ to: z.string() })).mutation(({ ctx, input }) => {
        if (!ctx.reader) throw new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first' });
        findBook(input.id);
      }),
      page: withId.query(({ input }) => ({ title: findBook(input.id).title, reviews: loadReviews(input.id) })),
      read: withId.query(async function* ({ input }) {
        for (const word of ['In', 'the', 'week']) {
          yield word;
          await sleep(30);
          if (input.id === '2') throw new TRPCError({ code: 'NOT_FOUND', message: 'A page is missing' });
        }
      }),
      onAdd: t.procedure
        .input(z.object({ lastEventId: z.string().optional(), limit: z.number().optional() }).optional())
        .subscription(async function* ({ input, signal }) {
          if (input?.limit === 0) throw new TRPCError({ code: 'BAD_REQUEST', message: 'Nothing to wait for' });
          let left = input?.limit ?? Infinity;
          const added = on(additions, 'add', { signal });
          for (const book of books.slice(Number(input?.lastEventId ?? books.length))) {
            yield tracked(book.id, book);
            if (--left === 0) return;
          }
          for await (const [book] of added) {
            yield tracked((book as Book).id, book as Book);
            if (--left === 0) return;
          }
        }),
      onCount: t.procedure.subscription(async function* () {
        yield books.length;
        await sleep(50);
        throw new TRPCError({ code: 'CONFLICT', message: 'The shelf is being sorted' });
      }),
      addWithCover: t.procedure
        .input(z.instanceof(FormData).transform((form) => Object.fromEntries(form)))
        .mutation(({ input }) => Object.keys(input)),
      scan: t.procedure.input(octetInputParser).mutation(async ({ input }) => {
        let size = 0;
        for await (const part of input) size += (part as Uint8Array).length;
        return { size };
      }),
    },
  });
}
// @filename: server/index.ts
import type { AnyTRPCRouter } from '@trpc/server';
import { createHTTPServer, type CreateHTTPHandlerOptions } from '@trpc/server/adapters/standalone';
import { createShelf, type Context, type Settings } from './router';

export type ServerSettings = Settings &
  Partial<
    Pick<
      CreateHTTPHandlerOptions<AnyTRPCRouter>,
      'allowBatching' | 'allowMethodOverride' | 'maxBatchSize' | 'maxBodySize' | 'responseMeta'
    >
  >;

export const readerOf = (token: string | undefined): Context => ({ reader: token === 'ada-token' ? 'Ada' : null });

/** The server of the specification: the bookshelf over HTTP on port 3000. */
export function serve({ transformer, sse, jsonl, pathSeparator, ...adapter }: ServerSettings = {}) {
  const router = createShelf({
    ...(transformer && { transformer }),
    ...(sse && { sse }),
    ...(jsonl && { jsonl }),
    ...(pathSeparator && { pathSeparator }),
  });
  const server = createHTTPServer({
    router,
    createContext: ({ req, info }) => readerOf(info.connectionParams?.token ?? req.headers.authorization?.slice(7)),
    ...adapter,
  });
  server.listen(3000);
  return { router, server };
}
// @filename: wire.ts
import { request, type IncomingMessage } from 'node:http';

interface Parts {
  /** Parameters of the URL: strings unchanged, everything else as JSON. */
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** Strings and bytes unchanged, everything else as JSON. */
  body?: unknown;
}

export const print = (mark: '>' | '<', text: string) => {
  for (const line of text.split(/\r?\n/)) console.log(`${mark} ${line}`.trimEnd());
};

function open(line: string, { query = {}, headers = {}, body }: Parts) {
  const [method = '', path = ''] = line.split(' ');
  const parameters = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  const target = path + (parameters.length ? `?${parameters.join('&')}` : '');
  const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
  const content = isRaw ? body : JSON.stringify(body);
  const sent = isRaw ? headers : { 'content-type': 'application/json', ...headers };
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    const req = request({ port: 3000, method, path: target, headers: sent }, resolve).on('error', reject);
    req.end(content);
  });
  return { start: `${method} ${target} HTTP/1.1`, sent, content, response };
}

const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Sends a request, and prints it and its response as they are on the wire. */
export async function send(line: string, parts: Parts = {}) {
  const { start, sent, content, response } = open(line, parts);
  print('>', start);
  for (const [name, value] of Object.entries(sent)) print('>', `${name}: ${value}`);
  if (content !== undefined) print('>', `\n${content instanceof Uint8Array ? `(${content.length} bytes)` : content}`);
  const res = await response;
  print('<', `HTTP/1.1 ${res.statusCode} ${res.statusMessage}`);
  for (let i = 0; i < res.rawHeaders.length; i += 2) {
    const [name = '', value = ''] = res.rawHeaders.slice(i, i + 2);
    if (!ofNode.has(name.toLowerCase())) print('<', `${name}: ${value}`);
  }
  let body = '';
  for await (const chunk of res.setEncoding('utf8')) body += chunk;
  if (body) print('<', `\n${body.replace(/\n$/, '')}`);
  console.log();
}

type Envelope = { error?: { message: string; data: { code: string } } };

/** Sends a request, and prints its first line and headers with the status and the errors of the response. */
export async function brief(line: string, parts: Parts = {}) {
  const { start, sent, content, response } = open(line, parts);
  const res = await response;
  let body = '';
  for await (const chunk of res.setEncoding('utf8')) body += chunk;
  const envelopes = body === '' ? [] : ([JSON.parse(body)].flat() as Envelope[]);
  const outcomes = envelopes.map(({ error }) => (error ? `${error.data.code}: ${error.message}` : 'a result'));
  const notes = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  if (content !== undefined && content.length > 1000) notes.push(`${content.length} bytes`);
  console.log(start.replace(' HTTP/1.1', '') + (notes.length > 0 ? ` (${notes.join(', ')})` : ''));
  console.log(`  ${res.statusCode} ${outcomes.join(' | ')}`);
}
