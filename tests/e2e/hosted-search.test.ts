import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { readEnv } from '../../config/env.ts';
import { otherHosts } from '../../config/third-parties.ts';
import { recordsFile } from '@typed-docs/search/manifest';
import type { SearchRecord } from '@typed-docs/search/record';
import { startAlgolia, type AlgoliaServer } from '../support/algolia-server.ts';
import { assembleSite, build } from '../support/build-site.ts';
import { fixtureOrigin, serveBuiltSite } from '../support/serve-built-site.ts';
import { searchParts } from '../support/search.ts';
import { expect, open, test } from '../support/test.ts';

// Builds the fixture site with Algolia credentials and routes Algolia's hosts to a local server.
test.describe.configure({ mode: 'serial' });

const root = path.resolve(__dirname, '../..');
const credentials = { appId: 'TESTINGAPP', searchKey: 'a'.repeat(32), adminKey: 'b'.repeat(32) };
const env = {
  ALGOLIA_APP_ID: credentials.appId,
  ALGOLIA_SEARCH_KEY: credentials.searchKey,
  ALGOLIA_INDEX_NAME: 'trpc',
};
const isService = (url: URL) => /\.algolia(?:net\.com|\.net)$/.test(url.hostname);

let siteDir: string;
let service: AlgoliaServer;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  siteDir = assembleSite('hosted-search', path.join(root, 'tests/fixtures/hosted-search'));
  for (const folder of ['src/components', 'src/hooks', 'src/theme/SearchPage']) {
    cpSync(path.join(root, folder), path.join(siteDir, folder), { recursive: true });
  }
  const { output, exitCode } = await build(siteDir, env);
  expect(exitCode, output).toBe(0);
  const records = JSON.parse(readFileSync(path.join(root, '.docusaurus', recordsFile), 'utf8')) as SearchRecord[];
  service = await startAlgolia({ ...credentials, indexes: { trpc: records } });
});
test.afterAll(() => service.close());
test.beforeEach(({ context }) => serveBuiltSite(context, path.join(siteDir, 'build'), otherHosts(readEnv(env))));

async function openSearch(page: Page, respond?: (route: Route) => Promise<unknown>) {
  const foreign: string[] = [];
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (isService(url)) return respond ? respond(route) : forward(route, url);
    if (url.origin === fixtureOrigin) return route.fallback();
    foreign.push(url.href);
    return route.abort();
  });
  await open(page, `${fixtureOrigin}/docs/guide`);
  const parts = searchParts(page);
  await parts.button.click();
  await expect(parts.field).toBeFocused();
  return { ...parts, foreign, thrown };
}

async function forward(route: Route, { pathname, search }: URL) {
  await route.fulfill({ response: await route.fetch({ url: `http://127.0.0.1:${service.port}${pathname}${search}` }) });
}

test('the page prepares the connection, and sends nothing before there is a query', async ({ page }) => {
  const { foreign } = await openSearch(page);
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://TESTINGAPP-dsn.algolia.net');
  const html = readFileSync(path.join(siteDir, 'build/docs/guide.html'), 'utf8');
  expect(html).toMatch(/<link[^>]*rel="?preconnect"?[^>]*href="?https:\/\/TESTINGAPP-dsn\.algolia\.net/);
  expect(service.calls).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the dialog queries the service by its API, and shows the response', async ({ page }) => {
  const { field, options, dialog, foreign, thrown } = await openSearch(page);
  await field.fill('middleware');
  await expect(options.first().locator('mark').first()).toHaveText(/middleware/i);
  expect(service.mistakes).toEqual([]);
  expect(new Set(service.calls)).toEqual(new Set(['POST /1/indexes/*/queries']));
  expect(service.queries.at(-1)).toMatchObject({
    indexName: 'trpc',
    query: 'middleware',
    hitsPerPage: 20,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'language:en'],
  });
  // Local path, with the configured part replaced.
  await expect(options.and(page.locator('a[href^="/handbook/middlewares"]')).first()).toBeVisible();
  await expect(options.and(page.locator('a[href^="/docs/server/"]'))).toHaveCount(0);
  // Addresses that match the pattern stay unchanged.
  await expect(options.and(page.locator('a[href^="https://trpc.io/blog/"]')).first()).toBeVisible();
  await dialog.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(`${fixtureOrigin}/search?q=middleware`);
  // Articles of the previous page may still be visible.
  await expect.poll(() => service.queries.at(-1)).toMatchObject({ query: 'middleware', page: 0, hitsPerPage: 20 });
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(service.mistakes).toEqual([]);
  expect(foreign).toEqual([]);
  expect(thrown).toEqual([]);
});

const cors = { 'access-control-allow-origin': '*' };
const failures: Record<string, (route: Route) => Promise<unknown>> = {
  'with 403': (route) => route.fulfill({ status: 403, headers: cors, json: { message: 'Invalid key', status: 403 } }),
  'with 500': (route) => route.fulfill({ status: 500, headers: cors, body: 'oops' }),
  'with a page': (route) => route.fulfill({ headers: cors, body: '<html>' }),
  'with nonsense': (route) => route.fulfill({ headers: cors, json: { results: [{ hits: [null] }] } }),
  'not at all': (route) => route.abort(),
  'too slowly': () => new Promise(() => {}),
};
for (const [failure, respond] of Object.entries(failures)) {
  test(`when the service responds ${failure}, the reader is told and can try again`, async ({ page }) => {
    test.setTimeout(60_000);
    let fails = true;
    const { field, dialog, options, thrown } = await openSearch(page, (route) =>
      fails ? respond(route) : forward(route, new URL(route.request().url())),
    );
    await field.fill('context');
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible({ timeout: 30_000 });
    fails = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(options.first()).toBeVisible({ timeout: 30_000 });
    expect(thrown).toEqual([]);
  });
}
