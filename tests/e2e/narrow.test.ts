import { expect, test } from '../support/test.ts';
import { readPagesToOpen } from '../support/sitemap.ts';

test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });

// 320 px is a phone, or a desktop at 400 % zoom (WCAG 2.2, 1.4.10 Reflow).
test('no page scrolls sideways at 320 px', async ({ page }) => {
  test.setTimeout(300_000);
  for (const { address } of readPagesToOpen()) {
    await page.goto(address);
    expect.soft(await page.locator('html').evaluate((html) => html.scrollWidth), address).toBe(320);
  }
});
