import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findHits } from '@typed-docs/search/find-hits';
import { indexPages } from '@typed-docs/search/index-pages';
import { plainText, type Hit, type MarkedText } from '@typed-docs/search/query';
import { escapeText, levels, type SearchRecord } from '@typed-docs/search/record';
import { createSearchIndex, type SearchIndex } from '@typed-docs/search/search-index';

export interface AlgoliaOptions {
  appId: string;
  searchKey: string;
  adminKey: string;
  indexes?: Record<string, SearchRecord[]>;
}

export interface AlgoliaServer {
  port: number;
  calls: string[];
  queries: QueryRequest[];
  /** Requests that violate the documented API. */
  mistakes: string[];
  indexes: Map<string, SearchRecord[]>;
  settings: Map<string, object>;
  close: () => void;
}

interface QueryRequest {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
  facetFilters?: (string | string[])[];
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Validators by query parameter: https://www.algolia.com/doc/rest-api/search/search */
const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
const queryParameters: Record<string, (value: unknown) => boolean> = {
  indexName: isText,
  query: isText,
  page: isCount,
  hitsPerPage: (value) => isCount(value) && (value as number) <= 1000,
  facetFilters: (value) => Array.isArray(value) && value.every((one) => isText(one) || isTexts(one)),
  attributesToRetrieve: isTexts,
  attributesToHighlight: isTexts,
  attributesToSnippet: (value) => isTexts(value) && (value as string[]).every((one) => /^[\w.]+:\d+$/.test(one)),
  snippetEllipsisText: isText,
  highlightPreTag: isText,
  highlightPostTag: isText,
  clickAnalytics: (value) => typeof value === 'boolean',
};

/** Fake Algolia server. Supports only the API that the site uses; rejects and records everything else. */
export async function startAlgolia({
  appId,
  searchKey,
  adminKey,
  indexes = {},
}: AlgoliaOptions): Promise<AlgoliaServer> {
  const state: Omit<AlgoliaServer, 'port' | 'close'> = {
    calls: [],
    queries: [],
    mistakes: [],
    indexes: new Map(Object.entries(indexes)),
    settings: new Map(),
  };
  let lastTask = 0;
  const task = () => ({ taskID: ++lastTask, updatedAt: '2026-01-01T00:00:00.000Z' });
  const records = (name: string) => {
    const found = state.indexes.get(name);
    if (!found) throw new Refusal(404, `Index ${name} does not exist`);
    return found;
  };

  const respond = async (request: IncomingMessage): Promise<object> => {
    const url = new URL(request.url!, 'http://localhost');
    // Browsers send these in the query string, to avoid a preflight.
    const credential = (name: string) => request.headers[name] ?? url.searchParams.get(name);
    const known = [
      'x-algolia-api-key',
      'x-algolia-application-id',
      'x-algolia-agent',
      'x-algolia-request-id',
      'getVersion',
    ];
    for (const name of url.searchParams.keys())
      if (!known.includes(name)) throw new Refusal(400, `Unknown parameter ${name}`);
    if (credential('x-algolia-application-id') !== appId) throw new Refusal(403, 'Invalid Application-ID or API key');
    const key = credential('x-algolia-api-key');
    const { pathname } = url;
    state.calls.push(`${request.method} ${pathname}`);
    const isSearch = request.method === 'POST' && pathname === '/1/indexes/*/queries';
    if (key !== adminKey && !(isSearch && key === searchKey))
      throw new Refusal(403, 'Invalid Application-ID or API key');
    const body = request.method === 'GET' ? undefined : await readJson(request);
    const route = `${request.method} ${pathname}`;
    if (isSearch) return search(body as { requests: QueryRequest[] });

    const keyName = /^GET \/1\/keys\/(\w+)$/.exec(route)?.[1];
    if (keyName) {
      if (keyName !== searchKey) throw new Refusal(404, 'Key does not exist');
      return { value: keyName, acl: ['search'], createdAt: 1 };
    }
    const [, name = '', action] = /^\w+ \/1\/indexes\/([\w.-]+)\/(settings|operation|batch|task)\b/.exec(route) ?? [];
    if (action === 'task' && request.method === 'GET') return { status: 'published' };
    if (action === 'settings' && request.method === 'PUT') {
      if (!state.indexes.has(name)) state.indexes.set(name, []);
      state.settings.set(name, body as object);
      return task();
    }
    if (action === 'batch' && request.method === 'POST') return batch(name, body as Batch);
    if (action === 'operation' && request.method === 'POST') return operate(name, body as Operation);
    throw new Refusal(404, `There is no ${route}`);
  };

  const engines = new Map<string, SearchIndex>();
  const engineOf = (name: string, tags: string[]) => {
    const key = [name, ...tags].join(' ');
    const wanted = records(name).filter(({ docusaurus_tag: tag }) => tags.includes(tag));
    const engine = engines.get(key) ?? createSearchIndex(indexPages(wanted));
    engines.set(key, engine);
    return engine;
  };

  const search = ({ requests, ...more }: { requests: QueryRequest[] }) => {
    if (Object.keys(more).length > 0 || !Array.isArray(requests) || requests.length === 0) {
      throw new Refusal(400, `Expecting a list of requests and nothing else, not ${JSON.stringify(more)}`);
    }
    for (const request of requests) {
      for (const [name, value] of Object.entries(request)) {
        if (!queryParameters[name]?.(value))
          throw new Refusal(400, `Invalid parameter ${name}: ${JSON.stringify(value)}`);
      }
      if (!request.indexName) throw new Refusal(400, 'Expecting an indexName');
      state.queries.push(request);
    }
    return { results: requests.map(answerQuery) };
  };

  const answerQuery = (request: QueryRequest) => {
    const tags = (request.facetFilters ?? []).flat().flatMap((filter) => filter.split('docusaurus_tag:')[1] ?? []);
    const snippetLength = Number(request.attributesToSnippet?.[0]?.split(':')[1] ?? 10);
    const { hits, count, pageCount } = findHits(engineOf(request.indexName, tags), { ...request, snippetLength });
    const page = request.page ?? 0;
    return { hits: hits.map((hit) => toAlgoliaHit(hit, request)), nbHits: count, page, nbPages: pageCount };
  };

  interface Batch {
    requests: { action: string; body: SearchRecord }[];
  }
  const batch = (name: string, { requests }: Batch) => {
    const added = requests.map(({ action, body }) => {
      if (action !== 'addObject' || !body.objectID) throw new Refusal(400, `Unexpected ${action} without objectID`);
      return body;
    });
    state.indexes.set(name, [...(state.indexes.get(name) ?? []), ...added]);
    return { ...task(), objectIDs: added.map(({ objectID }) => objectID) };
  };

  interface Operation {
    operation: string;
    destination: string;
    scope?: string[];
  }
  const operate = (name: string, { operation, destination, scope }: Operation) => {
    if (operation === 'copy' && scope?.includes('settings')) {
      state.settings.set(destination, state.settings.get(name) ?? {});
      // The scope excludes the records.
      if (!state.indexes.has(destination)) state.indexes.set(destination, []);
    } else if (operation === 'move') {
      state.indexes.set(destination, records(name));
      state.settings.set(destination, state.settings.get(name) ?? {});
      state.indexes.delete(name);
    } else throw new Refusal(400, `Unexpected operation ${operation}`);
    return task();
  };

  const server = createServer((request, response) => {
    respond(request)
      .then(
        (content) => ({ status: 200, content }),
        (error: unknown) => {
          const status = error instanceof Refusal ? error.status : 500;
          const message = `${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`;
          state.mistakes.push(message);
          return { status, content: { message, status } };
        },
      )
      .then(({ status, content }) => {
        response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
        response.end(JSON.stringify(content));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { port, close: () => void server.close() });
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  if (!/^(?:text\/plain|application\/json)\b/.test(type)) throw new Refusal(400, `Unexpected content type ${type}`);
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Invalid JSON');
  }
}

function toAlgoliaHit({ url, kind, tag, section, headings, text }: Hit, request: QueryRequest) {
  const mark = (marked: MarkedText) =>
    marked
      .map((piece) =>
        piece.isMatch
          ? `${request.highlightPreTag}${escapeText(piece.text)}${request.highlightPostTag}`
          : escapeText(piece.text),
      )
      .join('');
  const ofLevels = <Value>(create: (heading: MarkedText) => Value) =>
    Object.fromEntries(headings.map((heading, index) => [levels[index + 1]!, create(heading)]));
  return {
    objectID: url,
    url,
    kind,
    docusaurus_tag: tag,
    hierarchy: { lvl0: escapeText(section), ...ofLevels((heading) => escapeText(plainText(heading))) },
    _highlightResult: { hierarchy: ofLevels((heading) => ({ value: mark(heading) })) },
    _snippetResult: { content: { value: mark(text) } },
  };
}
