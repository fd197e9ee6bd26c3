import { expect, open, test } from '../support/test.ts';

test('the skip link is the first stop of the Tab key, and leads to the main area', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true);
});

test('the navbar stays at the top of the window', async ({ page }) => {
  await open(page, '/docs/quickstart');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  const { y } = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!;
  expect(y).toBe(0);
});

test('the way back to the top slows down by a factor of 0.85', async ({ page }) => {
  await open(page, '/docs/quickstart');
  // The button appears on scrolling up, which needs two frames.
  for (const y of [2000, 1500]) {
    await page.evaluate((top) => {
      const ended = new Promise((done) => window.addEventListener('scrollend', done, { once: true }));
      window.scrollTo(0, top);
      return ended.then(() => undefined);
    }, y);
  }
  await page.evaluate(() => {
    const steps: number[][] = ((window as unknown as { steps: number[][] }).steps = []);
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    window.scrollTo = ((x: number, y: number) => {
      steps.push([document.documentElement.scrollTop, y]);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
  });
  await page.getByRole('button', { name: 'Scroll back to top' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as { steps: [number, number][] }).steps);
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});
