import { expect, test } from '../support/test.ts';

const guide = '/docs/server/context';
const note = '[data-fragment-note]';

test('a fragment with a typo leads to the heading it means, and says so before scripts load', async ({ page }) => {
  await page.goto(`${guide}#inner-and-outer-contxt`);
  await expect(page).toHaveURL(`${guide}#inner-and-outer-context`);
  await expect(page.locator('[id="inner-and-outer-context"]')).toBeInViewport();
  await expect(page.locator(note)).toContainText('No section has the address #inner-and-outer-contxt.');
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page.locator(note).getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(note)).toHaveCount(0);
});

test('a redirect keeps such a fragment', async ({ page }) => {
  await page.goto('/docs/context#3-inner-and-outer-context');
  await expect(page).toHaveURL(`${guide}#inner-and-outer-context`);
});

test('a fragment that means no heading leaves the reader at the top, and says so', async ({ page }) => {
  await page.goto(`${guide}#no-such-thing`);
  await expect(page.locator(note)).toContainText('This page has no section with the address #no-such-thing.');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a fragment of the page loads no script and shows no note', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${guide}#inner-and-outer-context`, { waitUntil: 'networkidle' });
  await expect(page.locator(note)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('missing-fragment'))).toEqual([]);
});

test('a fragment is shown as text', async ({ page }) => {
  await page.goto(`${guide}#<img src=x onerror=alert(1)>`);
  await expect(page.locator(note)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator(`${note} img`)).toHaveCount(0);
});
