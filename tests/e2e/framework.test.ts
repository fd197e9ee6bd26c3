import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const control = (within: Locator) => within.getByLabel('Framework');
/** Names of the entries of the section Client, with those of open categories. */
const entries = (page: Page) =>
  sidebar(page)
    .locator('li', { has: page.getByRole('link', { name: 'Client', exact: true }) })
    .locator('ul a')
    .filter({ visible: true });

/** What readers see of the sidebar, with its place. */
const seen = (page: Page) =>
  sidebar(page).evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a, select')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ text: one.innerText.trim(), top: Math.round(one.getBoundingClientRect().top) }))
      .sort((a, b) => a.top - b.top),
  );

test('the framework comes first in the section of clients, is open, and selects tabs', async ({ page }) => {
  await open(page, '/docs/client/headers');
  await expect(entries(page).first()).toHaveText('TanStack React Query');
  await control(sidebar(page)).selectOption('Next.js Pages Router');
  await expect(entries(page).first()).toHaveText('Next.js');
  await expect(entries(page).nth(1)).toHaveText('Pages Router');
  await expect(entries(page).nth(2)).toHaveAttribute('href', '/docs/client/nextjs/setup');
  await expect(entries(page).filter({ hasText: 'TanStack React Query' })).toHaveCount(1);

  await sidebar(page).getByRole('link', { name: 'Next.js Pages Router: start here' }).click();
  await expect(page).toHaveURL('/docs/client/nextjs/setup');
  await open(page, '/docs/server/context');
  await expect(page.locator('[data-tabs=adapter] > [role=tablist] > [aria-selected=true]')).toHaveText('Next.js');
  await open(page, '/docs/client');
  await expect(page.locator('[data-tabs=client] > [role=tablist] > [aria-selected=true]')).toHaveText(
    'Classic React Query',
  );

  await control(sidebar(page)).selectOption('Any');
  await expect(entries(page).first()).toHaveText('TanStack React Query');
  await expect(sidebar(page).getByRole('link', { name: /start here/ })).toHaveCount(0);
});

for (const framework of ['Next.js App Router', 'Vanilla client']) {
  test(`${framework} is first before the page’s scripts come, and stays where it is`, async ({ page }) => {
    await open(page, '/docs/client/headers');
    await control(sidebar(page)).selectOption(framework);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/docs/client/headers');
    const before = await seen(page);
    expect(before.filter(({ text }) => text === `${framework}: start here`)).toHaveLength(1);
    await expect(control(sidebar(page)).locator('option:checked')).toHaveText(framework);
    await page.unroute('**/*.js');
    await open(page, '/docs/client/headers');
    await expect(sidebar(page).locator('[hidden] li')).toHaveCount(0);
    expect(await seen(page)).toEqual(before);
  });
}

test('a choice that is made before React is there is kept', async ({ page }) => {
  await page.goto('/docs/client/headers');
  // Not by `selectOption`, whose events are not the reader's.
  await control(sidebar(page)).focus();
  await page.keyboard.press('V');
  await expect(entries(page).first()).toHaveText('Vanilla client');
  await open(page, '/docs/client/cors');
  await expect(control(sidebar(page))).toHaveValue('vanilla');
});

test('a framework that the site does not know is ignored', async ({ page }) => {
  await open(page, '/docs/client/headers');
  await control(sidebar(page)).selectOption('Vanilla client');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('framework'))!;
    localStorage[key] = '"]{}';
  });
  await open(page, '/docs/client/headers');
  await expect(control(sidebar(page))).toHaveValue('');
  await expect(entries(page).first()).toHaveText('TanStack React Query');
});

test('older versions offer what they have', async ({ page }) => {
  await open(page, '/docs/v10/client/headers');
  await expect(control(sidebar(page)).locator('option')).toHaveText([
    'Any',
    'Next.js Pages Router',
    'Vanilla client',
    'React Query (classic)',
  ]);
  await open(page, '/docs/v9/links');
  await expect(control(sidebar(page))).toHaveCount(0);
});

test('phones have it in the menu, and keyboards reach it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/docs/client/headers');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.locator('.navbar-sidebar');
  await control(menu).focus();
  await page.keyboard.press('V');
  await expect(control(menu)).toHaveValue('vanilla');
  await expect(menu.getByRole('link', { name: 'Vanilla client', exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'Vanilla client: start here' }).click();
  await expect(page).toHaveURL('/docs/client/vanilla');
  await expect(menu).toBeHidden();
});
