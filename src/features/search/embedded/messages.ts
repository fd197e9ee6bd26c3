import type { MultiQueryRequest } from '@site/core/search/multi-query';
import type { SearchFailure } from '@site/core/search/search-error';

/** What the page asks of the worker. */
export type Question = { folder: string; request: MultiQueryRequest } &
  /** Has a number, which the answer repeats. */
  (
    | { type: 'search'; id: number }
    /** The page has the answer already; the worker may work out those of the queries to come. */
    | { type: 'answered' }
    /** Loads what queries like this will need, and works ahead. */
    | { type: 'prepare' }
  );

/** What the worker tells the page. Answers are {@link Packed}, and may be kept until the worker says otherwise. */
export type Answer =
  | { type: 'answer'; id: number; response: Packed }
  | { type: 'failure'; id: number; failure: SearchFailure; message: string }
  /** The answer to a question that was not asked yet. */
  | { type: 'foreseen'; key: string; response: Packed }
  | { type: 'forget' };

/** A response in the fewest bytes: they change hands without a copy, and are read when they are needed, if ever. */
export type Packed = Uint8Array<ArrayBuffer>;

export function pack(response: unknown): Packed {
  return new TextEncoder().encode(JSON.stringify(response)) as Packed;
}

export function unpack<Response>(packed: Packed): Response {
  return JSON.parse(new TextDecoder().decode(packed)) as Response;
}

/** @returns What requests that ask for the same have in common, in whatever order they name it. */
export function keyOf({ requests }: MultiQueryRequest): string {
  return JSON.stringify(requests.map((request) => Object.entries(request).sort(([a], [b]) => (a < b ? -1 : 1))));
}
