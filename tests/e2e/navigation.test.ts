import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, holdScripts, open, saveData, scripts, test, waitForHydration, watch } from '../support/test.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Not the title, which is set by a timer that some tests pause. */
const blogList = (page: Page) => page.locator('main article header time').first();

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
}

test('the old page stays until the next one has loaded', async ({ page }) => {
  await saveData(page);
  await open(page, '/docs/quickstart');
  const release = await holdScripts(page);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('h1')).toHaveText('Quickstart');
  await expect(blogList(page)).toHaveCount(0);
  release();
  await expect(blogList(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Blog/);
});

test('a progress bar appears when a change of page takes more than 200 ms', async ({ page }) => {
  const bar = page.locator('#nprogress');
  await saveData(page);
  await page.clock.install();
  await open(page, '/docs/quickstart');
  const release = await holdScripts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);
  release();
  await expect(blogList(page)).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(bar).toHaveCount(0);
});

test('a quick change of page shows no progress bar', async ({ page }) => {
  await page.clock.install();
  await open(page, '/docs/quickstart');
  await page.clock.pauseAt(Date.now() + 60_000);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(blogList(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a change of page scrolls to the top, or to the heading of the address', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await open(page, '/docs/quickstart');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(scrollY).toBeGreaterThan(500);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/docs/quickstart');
  await expect.poll(scrollY).toBe(0);

  // Follow a link from another page to a heading of this one.
  await open(page, '/docs/server/authorization');
  const link = page.locator('main .theme-doc-markdown a[href^="/docs/"][href*="#"]').first();
  const [, id] = (await link.getAttribute('href'))!.split('#') as [string, string];
  await link.click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test.describe('a change of page', () => {
  const collectAnnouncements = (page: Page) =>
    page.evaluate(() => {
      const said: string[] = ((window as unknown as { said: string[] }).said = []);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const isLive = target instanceof Element && target.matches('[role=status], [role=alert], [aria-live]');
          if (isLive && addedNodes.length > 0) said.push(target.textContent!);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  const announcements = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said);

  test('is announced by its title, once, and the Tab key begins at the top', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await collectAnnouncements(page);
    await page.locator('.pagination-nav__link--next').press('Enter');
    await expect(page).not.toHaveTitle(/^Quickstart/);
    await expect.poll(() => announcements(page)).toEqual([await page.title()]);
    await navbar(page).getByRole('link', { name: 'Blog', exact: true }).press('Enter');
    await expect(page).toHaveTitle(/^Blog/);
    await expect.poll(async () => (await announcements(page)).slice(1)).toEqual([await page.title()]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  });

  test('that leads to a heading has the Tab key go on from there', async ({ page }) => {
    await open(page, '/docs/server/authorization');
    const link = page.locator('main .theme-doc-markdown a[href^="/docs/"][href*="#"]').first();
    const [, id] = (await link.getAttribute('href'))!.split('#') as [string, string];
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await page.locator(`[id="${id}"]`).waitFor({ state: 'attached' });
    await page.keyboard.press('Tab');
    const isAtTarget = () =>
      page.evaluate((target) => {
        const heading = document.getElementById(target)!;
        const focused = document.activeElement!;
        // The focus must be after the heading and before the next one.
        const isAfter = heading.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
        const headings = [...document.querySelectorAll('main :is(h2, h3)')];
        const next = headings[headings.indexOf(heading) + 1];
        const isBeforeNext = !next || focused.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
        return Boolean(isAfter && isBeforeNext);
      }, id);
    await expect.poll(isAtTarget).toBe(true);
  });

  test('to a heading of the same page is not announced', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await collectAnnouncements(page);
    await page.locator('.theme-doc-toc-desktop a').last().click();
    await expect(page).toHaveURL(/#/);
    await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveTitle(/^Blog/);
    await expect.poll(() => announcements(page)).toEqual([await page.title()]);
  });
});

test.describe('scripts of pages that links on screen lead to', () => {
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

  test('are fetched ahead', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await expect.poll(() => prefetched(page).count()).toBeGreaterThan(0);
  });

  for (const [name, connection] of [
    ['on a 2g connection', { effectiveType: '2g', saveData: false }],
    ['on a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
    ['for those who save data', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`are not fetched ahead ${name}`, async ({ page }) => {
      await saveData(page, connection);
      await open(page, '/docs/quickstart');
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await navbar(page).getByRole('link', { name: 'Blog', exact: true }).hover();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(requested).toEqual([]);
      await expect(prefetched(page)).toHaveCount(0);
      // Navigation still loads the page.
      await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
      await expect(page).toHaveTitle(/^Blog/);
    });
  }
});

test.describe('when the scripts of the next page are gone', () => {
  test('the page is reloaded once, and works when the new ones come', async ({ page }) => {
    await saveData(page);
    await open(page, '/docs/quickstart');
    const loads = countLoads(page);
    // Simulates a deployment that removed the current page's scripts.
    await page.route(scripts, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveTitle(/^Blog/);
    await waitForHydration(page);
    expect(loads()).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('and stay so, the page is reloaded once, not forever, and says what is wrong', async ({ page }) => {
    await saveData(page);
    await open(page, '/docs/quickstart');
    const known = new Set(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
    const loads = countLoads(page);
    await page.route(scripts, (route) =>
      known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
    );
    await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });
    await expect(blogList(page), 'the page is readable').toBeVisible();
    await expect(page).toHaveURL('/blog');
    await page.mouse.move(0, 0);
    await page.mouse.move(0, 1);
    await expect(failure).toContainText('ChunkLoadError');
    expect(loads()).toBe(1);

    await page.unroute(scripts);
    await failure.getByRole('button', { name: 'Reload' }).click();
    await waitForHydration(page);
    await expect(failure).toHaveCount(0);
    expect(loads()).toBe(2);
  });
});

test('a page that differs from what React expects is logged and fixed, and works', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  await page.route('**/docs/quickstart', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<h1>Quickstart</h1>', '<h1>Something else</h1>');
    expect(html).toContain('Something else');
    await route.fulfill({ response, body: html });
  });
  await open(page, '/docs/quickstart');
  await expect(page.locator('h1')).toHaveText('Quickstart');
  expect(incidents.errors).toEqual([expect.stringContaining('Docusaurus React Root onRecoverableError')]);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/^Blog/);
});

test('a home page under another path than configured says so', async ({ page }) => {
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  const home = path.resolve(__dirname, '../../build/index.html');
  await page.route('**/moved/', (route) => route.fulfill({ path: home }));
  await page.goto('/moved/');
  await expect(banner).toContainText('We suggest trying baseUrl = /moved/');
  await page.goto('/');
  await expect(banner).toHaveCount(0);
});
