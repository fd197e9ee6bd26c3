import { kindsOfPages } from '../support/page-kinds.ts';
import { expect, openKind, test } from '../support/test.ts';

const viewports = [
  { width: 360, height: 720 },
  { width: 768, height: 720 },
  { width: 1280, height: 800 },
];

for (const kind of kindsOfPages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const viewport of viewports) {
      test.describe(`${viewport.width} px wide, ${colorScheme}`, () => {
        // Half size still shows changes of layout and color in a fraction of the bytes.
        test.use({ colorScheme, viewport, deviceScaleFactor: 0.5, reducedMotion: 'reduce' });

        test(kind, async ({ page }) => {
          await openKind(page, kind);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          const picture = await page.screenshot({ type: 'jpeg', quality: 50, animations: 'disabled', caret: 'hide' });
          const name = `${kind.replaceAll(' ', '-')}-${viewport.width}-${colorScheme}.jpg`;
          expect(picture).toMatchSnapshot(name, { maxDiffPixelRatio: 0.005 });
        });
      });
    }
  }
}
