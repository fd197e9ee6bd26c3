import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => page.getByRole('textbox', { name: /^Paste an error/ });
const status = (page: Page) => page.getByRole('form', { name: 'Find an error' }).getByRole('status');

test('a pasted stack trace finds its entry, and says which part of the message it has', async ({ page }) => {
  await open(page, '/docs/errors');
  await box(page).fill(
    '\u001b[31mTRPCClientError: No procedure found on path “trpc/book.list”\u001b[39m\n    at Function.from (file:///app/x.mjs:1:2)',
  );
  await expect(status(page)).toHaveText('1 error matches.');
  const result = page.getByRole('form', { name: 'Find an error' }).getByRole('listitem');
  await expect(result.locator('mark').first()).toHaveText('No procedure found on');
  await result.getByRole('link').click();
  await expect(page).toHaveURL('/docs/errors/no-procedure-on-path');
  await expect(main(page).getByText('No procedure found on path "{path}"').first()).toBeVisible();
  await expect(main(page).getByText(/^More in \S/)).toBeVisible();
});

test('a pasted text is text, nothing that does not match is shown, and no request has it', async ({ page }) => {
  await open(page, '/docs/errors');
  await box(page).focus();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await box(page).fill('<img src=x onerror="document.title = 1"> secret');
  await expect(status(page)).toHaveText(/^No error in the list matches well/);
  await expect(main(page).locator('img[src=x]')).toHaveCount(0);
  expect(requests.filter((request) => request.includes('secret'))).toEqual([]);
});

test('works offline once the list was loaded', async ({ page, context }) => {
  await open(page, '/docs/errors');
  const loaded = [/error-index\.json$/, /match-errors/].map(async (url) =>
    (await page.waitForResponse(url)).finished(),
  );
  await box(page).focus();
  await Promise.all(loaded);
  await context.setOffline(true);
  await box(page).fill('error TS2742');
  await expect(status(page)).toHaveText('1 error matches.');
});

test('the list is grouped, and filtered by words', async ({ page }) => {
  await open(page, '/docs/errors');
  const editor = main(page).getByRole('region', { name: 'In the editor' });
  const response = main(page).getByRole('region', { name: 'In a response' });
  await expect(editor.getByRole('link', { name: /TS2742/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('no procedure found on path');
  await expect(response.getByRole('link', { name: 'No procedure found on path' })).toBeVisible();
  await expect(editor).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is there without its controls', async ({ page }) => {
    await page.goto('/docs/errors');
    await expect(main(page).getByRole('region', { name: 'In the editor' }).getByRole('link').first()).toBeVisible();
    await expect(box(page)).toBeHidden();
  });
});
