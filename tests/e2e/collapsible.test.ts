import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

/** Opens a closed category of the sidebar; the height of its list, and how long the change of height takes. */
async function openCategory(page: Page): Promise<{ height: number; transition: string }> {
  await open(page, '/docs/quickstart');
  const category = page.locator('.theme-doc-sidebar-item-category.menu__list-item--collapsed').first();
  const name = (await category.locator('.menu__link--sublist').textContent())!;
  await category.locator('.menu__link--sublist').click();
  const list = page.locator('.theme-doc-sidebar-item-category', { hasText: name }).locator('.menu__list').first();
  await expect(list.locator('a').first()).toBeVisible();
  // The end of the animation hands the height back to the content.
  await expect(list).toHaveCSS('overflow', 'visible');
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe('auto');
  return list.evaluate((element) => ({ height: element.scrollHeight, transition: element.style.transition }));
}

test('a section opens with its height animated, for a time that grows with its content', async ({ page }) => {
  const { height, transition } = await openCategory(page);
  // Material Design's dynamic durations, as theme-common has them.
  const duration = Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10);
  expect(duration).toBeGreaterThan(100);
  expect(transition).toBe(`height ${duration}ms ease-in-out`);
});

test('a section opens within 1 ms for those who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await openCategory(page)).transition).toBe('height 1ms ease-in-out');
});

test('a section closes and opens by keyboard', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const category = page.locator('.theme-doc-sidebar-item-category.menu__list-item--collapsed').first();
  const name = (await category.locator('.menu__link--sublist').textContent())!;
  const same = page.locator('.theme-doc-sidebar-item-category', { hasText: name }).first();
  const toggle = same.locator('[aria-expanded]').first();
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
