import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Change the server, read the errors' });
const panel = (page: Page) => section(page).getByRole('tabpanel');
const server = (page: Page) => panel(page).locator('figure').first();
const errors = (page: Page) => panel(page).locator('figure').last().locator('.note.error');
const spot = (page: Page, name: string) => server(page).getByRole('button', { name });

test('the three steps of the introduction are told, each with the name of its page', async ({ page }) => {
  await open(page, '/');
  const steps = page.getByRole('main').locator('ol').first().getByRole('listitem');
  await expect(steps).toHaveCount(3);
  for (const i of [0, 1, 2]) {
    await open(page, '/');
    const link = steps.nth(i).getByRole('link');
    const name = (await link.textContent())!;
    await link.click();
    await expect(page.locator('h1')).toHaveText(new RegExp(`^Step ${i + 1}: ${name}$`, 'i'));
  }
});

for (const [name, changed, code] of [
  ['author: rename a field', 'writer', '2353'],
  ['z.string(): change a type', 'z.array(z.string())', '2322'],
  ['z.object: require a field', 'year: z.number()', '2345'],
  ['add: rename a procedure', 'put', '2339'],
  ['return book: return less', 'return { id: book.id }', '2339'],
] as const) {
  test(`pressing ${name} in the server’s code shows the client’s error, and again takes it back`, async ({ page }) => {
    await open(page, '/#try-it-out');
    await expect(errors(page)).toHaveCount(0);
    await spot(page, name).press('Enter');
    await expect(errors(page)).toHaveText(new RegExp(`^TS${code} `));
    await expect(page.getByRole('status').filter({ hasText: `TS${code}` })).toHaveCount(1);
    const made = server(page).getByRole('button', { pressed: true });
    await expect(made).toHaveText(changed);
    await expect(made).toBeFocused();
    await page.keyboard.press('Space');
    await expect(errors(page)).toHaveCount(0);
    await expect(spot(page, name)).toBeFocused();
    await expect(spot(page, name)).toHaveAttribute('aria-pressed', 'false');
  });
}

test('one change leads to another, by mouse and by the tabs', async ({ page }) => {
  await open(page, '/#try-it-out');
  await spot(page, 'add: rename a procedure').click();
  await spot(page, 'author: rename a field').click();
  await expect(section(page).getByRole('tab', { selected: true })).toHaveText('Rename a field');
  await section(page).getByRole('tab', { name: 'Return less' }).click();
  await expect(server(page).getByRole('button', { pressed: true })).toHaveText('return { id: book.id }');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all states stand below each other, with their errors and nothing to press', async ({ page }) => {
    await page.goto('/');
    await expect(panel(page)).toHaveCount(6);
    for (const one of await panel(page).all()) await expect(one).toBeVisible();
    await expect(section(page).locator('.note.error')).toHaveCount(5);
    await expect(section(page).getByText('Press what is marked')).toBeHidden();
    await expect(section(page).locator('[data-change]')).toHaveCount(0);
  });
});
