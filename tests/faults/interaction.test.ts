import { expect, open, test } from '../support/test.ts';

const guide = '/docs/server/context';
const reference = '/docs/typedoc/server/http/interfaces/ResponseMeta';

test.describe('on a phone without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('no button is shown that does nothing, and links lead to the menu and to search', async ({ page }) => {
    await page.goto(guide);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('button')).toHaveCount(0);
    await navbar.getByRole('link', { name: 'Menu' }).click();
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Context', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(sidebar.getByRole('link').first()).toBeInViewport();
    await sidebar.getByRole('link', { name: 'Client', exact: true }).click();
    await expect(page).not.toHaveURL(new RegExp(guide));

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
  });

  test('the menu of a page without a sidebar is the footer', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Quickstart' })).toBeInViewport();
  });

  test('no page is wider than the phone', async ({ page }) => {
    for (const address of [guide, reference, '/']) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, address).toBeLessThanOrEqual(390);
    }
  });
});

test('with reduced motion, the way back to the top is a jump', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, guide);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeVisible();
  const positions = await button.evaluate(async (element: HTMLElement) => {
    const found: number[] = [];
    element.click();
    for (let i = 0; i < 5; i++) {
      found.push(window.scrollY);
      await new Promise(requestAnimationFrame);
    }
    return found;
  });
  expect(positions).toEqual([0, 0, 0, 0, 0]);
});

for (const [name, click] of [
  ['Ctrl and a click', { modifiers: ['ControlOrMeta'] }],
  ['a middle click', { button: 'middle' }],
] as const) {
  test(`${name} on a category of the sidebar opens its page in a new tab`, async ({ page, context }) => {
    await open(page, '/docs/client');
    const category = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Client', exact: true });
    const first = page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'Headers', exact: true });
    await expect(category).toHaveAttribute('aria-current', 'page');
    const opened = context.waitForEvent('page');
    await category.click(click as Parameters<typeof category.click>[0]);
    await expect(await opened).toHaveURL(new URL(page.url()).pathname);
    await expect(first).toBeVisible();
  });
}
