import { expect, open, test } from '../support/test.ts';

// tests/built-site covers the cards and tags of all pages as built.

test('a page that React renders has the card of its address', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/img\/cards\/blog\.png$/);
});
