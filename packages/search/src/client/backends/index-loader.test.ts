import { beforeEach, expect, it } from 'vitest';
import { findHits } from '../../find-hits';
import { createIndexFiles } from '../../index-files';
import { manifestName } from '../../manifest';
import type { SearchRecord } from '../../record';
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

/** Files that the fake server serves; `instead` can override the response. */
let files: Map<string, Uint8Array>;
let instead: ((name: string) => Response | undefined) | undefined;
let requested: [name: string, cache: RequestCache | undefined][];

const fetcher = (async (address: string, options?: RequestInit) => {
  const name = address.slice(folder.length);
  requested.push([name, options?.cache]);
  const response = instead?.(name);
  if (response) return response;
  const content = files.get(name);
  return content ? new Response(content.slice()) : new Response('Not found', { status: 404 });
}) as typeof fetch;

beforeEach(() => {
  files = createIndexFiles(createRecords('Routers'));
  instead = undefined;
  requested = [];
});

const current = ['default', 'docs-default-current'];
const fileOf = (tag: string) => [...files.keys()].find((name) => name.startsWith(`${tag}.`))!;

async function find(loader: IndexLoader, query: string, wanted: string[] | undefined = current): Promise<string[]> {
  const index = await loader.load(wanted);
  return index.search(index.read(query), query).map(({ page }) => page.tag);
}

it('loads the files that a query needs once, from the cache of the browser', async () => {
  const loader = new IndexLoader(folder, fetcher);
  expect((await find(loader, 'routers')).sort()).toEqual(['default', 'docs-default-current']);
  expect(await find(loader, 'routers', ['docs-default-10.x'])).toEqual(['docs-default-10.x']);
  await find(loader, 'routers');
  expect(requested).toEqual([
    [manifestName, 'no-cache'],
    [fileOf('default'), 'force-cache'],
    [fileOf('docs-default-current'), 'force-cache'],
    [fileOf('docs-default-10.x'), 'force-cache'],
  ]);
});

it.each<[string, () => void]>([
  ['no manifest', () => (instead = () => new Response('', { status: 404 }))],
  ['a server that fails', () => (instead = () => new Response('', { status: 503 }))],
  ['no network', () => (instead = () => fail())],
  ['a page instead of the manifest', () => (instead = () => new Response('<!doctype html>'))],
  ['a manifest in another format', () => (instead = onManifest(() => Response.json({ schema: 0, files: {} })))],
  ['no file', () => (instead = onFiles(() => new Response('', { status: 404 })))],
  ['a damaged file', () => (instead = onFiles(() => new Response('damaged')))],
])('throws for %s, and loads with the next call', async (_, breakIt) => {
  const loader = new IndexLoader(folder, fetcher);
  breakIt();
  await expect(loader.load(current)).rejects.toThrow();
  instead = undefined;
  expect(await find(loader, 'routers')).toHaveLength(2);
});

it('bypasses the cache of the browser after a failure, until the index has loaded', async () => {
  const loader = new IndexLoader(folder, fetcher);
  instead = onFiles(() => new Response('', { status: 503 }));
  await expect(loader.load(current)).rejects.toThrow();
  instead = undefined;
  requested = [];
  await find(loader, 'routers');
  await find(loader, 'routers', ['docs-default-10.x']);
  expect(requested.map(([, cache]) => cache)).toEqual(['reload', 'reload', 'reload', 'force-cache']);
});

it('loads all files without tags', async () => {
  const index = await new IndexLoader(folder, fetcher).load(undefined);
  expect(index.search(index.read('routers'), 'routers')).toHaveLength(3);
});

it('follows a site that was deployed again while the page was open', async () => {
  const loader = new IndexLoader(folder, fetcher);
  await find(loader, 'routers');
  files = createIndexFiles(createRecords('Procedures'));
  expect(await find(loader, 'procedures', ['docs-default-10.x'])).toEqual(['docs-default-10.x']);
  expect(await find(loader, 'procedures')).toHaveLength(2);
});

function onFiles(respond: () => Response | undefined) {
  return (name: string) => (name === manifestName ? undefined : respond());
}

function onManifest(respond: () => Response) {
  return (name: string) => (name === manifestName ? respond() : undefined);
}

function fail(): never {
  throw new TypeError('Failed to fetch');
}

it('finds by the synonyms of the manifest', async () => {
  files = createIndexFiles(createRecords('Routers'), [['path', 'router']]);
  const index = await new IndexLoader(folder, fetcher).load(current);
  expect(findHits(index, { query: 'path' }).hits).not.toEqual([]);
});
