import type { Page } from '@playwright/test';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.getByRole('button', { name: /^Switch between dark and light mode/ }).first();
const stored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('theme'));
    return key === undefined ? null : localStorage.getItem(key);
  });
const ground = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--page').trim());

const light = '#fff';

test('is light by default', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  expect(await ground(page)).toBe(light);
  expect(await stored(page)).toBeNull();
});

test('is dark from the first paint on for first visitors with a dark system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/docs/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await ground(page)).not.toBe(light);
});

test('the switch goes from the system to light, dark and back to the system, and the choice is kept', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/quickstart');
  for (const [choice, mode, value] of [
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    ['system', 'dark', null],
  ] as const) {
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${choice} mode)`);
    await expect(html(page)).toHaveAttribute('data-theme', mode);
    expect(await stored(page)).toBe(value);
    await page.reload();
    await expect(html(page), 'from the first paint on').toHaveAttribute('data-theme', mode);
    await waitForHydration(page);
    await expect(toggle(page)).toHaveAccessibleName(`Switch between dark and light mode (currently ${choice} mode)`);
    await expect(html(page)).toHaveAttribute('data-theme', mode);
  }
});

test('follows the system while nothing else was chosen', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');

  await toggle(page).click();
  // Tests click faster than people, so wait for the render.
  await expect(toggle(page)).toHaveAccessibleName('Switch between dark and light mode (currently light mode)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('stays while the page is printed, as if the system had become light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/docs/quickstart');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    const seen = ((window as unknown as { modes: unknown[] }).modes = []) as unknown[];
    for (const event of ['beforeprint', 'afterprint']) {
      window.addEventListener(event, () => seen.push(document.documentElement.dataset.theme));
    }
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await ground(page), 'paper is light').toBe(light);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');

  await page.pdf();
  expect(await page.evaluate(() => (window as unknown as { modes: unknown[] }).modes)).toEqual(['dark', 'dark']);
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('is taken over from other tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await open(page, '/docs/quickstart');
  await open(other, '/blog');
  await toggle(other).click();
  await toggle(other).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await toggle(other).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(toggle(page)).toHaveAccessibleName(/currently system mode/);
});
