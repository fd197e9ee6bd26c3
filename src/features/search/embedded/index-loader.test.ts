import { beforeEach, describe, expect, it } from 'vitest';
import { createIndexFiles } from '@site/core/search/index-files';
import { manifestName, type SearchManifest } from '@site/core/search/manifest';
import type { SearchRecord } from '@site/core/search/record';
import { IndexLoader } from './index-loader';

const tags = ['default', 'docs-default-current', 'docs-default-10.x'];
const folder = 'https://trpc.io/search-index/';

function createRecords(title: string): SearchRecord[] {
  return tags.map((tag) => ({
    objectID: tag,
    type: 'lvl1',
    url: `https://trpc.io/${tag}`,
    url_without_anchor: `https://trpc.io/${tag}`,
    anchor: null,
    hierarchy: { lvl0: 'Docs', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    label: '',
    content: 'About it.',
    code: false,
    language: 'en',
    docusaurus_tag: tag,
    kind: 'guide',
    weight: { pageRank: 0, level: 100, position: 1 },
  }));
}

/** What the server answers: files by name, or what happens instead. */
let files: Map<string, Uint8Array>;
let instead: ((name: string) => Response | undefined) | undefined;
let asked: [name: string, cache: RequestCache | undefined][];

const fetcher = (async (address: string, options?: RequestInit) => {
  const name = address.slice(folder.length);
  asked.push([name, options?.cache]);
  const answer = instead?.(name);
  if (answer) return answer;
  const content = files.get(name);
  return content ? new Response(content.slice()) : new Response('Not found', { status: 404 });
}) as typeof fetch;

beforeEach(() => {
  files = createIndexFiles(createRecords('Routers'));
  instead = undefined;
  asked = [];
});

const current = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
const fileOf = (tag: string) => [...files.keys()].find((name) => name.startsWith(`${tag}.`))!;
const readManifest = () => JSON.parse(Buffer.from(files.get(manifestName)!).toString()) as SearchManifest;

async function find(loader: IndexLoader, query: string, filters = current): Promise<string[]> {
  const index = await loader.load(filters);
  return index.search(index.read(query), query).map(({ page }) => page.tag);
}

it('loads the files that a query needs, once, and may use what the browser has kept of them', async () => {
  const loader = new IndexLoader(folder, fetcher);
  expect((await find(loader, 'routers')).sort()).toEqual(['default', 'docs-default-current']);
  expect(await find(loader, 'routers', ['docusaurus_tag:docs-default-10.x'])).toEqual(['docs-default-10.x']);
  await find(loader, 'routers');
  expect(asked).toEqual([
    [manifestName, 'no-cache'],
    [fileOf('default'), 'force-cache'],
    [fileOf('docs-default-current'), 'force-cache'],
    [fileOf('docs-default-10.x'), 'force-cache'],
  ]);
});

describe('says what is wrong, and loads anew when it is asked again', () => {
  it.each<[string, () => void, string]>([
    ['no list', () => (instead = () => new Response('', { status: 404 })), 'missing'],
    ['a server that fails', () => (instead = () => new Response('', { status: 503 })), 'network'],
    ['no network', () => (instead = () => fail()), 'network'],
    ['a page instead of the list', () => (instead = () => new Response('<!doctype html>')), 'corrupt'],
    ['a list of something else', () => (instead = () => Response.json([])), 'corrupt'],
    ['a list without files', () => (instead = () => Response.json(null)), 'corrupt'],
    [
      'a list in another format',
      () => (instead = () => Response.json({ ...readManifest(), schema: 0 })),
      'other-build',
    ],
    ['no file', () => (instead = onFiles(() => new Response('', { status: 404 }))), 'missing'],
    ['a damaged file', () => (instead = onFiles(() => new Response('damaged'))), 'corrupt'],
    [
      'files of another build than the list says',
      () => (instead = onList(() => Response.json({ ...readManifest(), build: 'other' }))),
      'other-build',
    ],
  ])('%s', async (_, breakIt, failure) => {
    const loader = new IndexLoader(folder, fetcher);
    breakIt();
    await expect(loader.load(current)).rejects.toMatchObject({ name: 'RetryError', failure });
    instead = undefined;
    expect(await find(loader, 'routers')).toHaveLength(2);
  });
});

it('follows a site that was built anew while the page was open', async () => {
  const loader = new IndexLoader(folder, fetcher);
  await find(loader, 'routers');
  files = createIndexFiles(createRecords('Procedures'));
  expect(await find(loader, 'procedures', ['docusaurus_tag:docs-default-10.x'])).toEqual(['docs-default-10.x']);
  expect(await find(loader, 'procedures')).toHaveLength(2);
});

it('asks again for a file that the browser has kept damaged', async () => {
  const loader = new IndexLoader(folder, fetcher);
  let count = 0;
  instead = onFiles(() => (count++ === 0 ? new Response('damaged') : undefined));
  expect(await find(loader, 'routers', ['docusaurus_tag:default'])).toEqual(['default']);
  expect(asked.at(-1)![1]).toBe('reload');
});

function onFiles(answer: () => Response | undefined) {
  return (name: string) => (name === manifestName ? undefined : answer());
}

function onList(answer: () => Response) {
  return (name: string) => (name === manifestName ? answer() : undefined);
}

function fail(): never {
  throw new TypeError('Failed to fetch');
}
