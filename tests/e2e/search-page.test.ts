import type { Page } from '@playwright/test';
import { expect, open, test, watch } from '../support/test.ts';
import { readSitemap } from '../support/sitemap.ts';

const parts = (page: Page) => ({
  field: page.getByRole('searchbox', { name: 'Search' }),
  picker: page.getByRole('combobox', { name: 'Version' }),
  status: page.locator('main').getByRole('status'),
  results: page.getByRole('article'),
});

test('results have a path, a heading and text, with what matched marked', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  await open(page, '/search?q=context');
  const { field, results, status } = parts(page);
  await expect(field).toHaveValue('context');
  await expect(status).toHaveText(/^\d+ results for “context”$/);
  await expect(page).toHaveTitle(/^Search results for “context” \|/);
  const first = results.first();
  await expect(first.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute('href', /^\/docs\//);
  await expect(first.locator('mark').first()).toHaveText(/context/i);
  await expect(first.locator('p')).toHaveCount(2);
  expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
});

test('the address has query and version, and back and forward go through them', async ({ page }) => {
  await open(page, '/search?q=context');
  const { field, picker, results, status } = parts(page);
  await expect(status).toContainText('“context”');
  await field.fill('middleware');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=middleware');
  await expect(status).toContainText('“middleware”');
  await picker.selectOption('9.x');
  await expect(page).toHaveURL('/search?q=middleware&version=9.x');
  await expect(results.locator('a[href^="/docs/v9/"]').first()).toBeVisible();
  await expect(results.locator('a[href^="/docs/v10/"]')).toHaveCount(0);
  await expect(
    results
      .filter({ has: page.locator('a[href^="/docs/v9/"]') })
      .first()
      .getByText('9.x', { exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(picker).toHaveValue('current');
  await expect(page).toHaveURL('/search?q=middleware');
  await page.goBack();
  await expect(field).toHaveValue('context');
  await expect(status).toContainText('“context”');
  await page.goForward();
  await page.goForward();
  await expect(picker).toHaveValue('9.x');
  await expect(field).toHaveValue('middleware');
  await page.reload();
  await expect(picker).toHaveValue('9.x');
  await expect(results.first()).toBeVisible();
});

test('keys that are typed quickly are one entry of the history, and none is lost', async ({ page }) => {
  await open(page, '/');
  await open(page, '/search');
  const { field } = parts(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('subscriptions');
  await expect(field).toHaveValue('subscriptions');
  await expect(page).toHaveURL('/search?q=subscriptions');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(field).toHaveValue('');
});

test('more results come as the reader scrolls', async ({ page }) => {
  await open(page, '/search?q=procedure');
  const { results } = parts(page);
  await expect(results.first()).toBeVisible();
  const before = await results.count();
  await results.last().scrollIntoViewIfNeeded();
  await expect.poll(() => results.count()).toBeGreaterThan(before);
  const addresses = await results.locator('h2 a').evaluateAll((links) => links.length);
  expect(addresses).toBe(await results.count());
});

test('who goes by keyboard comes to the end of the results, and from a button to more of them', async ({ page }) => {
  await open(page, '/search?q=procedure');
  const { results } = parts(page);
  await expect(results).toHaveCount(20);
  await results.last().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show more results' })).toBeFocused();
  await expect(results).toHaveCount(20);
  await page.keyboard.press('Enter');
  await expect(results).toHaveCount(40);
  await expect(results.nth(20).getByRole('link')).toBeFocused();
});

test('more results come at the press of a button where nothing tells of scrolling', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await open(page, '/search?q=procedure');
  const { results } = parts(page);
  await expect(results).toHaveCount(20);
  await page.getByRole('button', { name: 'Show more results' }).press('Enter');
  await expect(results).toHaveCount(40);
});

test('without results the reader is helped on', async ({ page }) => {
  await open(page, '/search?q=xyzzyplugh');
  await expect(page.getByText('No results for “xyzzyplugh”')).toBeVisible();
  await expect(page.getByText('Believe this query should return results?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/trpc\/trpc\/issues\/new\?/,
  );
  await page.getByRole('button', { name: 'quickstart' }).click();
  await expect(parts(page).results.first()).toBeVisible();
});

test('a failure is told, and can be tried again', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.route('**/search-index/**', (route) => route.abort());
  await open(page, '/search?q=context');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(parts(page).results.first()).toBeVisible();
  expect(thrown).toEqual([]);
});

test('without JavaScript the page says what to do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/search');
  await expect(page.locator('h1')).toHaveText('Search');
  await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  await expect(page.locator('form[role=search]')).toHaveAttribute('action', '/search');
  await page.getByRole('main').getByRole('link', { name: '10.x docs' }).click();
  await expect(page.locator('h1')).toHaveCount(1);
  await context.close();
});

test('search engines may show the page, and leave its results alone', async ({ page }) => {
  expect(readSitemap().map(({ address }) => address)).toContain('/search');
  const robots = page.locator('meta[name=robots]');
  await page.goto('/search');
  await expect(robots).toHaveCount(0);
  await page.goto('/search?q=context');
  await page.mouse.move(10, 10);
  await expect(robots).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
});
