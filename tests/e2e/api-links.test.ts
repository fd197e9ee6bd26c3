import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const reference = '/docs/typedoc';

/** Marks the document, to detect full page loads. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
const expectSamePage = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', '');

test.describe('names in a guide', () => {
  test('lead to the reference at their first mention in a section, outside of headings and links', async ({ page }) => {
    await open(page, '/docs/client/links/splitLink');
    const repeated = await page.evaluate(() => {
      const found: string[] = [];
      let section = new Set<string>();
      for (const element of document.querySelectorAll('.markdown :is(h1, h2, h3, a.api-link)')) {
        if (element.matches('h1, h2')) section = new Set();
        const href = element.getAttribute('href');
        if (href && section.has(href)) found.push(href);
        if (href) section.add(href);
      }
      return found;
    });
    expect(repeated).toEqual([]);
    await expect(page.locator('.markdown :is(h1, h2, h3, h4, a a) .api-link')).toHaveCount(0);

    const link = page.locator('.markdown .api-link').first();
    await expect(link).toHaveText('splitLink');
    await expect(link).toHaveAttribute('href', `${reference}/client/links/splitLink/functions/splitLink`);
    await mark(page);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('splitLink');
    await expect(page).toHaveURL(new RegExp(`${reference}/client/links/splitLink/functions/splitLink$`));
    await expectSamePage(page);
  });

  test('show where the focus is, and what is a link without colors', async ({ page }) => {
    await open(page, '/docs/client/links/splitLink');
    const link = page.locator('.markdown .api-link').first();
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await expect(link).toHaveCSS('text-decoration-style', 'dotted');
    await page.locator('figure').getByRole('button', { name: /copy/i }).first().focus();
    for (let i = 0; i < 10 && !(await link.evaluate((element) => element === document.activeElement)); i++) {
      await page.keyboard.press('Shift+Tab');
    }
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('text-decoration-style', 'solid');
    await expect(link).not.toHaveCSS('outline-style', 'none');
  });
});

test.describe('names in a popup', () => {
  test('lead to the reference, by keyboard too', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const block = page.locator('figure', { hasText: 'initTRPC.create()' }).first();
    await block.getByRole('button', { name: 'Show types' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText('initTRPC');
    await page.keyboard.press('Enter');
    const popup = page.getByRole('tooltip');
    await expect(popup.getByRole('link').first()).toBeFocused();
    await expect(popup.getByRole('link').first()).toHaveText('initTRPC');
    await expect(popup.getByRole('link', { name: 'TRPCBuilder' })).toBeVisible();
    await mark(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('initTRPC');
    await expect(page).toHaveURL(new RegExp(`${reference}/server/index/variables/initTRPC$`));
    await expect(popup).toHaveCount(0);
    await expectSamePage(page);
  });

  test('have no link in blocks of an older version', async ({ page }) => {
    await open(page, '/docs/v10/quickstart');
    const block = page.locator('figure', { hasText: 'initTRPC.create()' }).first();
    await block.getByRole('button', { name: 'Show types' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tooltip')).toContainText('initTRPC');
    await expect(page.getByRole('tooltip').locator(`a[href*="${reference}"]`)).toHaveCount(0);
  });
});

test.describe('a page of the reference', () => {
  test('names the guides that use it most, and the rest on request', async ({ page }) => {
    await open(page, `${reference}/client/links/httpBatchLink/functions/httpBatchLink`);
    const heading = page.getByRole('heading', { name: 'Guides that use this' });
    const list = heading.locator('+ ul');
    await expect(list.getByRole('link')).toHaveCount(5);
    const hidden = page.locator('details.alert li a');
    await expect(hidden.first()).toBeHidden();
    await page.locator('summary', { hasText: 'more guides' }).focus();
    await page.keyboard.press('Enter');
    await expect(hidden.first()).toBeVisible();

    await list.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/docs\/client\/links\/httpBatchLink$/);
  });

  test('names none where no guide does', async ({ page }) => {
    await open(page, `${reference}/server/index/type-aliases/TRPCUnsetMarker`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('TRPCUnsetMarker');
    await expect(page.getByRole('heading', { name: 'Guides that use this' })).toHaveCount(0);
  });
});
