import { findViolations, visualRules } from '../support/axe.ts';
import { kindsOfPages, pageKinds } from '../support/page-kinds.ts';
import { expect, openKind, test } from '../support/test.ts';
import { readPagesToOpen } from '../support/sitemap.ts';

/** The phone's width equals that of a 1280 px desktop at 400% zoom (WCAG 2.2, 1.4.10 Reflow). */
const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

test.use({ sharedContext: { viewport: phone, colorScheme: 'dark' } });

// pages.test.ts checks all rules on a desktop in light mode.
for (const { address } of readPagesToOpen()) {
  test(`on a phone and in dark mode: ${address}`, async ({ sharedPage: page }) => {
    await page.goto(address);
    expect.soft(await findViolations(page, { only: visualRules }), 'axe violations').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'no scrolling sideways').toBe(320);
  });
}

for (const [device, viewport] of Object.entries({ phone, desktop })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${device} and in ${colorScheme} mode`, () => {
      test.use({ viewport, colorScheme });

      for (const kind of kindsOfPages) {
        test(`axe finds nothing on a page of the kind ${kind}, as served and hydrated`, async ({ page }) => {
          await page.goto(pageKinds[kind]);
          expect.soft(await findViolations(page), 'as served').toEqual([]);
          // The search page hydrates immediately.
          const isHydrated = String(kind === 'search results');
          await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', isHydrated);
          await openKind(page, kind);
          expect(await findViolations(page), 'hydrated').toEqual([]);
        });
      }
    });
  }
}
