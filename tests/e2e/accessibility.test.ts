import { findViolations, visualRules } from '../support/axe.ts';
import { kindsOfPages, pageKinds } from '../support/page-kinds.ts';
import { expect, openKind, test } from '../support/test.ts';

// pages.test.ts checks the content of every page; this file checks whole pages, with what surrounds the content.

const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

for (const [device, viewport, colorScheme, otherScheme] of [
  ['desktop', desktop, 'light', 'dark'],
  ['phone', phone, 'dark', 'light'],
] as const) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, colorScheme });

    for (const kind of kindsOfPages) {
      test(`axe finds nothing on a page of the kind ${kind}, as served and hydrated, light and dark`, async ({
        page,
      }) => {
        await page.goto(pageKinds[kind]);
        expect.soft(await findViolations(page), 'as served').toEqual([]);
        // The search page hydrates immediately.
        const isHydrated = String(kind === 'search results');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', isHydrated);
        await openKind(page, kind);
        expect.soft(await findViolations(page), `hydrated, in ${colorScheme} mode`).toEqual([]);
        await page.emulateMedia({ colorScheme: otherScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', otherScheme);
        expect(await findViolations(page, { only: visualRules }), `hydrated, in ${otherScheme} mode`).toEqual([]);
      });
    }
  });
}
