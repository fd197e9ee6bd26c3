import { beforeEach, expect, it } from 'vitest';
import { answerQueries } from '@site/core/search/answer-queries';
import { createSearchIndex } from '@site/core/search/search-index';
import type { IndexedPage } from '@site/core/search/index-pages';
import type { MultiQueryResponse, QueryRequest } from '@site/core/search/multi-query';
import { Foresight } from './foresight';
import { keyOf, unpack, type Answer } from './messages';

const page: IndexedPage = {
  url: 'https://trpc.io/docs/routers',
  kind: 'guide',
  language: 'en',
  tag: 'docs-default-current',
  section: 'Server',
  title: 'Routers',
  label: 'Routers',
  description: 'Group procedures.',
  pageRank: 0,
  parts: [{ level: 'lvl1', heading: 'Routers', anchor: null, lead: 'Group procedures', words: ['rows'], code: [] }],
};
const index = createSearchIndex([page]);
const request = (query: string): QueryRequest => ({ indexName: 'docs', query, facetFilters: ['language:en'] });

let sent: Answer[];
let pauses: number;
/** What happens while it lets others go first, by the number of the pause. */
let meanwhile: (pause: number) => void;
let foresight: Foresight;

beforeEach(() => {
  sent = [];
  pauses = 0;
  meanwhile = () => {};
  foresight = new Foresight({ send: (answer) => void sent.push(answer), pause: async () => meanwhile(++pauses) });
});

const keys = () => sent.map((answer) => (answer.type === 'foreseen' ? answer.key : answer.type));

it('sends what the next key may lead to, the likeliest first, as a question would be answered', async () => {
  await foresight.lookAhead(index, request('ro'));
  const [first] = sent;
  const next = { requests: [request('rou')] };
  expect(first).toMatchObject({ type: 'foreseen', key: keyOf(next) });
  const response = unpack<MultiQueryResponse>((first as Answer & { type: 'foreseen' }).response);
  const asked = answerQueries(index, next);
  expect(response.results[0]!.hits).toEqual(asked.results[0]!.hits);
  expect(keys()).toContain(keyOf({ requests: [request('row')] }));
  expect(keys()).toContain(keyOf({ requests: [request('r')] }));
});

it('lets what comes meanwhile go first, and stops when it is told to', async () => {
  meanwhile = (pause) => pause === 3 && foresight.stop();
  await foresight.lookAhead(index, request('ro'));
  expect(pauses).toBe(3);
  expect(sent).toHaveLength(2);
});

it('sends nothing twice, and nothing that was asked', async () => {
  foresight.keep({ requests: [request('rou')] });
  await foresight.lookAhead(index, request('ro'));
  await foresight.lookAhead(index, request('ro'));
  expect(keys()).not.toContain(keyOf({ requests: [request('rou')] }));
  expect(new Set(keys()).size).toBe(keys().length);
});

it('foresees the first page of results when a further one was asked for', async () => {
  await foresight.lookAhead(index, { ...request('ro'), page: 2 });
  expect(keys()[0]).toBe(keyOf({ requests: [{ ...request('rou'), page: 0 }] }));
});

it('has the page forget before there is too much', async () => {
  for (let count = 0; count < 501; count++) foresight.keep({ requests: [request(`q${count}`)] });
  await foresight.lookAhead(index, request('ro'));
  expect(keys()[0]).toBe('forget');
});
