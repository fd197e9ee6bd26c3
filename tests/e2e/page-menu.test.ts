import type { Page } from '@playwright/test';
import { expect, open, test, watch } from '../support/test.ts';

const menu = (page: Page) => page.locator('details', { hasText: 'View as Markdown' });
const menuButton = (page: Page) => menu(page).locator('summary');
const copyButton = (page: Page) => page.locator('button[title="Copy this page as Markdown"]');

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const address of ['/docs/quickstart', '/docs/v9/context', '/blog/trpc-actions']) {
    test(`copies ${address} as Markdown`, async ({ page, request }) => {
      await open(page, address);
      await page.getByRole('button', { name: 'Copy page' }).click();
      await expect(copyButton(page)).toHaveText('Copied');
      await expect(copyButton(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
      const markdown = await (await request.get(`${address}.md`)).text();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
      await expect(copyButton(page)).toHaveText('Copy page');
    });
  }

  test('says so when the page cannot be fetched', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.route('**/*.md', (route) => route.abort());
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveText('Copy failed');
    await expect(page.getByRole('status').filter({ hasText: 'Copying failed' })).toHaveCount(1);
  });
});

test('links to the Markdown, to assistants with the address of the page, and to the MCP server', async ({
  page,
  baseURL,
}) => {
  const incidents = watch(page, baseURL!);
  await open(page, '/docs/server/context');
  await menuButton(page).click();
  const items = menu(page).locator('div > *');
  await expect(items).toHaveText([/^View as Markdown/, /^Open in ChatGPT/, /^Open in Claude/, /^Add the MCP server/]);
  await expect(items.nth(0)).toHaveAttribute('href', '/docs/server/context.md');
  for (const [i, start] of [
    [1, 'https://chatgpt.com/?q='],
    [2, 'https://claude.ai/new?q='],
  ] as const) {
    const href = (await items.nth(i).getAttribute('href'))!;
    expect(href.startsWith(start)).toBe(true);
    expect(new URL(href).searchParams.get('q')).toContain('https://trpc.io/docs/server/context');
    await expect(items.nth(i)).toHaveAttribute('target', '_blank');
  }
  await items.nth(1).hover();
  // Nothing is requested from assistants before.
  expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  await items.nth(3).click();
  await expect(page.locator('h2#mcp-server')).toBeInViewport();
  await expect(menu(page)).not.toHaveAttribute('open');
});

test('follows the reader to the next page', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/docs/getting-started');
  // The address changes before the page does.
  await expect(page).not.toHaveTitle(/^Quickstart/);
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    '/docs/getting-started.md',
  );
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', '/docs/getting-started.md');
});

test('can be used by keyboard alone', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const button = menuButton(page);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('Space');
  await expect(view).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(view).toBeHidden();
});

test('closes when the reader turns to something else', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const view = page.getByRole('link', { name: 'View as Markdown' });
  await menuButton(page).click();
  await expect(view).toBeVisible();
  await page.locator('h1').click();
  await expect(view).toBeHidden();
  await menuButton(page).click();
  await menuButton(page).click();
  await expect(view).toBeHidden();
});

test('lies within the page on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 });
  for (const address of ['/docs/client/nextjs/server-side-helpers', '/blog/trpc-actions']) {
    await open(page, address);
    await menuButton(page).click();
    const box = (await menu(page).locator('div').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
  }
});

test('is on pages with a Markdown export, and on no others', async ({ page }) => {
  for (const address of ['/', '/blog', '/pricing', '/blog/tags']) {
    await open(page, address);
    await expect(menuButton(page)).toHaveCount(0);
    await expect(page.locator('head link[type="text/markdown"]')).toHaveCount(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the Markdown and to assistants, and offers nothing that needs scripts', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await menuButton(page).click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', '/docs/quickstart.md');
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  });
});
