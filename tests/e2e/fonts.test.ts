import type { Page } from '@playwright/test';
import { expect, test, waitForHydration, watch } from '../support/test.ts';

// Each page is opened with an empty cache.
test.use({ reuseContext: false });

/** Sum of all layout shifts so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames: the first may still shift.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );

const loadedFonts = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

for (const width of [360, 1280]) {
  for (const address of ['/', '/docs/quickstart', '/docs/server/context', '/blog']) {
    test(`late fonts move nothing: ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release!: () => void;
      const released = new Promise<void>((resolve) => (release = resolve));
      let held = 0;
      await page.route('**/*.woff2', async (route) => {
        held += 1;
        await released;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => held).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 }), 'text is there before the fonts').toBeVisible();
      release();
      await expect.poll(() => loadedFonts(page)).toContain('Inter');
      await page.evaluate(() => document.fonts.ready);
      expect(await layoutShift(page)).toBeLessThan(0.02);
    });
  }
}

test('fonts come from the site, under names that change with the content, and once', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && requested.push(new URL(request.url()).pathname));
  await page.goto('/docs/quickstart', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(requested.sort()).toEqual([
    expect.stringMatching(/^\/assets\/fonts\/inter-[\da-f]{8,}\.woff2$/),
    expect.stringMatching(/^\/assets\/fonts\/jetbrains-mono-[\da-f]{8,}\.woff2$/),
  ]);
  expect(await loadedFonts(page)).toEqual(expect.arrayContaining(['Inter', 'JetBrains Mono']));
  expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
});
