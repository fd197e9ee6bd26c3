import { answerQueries } from '@site/core/search/answer-queries';
import type { MultiQueryRequest, MultiQueryResponse } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';
import type { SearchIndex } from '@site/core/search/search-index';
import { Foresight } from './foresight';
import { IndexLoader } from './index-loader';
import { pack, type Answer, type Question } from './messages';

// Looking for hits takes a few milliseconds, and making an index hundreds: neither may hold up the page.

let loader: IndexLoader | undefined;
const foresight = new Foresight({ send, pause });

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.type === 'search') void answer(data);
  // What goes wrong in working ahead is said by the search that follows.
  else if (data.type === 'answered') lookAhead(data).catch(() => {});
  else prepare(data).catch(() => {});
});

async function answer(question: Question & { type: 'search' }): Promise<void> {
  foresight.stop();
  const { id, request } = question;
  try {
    const response = pack(await search(indexesOf(question), request));
    send({ type: 'answer', id, response }, [response.buffer]);
    foresight.keep(request);
  } catch (error) {
    const failure = error instanceof SearchError ? error.failure : 'corrupt';
    return send({ type: 'failure', id, failure, message: error instanceof Error ? error.message : String(error) });
  }
  await lookAhead(question);
}

async function search(indexes: IndexLoader, { requests }: MultiQueryRequest): Promise<MultiQueryResponse> {
  const answers = await Promise.all(
    requests.map(async (request) => answerQueries(await indexes.load(request.facetFilters), { requests: [request] })),
  );
  return { results: answers.flatMap(({ results }) => results) };
}

/** Milliseconds in which the page shows results, undisturbed on a machine with few cores. */
const untilPainted = 30;

async function lookAhead(question: Question): Promise<void> {
  foresight.stop();
  const { round } = foresight;
  const [request] = question.request.requests;
  const index = await indexesOf(question).load(request!.facetFilters);
  await new Promise((resolve) => setTimeout(resolve, untilPainted));
  if (round === foresight.round) await foresight.lookAhead(index, request!);
}

const prepared = new WeakSet<SearchIndex>();

/** Works ahead, a few milliseconds at a time: questions that come meanwhile are answered in between. */
async function prepare(question: Question): Promise<void> {
  const { round } = foresight;
  const index = await indexesOf(question).load(question.request.requests[0]!.facetFilters);
  if (prepared.has(index)) return;
  prepared.add(index);
  // Code that has run twice runs faster.
  for (const query of ['r', 'router error']) answerQueries(index, { requests: [{ indexName: '', query }] });
  let begin = performance.now();
  const steps = index.prepare();
  while (!steps.next().done) {
    if (performance.now() - begin < 4) continue;
    await pause();
    begin = performance.now();
  }
  if (round === foresight.round) await lookAhead(question);
}

function indexesOf({ folder }: Question): IndexLoader {
  return (loader ??= new IndexLoader(folder));
}

function send(message: Answer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

const { port1, port2 } = new MessageChannel();
const paused: (() => void)[] = [];
port1.onmessage = () => paused.shift()!();

/** A message to itself comes after those that wait already; timers would wait 4 ms for nothing. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    paused.push(resolve);
    port2.postMessage(null);
  });
}
