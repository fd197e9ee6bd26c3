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

  const contents = (page: Page) => page.getByRole('main').locator('details', { hasText: 'On this page' });

  test('what is on this page is listed after the lead, on request, which keys open too', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const entry = contents(page).getByRole('link', { name: '3. Serve the router over HTTP', exact: true });
    await expect(entry).toBeHidden();
    const [title, list] = await Promise.all([page.locator('h1').boundingBox(), contents(page).boundingBox()]);
    expect(list!.y).toBeGreaterThan(title!.y);
    await contents(page).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(contents(page).getByRole('link', { name: 'Installation', exact: true })).toBeFocused();
    await entry.click();
    await expect(page).toHaveURL('/docs/quickstart#3-serve-the-router');
  });

  test('the menu of pages opens where the page is', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await open(page, '/docs/faq');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar .theme-doc-sidebar-menu a[aria-current=page]')).toBeInViewport();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('what is on this page is listed too, and the links of headings lead to them', async ({ page }) => {
      await page.goto('/docs/quickstart');
      await contents(page).locator('summary').click();
      await contents(page).getByRole('link', { name: 'Installation' }).click();
      await expect(page).toHaveURL('/docs/quickstart#installation');
      await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeHidden();
      await page.getByRole('link', { name: 'Direct link to 1. Create a router instance' }).click();
      await expect(page).toHaveURL('/docs/quickstart#1-create-a-router-instance');
    });
  });
});

test.describe('where the reader is', () => {
  test.use({ viewport: { width: 1280, height: 420 } });

  test('is seen in the sidebar, as served and after a change of pages, while the page does not move', async ({
    page,
  }) => {
    await page.goto('/docs/faq');
    const current = page.locator('.theme-doc-sidebar-container a[aria-current=page]');
    await expect(current).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await open(page, '/docs/rpc');
    await page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => menu.scrollTo(0, 0));
    const previous = page.locator('.pagination-nav__link--prev');
    const address = (await previous.getAttribute('href'))!;
    await previous.click();
    await expect(page).toHaveURL(address);
    await expect(current).toHaveAttribute('href', address);
    await expect(current).toBeInViewport({ ratio: 1 });
  });

  test('is seen in a long table of contents', async ({ page }) => {
    await open(page, '/docs/faq');
    const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    const later = page.locator('.theme-doc-markdown h3').nth(20);
    await expect(page.locator('.theme-doc-toc-desktop a').last()).not.toBeInViewport();
    await later.evaluate((heading) => heading.scrollIntoView());
    await expect(active).toHaveAttribute('href', `#${await later.getAttribute('id')}`);
    await expect(active).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeInViewport();
  });

  test('has labels of two lines, or three where a word wraps early', async ({ page }) => {
    await open(page, '/docs/faq');
    const lines = await page
      .locator('.theme-doc-toc-desktop a')
      .evaluateAll((links) =>
        links.map((link) =>
          Math.round(link.getBoundingClientRect().height / parseFloat(getComputedStyle(link).lineHeight)),
        ),
      );
    expect(Math.max(...lines)).toBeLessThanOrEqual(3);
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
    await button.click();
    await page.mouse.click(5, 5);
    await expect(list(page)).toHaveCount(0);
  });

  test('says and stops all single keys that open something', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.keyboard.press('?');
    const singleKeys = list(page).locator('section', { hasText: 'Single keys' }).locator('kbd');
    await expect(singleKeys).toHaveText(['/', 'A–Z', '0–9', '?']);
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

test('a page that helped thanks the reader in place', async ({ page }) => {
  await page.goto('/docs/server/context');
  const feedback = page.getByRole('status').filter({ hasText: 'Was this page helpful?' });
  await feedback.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('We’re glad it helped!')).toBeVisible();
  await expect(page).toHaveURL('/docs/server/context');
});
