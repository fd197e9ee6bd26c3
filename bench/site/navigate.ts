import type { Browser } from '@playwright/test';
import { median } from './load.ts';

/**
 * Follows the link to the next page, when React is there and has fetched that page ahead.
 *
 * @returns The time in ms from the click to the frame that shows the other page, on this machine as it is; the median of
 *   some runs. Undefined where a page has no such link.
 */
export async function measureNavigation(browser: Browser, url: string, runs: number): Promise<number | undefined> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const page = await browser.newPage();
    try {
      await page.goto(url, { waitUntil: 'load' });
      const link = page.locator('.pagination-nav__link--next');
      if ((await link.count()) === 0) return undefined;
      await page.mouse.move(1, 1);
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached', timeout: 10_000 });
      await link.hover();
      await page.waitForLoadState('networkidle');
      const painted = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            // No function with a name in here: the compiler calls a helper for those, which the page does not have.
            const before = document.querySelector('main h1')?.textContent;
            window.addEventListener(
              'click',
              ({ timeStamp }) => {
                const changes = new MutationObserver(() => {
                  if (document.querySelector('main h1')?.textContent === before) return;
                  changes.disconnect();
                  // A task after the frame's callbacks comes when the frame is painted.
                  requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
                });
                changes.observe(document.body, { childList: true, subtree: true, characterData: true });
              },
              { capture: true, once: true },
            );
          }),
      );
      await link.click();
      times.push(await painted);
    } finally {
      await page.close();
    }
  }
  return median(times);
}
