import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const phone = { width: 390, height: 800 };

test('guides lead to the one before and the one after', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const nav = page.getByRole('navigation', { name: 'Docs pages' });
  await expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/docs');
  await nav.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/docs/getting-started');
});

test.describe('the link of a heading', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  for (const press of ['a click', 'Enter'] as const) {
    test(`changes the address, copies it, and says so, by ${press}`, async ({ page }) => {
      await open(page, '/docs/quickstart');
      const link = page.getByRole('link', { name: 'Direct link to Installation' });
      if (press === 'Enter') await link.press('Enter');
      else await link.click();
      await expect(page).toHaveURL('/docs/quickstart#installation');
      await expect(link).toHaveAttribute('data-copied', 'Copied');
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
      expect(await clipboard(page)).toBe(page.url());
      await expect(link).not.toHaveAttribute('data-copied');
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('what is on this page is listed by a button, which keys open too', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const button = page.getByRole('button', { name: 'On this page' });
    const entry = page.getByRole('main').getByRole('link', { name: 'Serve the router over HTTP', exact: true });
    await expect(entry).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Installation', exact: true })).toBeFocused();
    await entry.click();
    await expect(page).toHaveURL('/docs/quickstart#3-serve-the-router');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('what is on this page stands above it, and the links of headings lead to them', async ({ page }) => {
      await page.goto('/docs/quickstart');
      const entry = page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'Installation' });
      await expect(entry).toBeVisible();
      await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden();
      const [list, title] = await Promise.all([entry.boundingBox(), page.locator('h1').boundingBox()]);
      expect(list!.y).toBeLessThan(title!.y);
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
      await page.getByRole('link', { name: 'Direct link to Installation' }).click();
      await expect(page).toHaveURL('/docs/quickstart#installation');
    });
  });
});

test.describe('the list of keyboard shortcuts', () => {
  const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('opens by ? and not search, says the keys, closes by Escape, and gives the focus back', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const link = page.getByRole('link', { name: 'Blog' }).first();
    await link.focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    for (const key of ['K', '/', '?', 'Esc', '↑', 'Home'])
      await expect(list(page).locator('kbd').getByText(key, { exact: true }).first()).toBeVisible();
    // No shortcut works behind the dialog.
    await page.keyboard.press('?');
    await page.keyboard.press('x');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('opens by a button of the footer, closes by its own, and opens again', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
    for (let i = 0; i < 2; i++) {
      await button.click();
      await list(page).getByRole('button', { name: 'Close' }).click();
      await expect(list(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  });

  test('stays away when the reader turned single keys off, in it or in search', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.keyboard.press('?');
    await list(page).getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await page.keyboard.press('a');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  test('is not opened by a ? that is typed into something', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox').press('?');
    await expect(page.getByRole('searchbox')).toHaveValue('?');
    await expect(list(page)).toHaveCount(0);
  });
});
