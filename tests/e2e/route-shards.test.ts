import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readSitemap } from '../support/sitemap.ts';
import { expect, open, saveData, test, watch } from '../support/test.ts';

/** Writes down the shards that the page loads from now on. */
function watchShards(page: Page): string[] {
  const shards: string[] = [];
  page.on('request', (request) => {
    const [, shard] = /\/assets\/js\/(routes-\d+)\./.exec(request.url()) ?? [];
    if (shard) shards.push(shard);
  });
  return shards;
}

test('the scripts of every page name no page that they do not link to', () => {
  const folder = path.resolve(__dirname, '../../build/assets/js');
  const scripts = readdirSync(folder).filter((file) => /^(?:runtime~)?main\./.test(file));
  expect(scripts).toHaveLength(2);
  const code = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  const pages = readSitemap().map(({ address }) => address);
  const named = pages.filter((address) => code.includes(`"${address}"`));
  // Navbar, footer, home page, and the first page of each shard.
  expect(named.length).toBeLessThan(pages.length / 10);
  expect(code.match(/"[^"]+\.mdx"/g)).toBeNull();
});

test('a page loads what is known of the pages around it, the home page nothing', async ({ page }) => {
  await saveData(page);
  const shards = watchShards(page);
  await open(page, '/');
  expect(shards).toEqual([]);
  await open(page, '/docs/quickstart');
  expect(shards).toHaveLength(1);
});

test('an unknown address loads one shard, and shows that there is no such page', async ({ page }) => {
  await saveData(page);
  const shards = watchShards(page);
  await open(page, '/docs/server/no-such-page');
  await expect(page.locator('h1')).toHaveText(/not found/i);
  expect(shards).toHaveLength(1);
});

test('pages of other shards are reached, and know their own version and those of the same subject', async ({
  page,
  baseURL,
}) => {
  await saveData(page);
  const incidents = watch(page, baseURL!);
  await open(page, '/docs/v9/react-queries');
  const shards = watchShards(page);
  await page.getByRole('alert').getByRole('link', { name: 'latest version' }).click();
  await expect(page).toHaveURL('/docs/client/react/useQuery');
  await expect(page.locator('h1')).toHaveText('useQuery()');
  expect(shards).toHaveLength(1);
  const versions = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown', { hasText: '11.x' });
  await expect(versions.locator('.dropdown__menu a').last()).toHaveAttribute('href', '/docs/v9/react-queries');
  await page.goBack();
  await expect(page).toHaveURL('/docs/v9/react-queries');
  await expect(page.getByRole('alert').getByRole('link', { name: 'latest version' })).toBeVisible();
  expect(incidents.errors).toEqual([]);
});

test('the entries of a large category come when the reader opens it, or a page in it', async ({ page }) => {
  await saveData(page);
  const parts: string[] = [];
  page.on('request', (request) => /\/sidebar-\d+\./.test(request.url()) && parts.push(request.url()));
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const category = sidebar.locator('li', { has: page.getByText('API reference', { exact: true }) }).last();
  // The label of each entry, but for what is in it.
  const entries = () => category.locator(':scope > ul > li > :first-child').allTextContents();

  await open(page, '/docs/typedoc');
  const all = await entries();
  expect(all.length).toBeGreaterThan(5);
  expect(parts.length).toBeGreaterThan(0);

  parts.length = 0;
  await open(page, '/docs/quickstart');
  expect(parts).toEqual([]);
  await category.getByRole('button').first().click();
  await expect.poll(entries).toEqual(all);
  expect(parts).toHaveLength(1);
});

test('cards of a category say what their pages are about', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  const descriptions = () => page.locator('main section article p').allTextContents();
  await page.goto('/docs/further');
  const served = await descriptions();
  expect(served.length).toBeGreaterThan(3);
  await open(page, '/docs/further');
  expect(await descriptions()).toEqual(served);
  expect(incidents.errors).toEqual([]);
});
