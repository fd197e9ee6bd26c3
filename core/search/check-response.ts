import { keepMarks } from './markup.ts';
import type { Hit, MultiQueryResponse, QueryResult } from './multi-query.ts';
import { levels } from './record.ts';
import { SearchError } from './search-error.ts';

/**
 * A service may answer anything. What is shown of an answer is checked here, and its texts are made safe to show.
 *
 * @returns The answer, with texts that hold no markup but marks.
 * @throws {SearchError} When it is not an answer to a multi-query call.
 */
export function checkResponse(response: unknown): MultiQueryResponse {
  const results = isObject(response) ? response.results : undefined;
  if (!Array.isArray(results) || results.length === 0) throw notAnAnswer('a list of results', response);
  return { results: results.map(checkResult) };
}

function checkResult(result: unknown): QueryResult {
  if (!isObject(result) || !Array.isArray(result.hits)) throw notAnAnswer('a result with hits', result);
  const number = (name: string) => {
    const value = result[name];
    if (typeof value !== 'number' || !(value >= 0)) throw notAnAnswer(`a result with the number ${name}`, result);
    return value;
  };
  return {
    ...(result as unknown as QueryResult),
    nbHits: number('nbHits'),
    page: number('page'),
    nbPages: number('nbPages'),
    hits: result.hits.map(checkHit),
  };
}

function checkHit(hit: unknown): Hit {
  if (!isObject(hit) || !isObject(hit.hierarchy)) throw notAnAnswer('a hit with a hierarchy', hit);
  const { objectID, url, hierarchy, type } = hit;
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isUrl(url)) {
    throw notAnAnswer('a hit with an objectID and a full url', hit);
  }
  if (typeof hierarchy.lvl0 !== 'string' || typeof hierarchy.lvl1 !== 'string') {
    throw notAnAnswer('a hit with texts for lvl0 and lvl1', hit);
  }
  if (type !== 'content' && !(levels as readonly unknown[]).includes(type)) {
    throw notAnAnswer('a hit whose type is a level or "content"', hit);
  }
  const safe = sanitize(hit) as unknown as Hit;
  return { ...safe, objectID, url };
}

/** Every text of a hit, at any depth: of those that are shown DocSearch puts each into the page as HTML. */
function sanitize(value: unknown): unknown {
  if (typeof value === 'string') return keepMarks(value);
  if (Array.isArray(value)) return value.map(sanitize);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sanitize(one)]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

function notAnAnswer(expected: string, found: unknown): SearchError {
  const text = (JSON.stringify(found) ?? 'nothing').slice(0, 120);
  return new SearchError('service', `The search service answered without ${expected}: ${text}`);
}
