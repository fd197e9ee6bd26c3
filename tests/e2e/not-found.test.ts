import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const nearest = (page: Page) => main(page).getByRole('region', { name: 'Similar pages' });
const field = (page: Page) => main(page).getByRole('searchbox');

for (const [requested, title, target] of [
  ['/docs/quickstrat', 'Quickstart', '/docs/quickstart'],
  ['/docs/v10/server/midleware', 'Middlewares in tRPC 10', '/docs/v10/server/middlewares'],
  ['/pricng', 'Pricing', '/pricing'],
] as const) {
  test(`the page nearest to ${requested} is the first that is named`, async ({ page }) => {
    await open(page, requested);
    await expect(main(page).getByText(requested, { exact: true })).toBeVisible();
    await expect(nearest(page).getByRole('status')).toHaveText(/similar address or title/);
    const link = nearest(page).getByRole('link').first();
    await expect(link).toHaveText(title);
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page).toHaveTitle(`${title} | tRPC`);
  });
}

test('the nearest pages are there before React, which leaves them as they are', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/pricng');
  const shown = async () => (await main(page).innerText()).replace(/\s+/g, ' ');
  await expect(nearest(page).getByRole('link').first()).toHaveAttribute('href', '/pricing');
  await expect(main(page).getByText('/pricng', { exact: true })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  const before = await shown();
  await waitForHydration(page);
  await expect(field(page)).toHaveValue('pricng');
  expect(await shown()).toBe(before);
  // The page itself has status 404.
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('below an older version, the page is taken over as it was served, and then names the version', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/docs/v9/no-such-page');
  await waitForHydration(page);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('9.x').first()).toBeVisible();
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('an address like no other says so, and nothing moves when it does', async ({ page }) => {
  // What fonts may move is up to fonts.test.ts.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    // Ignores the navbar, whose version menu depends on the address.
    const isInMain = ({ node }: { node: Node | null }) => document.querySelector('main')!.contains(node);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
        if (entry.sources.some(isInMain)) document.documentElement.dataset.shift = JSON.stringify(entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/no/such/place');
  await expect(nearest(page).getByRole('status')).toHaveText('No page on this site has a similar address.');
  await expect(nearest(page).getByRole('link')).toHaveCount(0);
  await open(page, '/docs/subscriptons');
  await expect(nearest(page).getByRole('link')).toHaveCount(4);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
});

test('search is ready with the words of the address', async ({ page }) => {
  await open(page, '/docs/server/error-handlng');
  await expect(field(page)).toHaveValue('server error handlng');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=server+error+handlng');
  await expect(main(page).getByRole('searchbox')).toHaveValue('server error handlng');
});

test('without the list of addresses the rest of the page is there', async ({ page }) => {
  await page.route('/addresses.json', (route) => route.abort());
  await open(page, '/docs/quickstrat');
  await expect(field(page)).toHaveValue('quickstrat');
  await expect(nearest(page).getByRole('link')).toHaveCount(0);
});

test('an address in other letter case redirects in a hidden tab, where nothing is painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/DOCS/Quickstart');
  await expect(page).toHaveURL('/docs/quickstart');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the not-found page searches and leads to the places to start from', async ({ page }) => {
    await page.goto('/docs/quickstrat');
    await expect(nearest(page)).toBeHidden();
    const starts = main(page).getByRole('navigation', { name: 'Or start here' });
    await expect(starts.getByRole('link', { name: '10.x docs' })).toHaveAttribute('href', '/docs/v10');
    await field(page).fill('context');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/search?q=context');
  });
});
