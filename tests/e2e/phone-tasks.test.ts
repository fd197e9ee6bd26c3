import type { Locator, Page } from '@playwright/test';
import { searchParts } from '../support/search.ts';
import { expect, open, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

async function expectOnScreen(target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
}

test('a reader finds what an option is called, and what it does', async ({ page }) => {
  await open(page, '/');
  const { button, field, options } = searchParts(page);
  await button.tap();
  await field.fill('limit batch url length');
  await options.filter({ hasText: 'length of the URL' }).first().tap();

  await expect(page).toHaveURL('/docs/client/links/httpBatchLink#setting-a-maximum-url-length');
  await expectOnScreen(page.getByRole('heading', { name: 'Limit the length of the URL' }));
  await expect(page.locator('pre:visible', { hasText: 'maxURLLength' }).first()).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test('a reader compares two links, and goes from one to the other and back', async ({ page }) => {
  await open(page, '/docs/client/links');
  const table = page.getByRole('table').filter({ hasText: 'Choose it when' });
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('httpBatchLink')).toContainText('you have no reason to choose another link');
  await expect(row('httpBatchStreamLink')).toContainText('some calls in a batch are slow');

  await row('httpBatchLink').getByRole('link').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('httpBatchLink');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'httpBatchStreamLink' }).tap();
  await expect(page).toHaveURL('/docs/client/links/httpBatchStreamLink');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('httpBatchStreamLink');
  await expectNoSidewaysScroll(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('httpBatchLink');
});

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a reader follows the quickstart, and copies its files one after the other', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).first().tap();
    await expect(page).toHaveURL('/docs/quickstart');

    const files = {
      'server/trpc.ts': 'initTRPC',
      'server/router.ts': 'appRouter',
      'client/index.ts': 'createTRPCClient',
    };
    for (const [title, content] of Object.entries(files)) {
      const block = page.locator('figure', { has: page.locator('figcaption', { hasText: title }) }).first();
      await block.getByRole('button', { name: /^Copy/ }).first().tap();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(content);
    }
    await expectNoSidewaysScroll(page);
    await page.locator('.pagination-nav__link--next').tap();
    await expect(page).toHaveURL('/docs/getting-started');
  });
});
