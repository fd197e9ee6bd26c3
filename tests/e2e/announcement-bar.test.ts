import type { Page } from '@playwright/test';
import { announcementBar } from '../../config/announcement-bar.ts';
import { otherVersions } from '../../config/versions.ts';
import { expect, open, test, waitForHydration } from '../support/test.ts';

const keys = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('docusaurus.announcement.'))
        .map(([key, value]) => [key.split('.')[2]!.replace(/-.*/, ''), value as string]),
    ),
  );

const older = otherVersions[0]!;
const { id } = announcementBar('/');

/** As the browser writes it. */
const readColor = (page: Page, token: string) =>
  page.evaluate((name) => {
    document.body.style.accentColor = `var(${name})`;
    return getComputedStyle(document.body).accentColor;
  }, token);

const bar = (page: Page) => page.getByRole('banner');

test('it shows the configured HTML in the configured colors', async ({ page }) => {
  await open(page, '/');
  const { backgroundColor, textColor } = announcementBar('/');
  await expect(bar(page)).toHaveAttribute('style', `background-color:${backgroundColor};color:${textColor}`);
  for (const [property, token] of [
    ['background-color', '--surface'],
    ['color', '--text'],
  ] as const) {
    await expect(bar(page)).toHaveCSS(property, await readColor(page, token));
  }
  await expect(bar(page).getByRole('link', { name: `${older.label} docs` })).toHaveAttribute('href', older.address);
});

test('closing it is stored, and it stays closed on the next visit and on other pages', async ({ page }) => {
  await open(page, '/');
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await keys(page)).toEqual({ id, dismiss: 'true' });
  await page.reload();
  await expect(bar(page), 'from the first paint on').toBeHidden();
  await waitForHydration(page);
  await expect(bar(page)).toHaveCount(0);
  await open(page, '/docs/quickstart');
  await expect(bar(page)).toHaveCount(0);
});

test('an announcement with a new id is shown to those who closed the one before, without a jump', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('docusaurus.announcement.id')) localStorage.setItem(key, 'earlier');
      if (key.startsWith('docusaurus.announcement.dismiss')) localStorage.setItem(key, 'true');
    }
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(bar(page), 'before React has taken over').toBeVisible();
  await page.unroute('**/*.js');
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  expect(await keys(page)).toEqual({ id, dismiss: 'false' });
});

test('who closes it by keyboard goes on from the top of the page', async ({ page }) => {
  await open(page, '/');
  await bar(page).getByRole('button', { name: 'Close' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});
