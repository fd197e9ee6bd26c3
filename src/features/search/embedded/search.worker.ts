import { answerQueries } from '@site/core/search/answer-queries';
import type { MultiQueryRequest, MultiQueryResponse } from '@site/core/search/multi-query';
import { SearchError } from '@site/core/search/search-error';
import type { SearchIndex } from '@site/core/search/search-index';
import { IndexLoader } from './index-loader';
import type { Answer, Question } from './messages';

// Looking for hits takes a few milliseconds, and making an index hundreds: neither may hold up the page.

let loader: IndexLoader | undefined;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).then(
    (response) => reply({ id: data.id, response }),
    (error: unknown) => {
      const failure = error instanceof SearchError ? error.failure : 'corrupt';
      reply({ id: data.id, failure, message: error instanceof Error ? error.message : String(error) });
    },
  );
});

async function answer(question: Question): Promise<MultiQueryResponse | null> {
  loader ??= new IndexLoader(question.folder);
  if (question.type === 'search') return search(loader, question.request);
  await prepare(await loader.load(question.filters));
  return null;
}

const prepared = new WeakSet<SearchIndex>();

/** Works ahead, a few milliseconds at a time: questions that come meanwhile are answered in between. */
async function prepare(index: SearchIndex): Promise<void> {
  if (prepared.has(index)) return;
  prepared.add(index);
  // Code that has run twice runs faster.
  for (const query of ['r', 'router error']) answerQueries(index, { requests: [{ indexName: '', query }] });
  let begin = performance.now();
  const steps = index.prepare();
  while (!steps.next().done) {
    if (performance.now() - begin < 4) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begin = performance.now();
  }
}

async function search(indexes: IndexLoader, { requests }: MultiQueryRequest): Promise<MultiQueryResponse> {
  const answers = await Promise.all(
    requests.map(async (request) => answerQueries(await indexes.load(request.facetFilters), { requests: [request] })),
  );
  return { results: answers.flatMap(({ results }) => results) };
}

function reply(message: Answer): void {
  postMessage(message);
}
