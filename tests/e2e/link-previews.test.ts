import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const card = (page: Page) => page.locator('[data-link-preview]');
const linkTo = (page: Page, address: string) => page.locator(`.theme-doc-markdown p a[href="${address}"]`).first();

test('a link to a page shows its title and description to the mouse, which may enter the card', async ({ page }) => {
  await open(page, '/docs/concepts');
  const link = linkTo(page, '/docs/quickstart');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await expect(card(page)).toContainText('Quickstart');
  await expect(link).toHaveAccessibleDescription(/Quickstart/);
  const description = (await (await page.request.get('/docs/quickstart')).text()).match(
    /name="?description"? content="([^"]+)"/,
  )![1]!;
  await expect(card(page).locator('p')).toHaveText(description);
  await card(page).hover();
  await page.mouse.move(0, 0, { steps: 20 });
  await expect(card(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-describedby');
});

test('keys show it too, and Escape closes it while the link keeps the focus', async ({ page }) => {
  await open(page, '/docs/concepts');
  const link = linkTo(page, '/docs/quickstart');
  await page.keyboard.press('Tab');
  await link.focus();
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(page).toHaveURL('/docs/quickstart');
});

test('a term shows what it means, and leads to its page', async ({ page }) => {
  await open(page, '/docs/server/authorization');
  const term = page.locator('a[data-term="base procedure"]').first();
  await term.hover();
  await expect(card(page)).toContainText('from which you build others');
  await term.click();
  await expect(page).toHaveURL('/docs/server/procedures');
  await expect(card(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a link leads to its page and shows nothing before', async ({ page }) => {
    await open(page, '/docs/concepts');
    await linkTo(page, '/docs/quickstart').tap();
    await expect(page).toHaveURL('/docs/quickstart');
    await expect(card(page)).toHaveCount(0);
  });
});
