import type { Page } from '@playwright/test';
import { pageKinds } from '../support/page-kinds.ts';
import { expect, test, watch } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop');

test('a reader gets through the site by its links', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, address] of [
    ['Docs', '/docs'],
    ['Quickstart', '/docs/quickstart'],
    ['Blog', '/blog'],
  ] as const) {
    await navbar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/docs/quickstart');
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href'))!;
  await next.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/docs/quickstart');
  expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
});

test('the sidebar shows where the page is and links to others, also to the first page of a category', async ({
  page,
}) => {
  await page.goto('/docs/server/context');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('link', { name: 'Context', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(sidebar.getByRole('link', { name: 'Context', exact: true })).toBeVisible();
  await sidebar.getByRole('link', { name: 'Client', exact: true }).click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).not.toHaveURL('/docs/server/context');
  await expect(sidebar.locator('a[aria-current=page]').filter({ visible: true })).not.toHaveCount(0);
});

test('the table of contents leads to headings, which the navbar does not cover', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/quickstart');
  const link = contents(page).getByRole('link').nth(2);
  const id = (await link.getAttribute('href'))!.slice(1);
  await link.click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeInViewport();
  const navbar = (await page.locator('.navbar').boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(navbar.height);
});

test('menus open to the mouse, and sections by their summary', async ({ page }) => {
  await page.goto('/docs/quickstart');
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
  await menu.hover();
  await menu.getByRole('link', { name: '10.x', exact: true }).click();
  await expect(page).toHaveURL('/docs/v10/quickstart');

  await page.goto('/docs/typedoc/server/http/interfaces/ResponseMeta');
  const section = page.locator('.markdown details.alert').first();
  await expect(section.getByRole('link').first()).toBeHidden();
  await section.locator('summary').click();
  await expect(section.getByRole('link').first()).toBeVisible();
});

test('code is colored, whole and within the page', async ({ page }) => {
  await page.goto('/docs/quickstart');
  const blocks = page.locator('.theme-code-block');
  const colours = await blocks
    .locator('code i')
    .evaluateAll((tokens) => tokens.map((token) => getComputedStyle(token).color));
  expect(new Set(colours).size).toBeGreaterThan(2);
  await expect(page.locator('h1')).toHaveCSS('font-weight', /^[67]\d0$/);
});

test('printed pages leave out what serves the screen', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/docs/quickstart');
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.theme-doc-markdown h2').first()).toBeVisible();
});

for (const width of [390, 1280]) {
  test(`nothing that only scripts could do is offered, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const controls = page.locator('button, [role=tab], [type=checkbox], [role=switch]').filter({ visible: true });
    for (const [kind, address] of Object.entries(pageKinds)) {
      await page.goto(address);
      const labels = await controls.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent));
      // Forms work without JavaScript.
      expect
        .soft(
          labels.filter((label) => label !== 'Search'),
          kind,
        )
        .toEqual([]);
    }
  });
}
