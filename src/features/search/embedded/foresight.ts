import { answerQueries } from '@site/core/search/answer-queries';
import type { MultiQueryRequest, QueryRequest } from '@site/core/search/multi-query';
import type { SearchIndex } from '@site/core/search/search-index';
import { keyOf, pack, type Answer } from './messages';

/** Of the queries that a key may lead to: with these, 97 of 100 keys in tests/fixtures/search are foreseen (with 16, 93). */
const maxForeseen = 28;

/** Answers that the page keeps, of some 17 kB each. */
const maxKept = 500;

export interface ForesightOptions {
  send: (answer: Answer, transfer?: Transferable[]) => void;
  /** Lets whatever came meanwhile go first. */
  pause: () => Promise<void>;
}

/**
 * Works out answers before they are asked for, while the reader is between two keys: the page then shows results in the
 * frame that shows the key, for which asking a worker takes too long.
 */
export class Foresight {
  readonly #send: ForesightOptions['send'];
  readonly #pause: ForesightOptions['pause'];
  /** What the page has. */
  readonly #kept = new Set<string>();
  #round = 0;

  constructor({ send, pause }: ForesightOptions) {
    this.#send = send;
    this.#pause = pause;
  }

  /** Counts up with each round, and with each question that ends one. */
  get round(): number {
    return this.#round;
  }

  /** Ends the round at the next pause: there is something else to do. */
  stop(): void {
    this.#round++;
  }

  /** Takes note of an answer that the page has got. */
  keep(request: MultiQueryRequest): void {
    this.#kept.add(keyOf(request));
  }

  /**
   * Sends the answers that the page does not have to what the next key may make of a query, the one to take a letter
   * back and those to begin anew with included.
   */
  async lookAhead(index: SearchIndex, request: QueryRequest): Promise<void> {
    const round = ++this.#round;
    if (this.#kept.size > maxKept) {
      this.#kept.clear();
      this.#send({ type: 'forget' });
    }
    const query = request.query ?? '';
    const next = index.foresee(query).slice(0, maxForeseen);
    for (const text of [...next, query.slice(0, -1), ...index.foresee('')]) {
      // A new query begins on its first page.
      const requests = [{ ...request, ...(request.page !== undefined && { page: 0 }), query: text }];
      const key = keyOf({ requests });
      if (text === '' || this.#kept.has(key)) continue;
      await this.#pause();
      if (round !== this.#round) return;
      const response = pack(answerQueries(index, { requests }));
      this.#kept.add(key);
      this.#send({ type: 'foreseen', key, response }, [response.buffer]);
    }
  }
}
