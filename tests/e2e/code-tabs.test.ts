import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const managers = ['npm', 'Yarn', 'pnpm', 'Bun'];
const packageTabs = (page: Page) => page.locator('[data-tabs=npm2yarn]');

test('the package manager of one tab is that of all, on every page', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await expect(packageTabs(page).first().getByRole('tab')).toHaveText(managers);
  await packageTabs(page).first().getByRole('tab', { name: 'pnpm' }).click();
  for (const tabs of await packageTabs(page).all()) {
    await expect(tabs.getByRole('tab', { selected: true })).toHaveText('pnpm');
    await expect(tabs.getByRole('tabpanel')).toContainText('pnpm ');
  }
  await open(page, '/docs/v10/quickstart');
  await expect(packageTabs(page).first().getByRole('tab', { selected: true })).toHaveText('pnpm');
  await expect(packageTabs(page).first().getByRole('tabpanel')).toContainText('pnpm ');
});

test('a remembered tab is there before the page’s scripts are, and does not jump when they come', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await packageTabs(page).first().getByRole('tab', { name: 'Bun' }).click();

  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/quickstart');
  await expect(packageTabs(page).first().locator('[role=tabpanel]').filter({ visible: true })).toContainText('bun add');
  await page.unroute('**/*.js');

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/docs/quickstart');
  await expect(packageTabs(page).first().getByRole('tabpanel')).toContainText('bun add');
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
});

test('tabs go by arrow keys', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const tabs = packageTabs(page).first();
  await tabs.getByRole('tab', { name: 'npm', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Yarn' })).toBeFocused();
  await expect(tabs.getByRole('tabpanel', { name: 'Yarn' })).toContainText('yarn add');
  await page.keyboard.press('End');
  await expect(tabs.getByRole('tabpanel', { name: 'Bun' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'npm', exact: true })).toBeFocused();
});

test('a link into a hidden tab opens it', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const panel = packageTabs(page).last().locator('[role=tabpanel]').last();
  await expect(panel).toBeHidden();
  await panel.evaluate((element) => {
    element.querySelector('figure')!.id = 'target';
    location.hash = 'target';
  });
  await expect(panel).toBeVisible();
  await expect(panel).toBeInViewport();
});

test('a block of two files has tabs, or room for both', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, '/docs/quickstart');
  const files = page.locator('.theme-tabs-container', { hasText: 'transformer: superjson' });
  await expect(files.getByRole('tab')).toHaveText(['server/trpc.ts', 'client/index.ts']);
  await expect(files.locator('figure').filter({ visible: true })).toHaveCount(1);
  await files.getByRole('tab', { name: 'client/index.ts' }).click();
  await expect(files.getByRole('tabpanel')).toContainText('httpBatchLink({');

  await page.setViewportSize({ width: 1600, height: 900 });
  await expect(files.locator('figure').filter({ visible: true })).toHaveCount(2);
  await expect(files.locator('figcaption')).toHaveText(['server/trpc.ts', 'client/index.ts']);
  await expect(files.getByRole('tab')).toHaveCount(0);
  const [server, client] = await files.locator('figure').all();
  expect((await server!.boundingBox())!.y).toBe((await client!.boundingBox())!.y);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels stand one after the other, with their labels', async ({ page }) => {
    await page.goto('/docs/quickstart');
    const tabs = packageTabs(page).first();
    await expect(tabs.locator('[role=tab]').first()).toBeHidden();
    await expect(tabs.locator('[role=tabpanel]').filter({ visible: true })).toHaveCount(managers.length);
    await expect(tabs.locator('[role=tabpanel] > p')).toHaveText(managers);
    await expect(page.locator('figure button').first()).toBeHidden();
    await expect(page.locator('figure').first().locator('code')).toContainText('"name": "bookshelf"');
  });
});
