import type { Page } from '@playwright/test';
import { latestVersion, versions as configured } from '../../config/versions.ts';
import { expect, open, test } from '../support/test.ts';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const dropdown = (page: Page) => navbar(page).locator('.dropdown');
const menu = (page: Page) => dropdown(page).locator('.dropdown__menu');
const versions = (page: Page) => dropdown(page).getByRole('button');

test('the brand leads to the root of the site', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await navbar(page).locator('.navbar__brand').click();
  await expect(page).toHaveURL('/');
});

test.describe('a right click on the brand', () => {
  const watchMenu = (page: Page) =>
    page.evaluate(() =>
      window.addEventListener('contextmenu', (event) => {
        document.documentElement.dataset.browserMenu = String(!event.defaultPrevented);
      }),
    );
  const browserMenu = (page: Page) => page.locator('html').getAttribute('data-browser-menu');

  test('opens the media page', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await watchMenu(page);
    await navbar(page).locator('.navbar__brand').click({ button: 'right' });
    await expect(page).toHaveURL('/media');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await browserMenu(page)).toBe('false');
    await page.goBack();
    await expect(page).toHaveURL('/docs/quickstart');
  });

  test('leaves the browser’s own menu with Shift', async ({ page }) => {
    await open(page, '/');
    await watchMenu(page);
    await navbar(page)
      .locator('.navbar__brand')
      .click({ button: 'right', modifiers: ['Shift'] });
    expect(await browserMenu(page)).toBe('true');
    await expect(page).toHaveURL('/');
  });

  test('is not what the menu key does: that opens the browser’s own menu', async ({ page }) => {
    await open(page, '/');
    await watchMenu(page);
    await navbar(page).locator('.navbar__brand').focus();
    await page.keyboard.press('ContextMenu');
    // Headless browsers don't send this event for the key, so dispatch it.
    if ((await browserMenu(page)) === null) {
      await navbar(page)
        .locator('.navbar__brand')
        .dispatchEvent('contextmenu', { button: 0, bubbles: true, cancelable: true });
    }
    expect(await browserMenu(page)).toBe('true');
    await expect(page).toHaveURL('/');
  });
});

function findOverlaps(bar: Element): string[] {
  const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent;
  const controls = [...bar.querySelectorAll(':is(a, button):not(.dropdown__menu *)')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  return controls.flatMap((one, i) => {
    const box = one.getBoundingClientRect();
    return controls
      .slice(i + 1)
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const width = Math.min(box.right, right) - Math.max(box.left, left);
        const height = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return width > 1 && height > 1;
      })
      .map((other) => `${nameOf(one)} and ${nameOf(other)}`);
  });
}

test('no link or button of the bar covers another at any width', async ({ page }) => {
  await open(page, '/docs/quickstart');
  for (const width of [320, 360, 768, 996, 997, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(navbar(page).getByRole('button', { name: 'Search' })).toBeVisible();
    // Two frames, for React to render what belongs to the width.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect.soft(await navbar(page).locator('.navbar__inner').evaluate(findOverlaps), `${width} px`).toEqual([]);
  }
});

test.describe('a dropdown', () => {
  test('shows its menu to the mouse, and closes it on Escape', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await expect(menu(page)).toBeHidden();
    await versions(page).hover();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await page.mouse.move(10, 500);
    await versions(page).hover();
    await expect(menu(page)).toBeVisible();
  });

  test('opens and closes by Enter and Space', async ({ page }) => {
    await open(page, '/docs/quickstart');
    for (const key of ['Enter', 'Space']) {
      await versions(page).press(key);
      await expect(menu(page)).toBeVisible();
      await expect(versions(page)).toHaveAttribute('aria-expanded', 'true');
      await versions(page).press(key);
      await expect(menu(page)).toBeHidden();
      await expect(versions(page)).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('is gone through by Tab, and Escape leads back to its button', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const entry = (name: string) => menu(page).getByRole('link', { name, exact: true });
    await versions(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry(configured[latestVersion].label)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(versions(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
    await versions(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let count = 0; count < Object.keys(configured).length; count++) await page.keyboard.press('Tab');
    await expect(entry('9.x')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/v9/quickstart');
  });

  test('closes when the mouse is pressed elsewhere', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await versions(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(640, 600);
    await expect(menu(page)).toBeHidden();
  });

  test('closes when the focus goes elsewhere', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await versions(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    for (let entry = 0; entry < Object.keys(configured).length; entry++) await page.keyboard.press('Tab');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
  });

  test.describe('on a tablet', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

    test('opens by a tap, and closes when something else is touched', async ({ page }) => {
      await open(page, '/docs/quickstart');
      await versions(page).tap();
      await expect(menu(page)).toBeVisible();
      await expect(page).toHaveURL('/docs/quickstart');
      await page.touchscreen.tap(600, 600);
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const sidebar = (page: Page) => page.locator('.navbar-sidebar');
  const openSidebar = async (page: Page) => {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(sidebar(page)).toBeInViewport();
    // The sidebar takes the focus from anything focused earlier.
    await expect(sidebar(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  };

  test('the sidebar opens over the page and leads back to the main menu', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await expect(sidebar(page)).not.toBeInViewport();
    await openSidebar(page);
    await expect(sidebar(page).getByRole('link', { name: 'Quickstart', exact: true }).last()).toBeInViewport();
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('the sidebar closes on the way back, and the page stays', async ({ page }) => {
    await open(page, '/blog');
    await page.getByRole('link', { name: 'Pricing' }).click();
    // The address changes first, and the page change closes the sidebar.
    await expect(page).toHaveTitle(/^Pricing/);
    await openSidebar(page);
    await page.goBack();
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page).toHaveURL('/pricing');
  });

  test('the sidebar closes by its button and by a touch next to it', async ({ page }) => {
    await open(page, '/blog');
    await openSidebar(page);
    await sidebar(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(sidebar(page)).not.toBeInViewport();
    await openSidebar(page);
    await page.mouse.click(385, 400);
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('the sidebar is there up to 996 px, and closes beyond', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, '/docs/quickstart');
    await openSidebar(page);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeHidden();
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test('a dropdown is collapsed, and open when it holds the page', async ({ page }) => {
    const toggle = (name: string) => sidebar(page).getByRole('button', { name });
    await open(page, '/pricing');
    await openSidebar(page);
    await expect(toggle('Expand the dropdown')).toHaveAttribute('aria-expanded', 'false');
    await toggle('Expand the dropdown').click();
    await expect(sidebar(page).getByRole('link', { name: '9.x', exact: true })).toBeVisible();
    await toggle('Collapse the dropdown').click();
    await expect(sidebar(page).getByRole('link', { name: '9.x', exact: true })).toBeHidden();

    await open(page, '/docs/v10/quickstart');
    await openSidebar(page);
    await sidebar(page).getByRole('button', { name: 'Back to main menu' }).click();
    await expect(toggle('Collapse the dropdown')).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', { name: '10.x', exact: true })).toBeVisible();
  });

  test('the label of a dropdown heeds Enter and Space', async ({ page }) => {
    await open(page, '/pricing');
    await openSidebar(page);
    const entry = sidebar(page).getByRole('link', { name: '9.x', exact: true });
    const label = sidebar(page).locator('.menu__link--sublist');
    for (const key of ['Enter', 'Space']) {
      await label.press(key);
      await expect(entry).toBeVisible();
      await label.press(key);
      await expect(entry).toBeHidden();
    }
  });

  test('the sidebar has the focus while it is open, and gives it back', async ({ page }) => {
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    const close = sidebar(page).getByRole('button', { name: 'Close navigation bar' });
    await open(page, '/docs/quickstart');
    await toggle.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('button', { name: 'Back to main menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(sidebar(page).getByRole('link', { name: 'Docs', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(toggle).toBeFocused();
  });

  test('the sidebar closes when the focus leaves it', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
    await expect(sidebar(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
    for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+Tab');
    await expect(sidebar(page)).not.toBeInViewport();
    await expect(page.locator('.navbar__inner :focus')).toBeInViewport();
  });
});
