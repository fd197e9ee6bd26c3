import { findViolations, visualRules } from '../support/axe.ts';
import { kindsOfPages } from '../support/page-kinds.ts';
import { expect, openKind, test } from '../support/test.ts';
import { readPagesToOpen } from '../support/sitemap.ts';

/** The narrowest phone that WCAG 2.2 asks for, and a desktop at 400 % zoom (1.4.10 Reflow). */
const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

test.use({ sharedContext: { viewport: phone, colorScheme: 'dark' } });

// pages.test.ts, which opens each page on a desktop and in light mode, has axe look at it there by all rules.
for (const { address } of readPagesToOpen()) {
  test(`on a phone and in dark mode: ${address}`, async ({ sharedPage: page }) => {
    // As it is served: that React leaves the page as it is, is shown in hydration.test.ts.
    await page.goto(address);
    expect.soft(await findViolations(page, { only: visualRules }), 'what axe finds').toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), 'no scrolling sideways').toBe(320);
  });
}

for (const [name, settings] of Object.entries({
  'on a phone and in dark mode, by all rules': { viewport: phone, colorScheme: 'dark' },
  'on a phone and in light mode': { viewport: phone, colorScheme: 'light' },
  'on a desktop and in dark mode': { viewport: desktop, colorScheme: 'dark' },
} as const)) {
  test.describe(name, () => {
    test.use(settings);

    for (const kind of kindsOfPages) {
      test(`axe finds nothing on a page of the kind ${kind}`, async ({ page }) => {
        await openKind(page, kind);
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
