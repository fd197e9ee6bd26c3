import { expect, open, test } from '../support/test.ts';

const setUp = '/docs/client/tanstack-react-query/setup';
const migration = '/docs/migrate-from-v10-to-v11';

test('a set-up guide says what it takes, and numbers its steps also in the table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(setUp);
  const main = page.locator('.theme-doc-markdown');
  await expect(main.getByRole('listitem').filter({ hasText: 'Time About 15 minutes' })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^Packages/ })).toContainText('@trpc/tanstack-react-query');
  const steps = main.locator('h2').filter({ hasText: /^\d\./ });
  await expect(steps).toHaveText([/^1\. Create/, /^2\. Install/, /^3\./, /^4\./, /^5\./, /^6\./, /^7\./]);
  await expect(
    page.locator('.table-of-contents').getByRole('link', { name: /^1\. Create the project/ }),
  ).toHaveAttribute('href', '#create-the-project');
});

test('a card is one link, with title and description of the page that it leads to', async ({ page }) => {
  await open(page, '/docs/quickstart');
  const card = page.locator('.theme-doc-markdown').getByRole('listitem').filter({ hasText: 'Concepts' }).last();
  await expect(card).toHaveText(/^Concepts \w.{60,}$/);
  // Below the link's text, on the description.
  await card.click();
  await expect(page).toHaveURL('/docs/concepts');
});

test('no step and no card makes a phone scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of ['/docs/quickstart', setUp, migration, '/docs/client/nextjs/app-router/setup']) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
  }
});

test('versions are compared side by side in wide columns, and as one text in narrow ones', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(migration);
  const before = page.locator('.theme-doc-markdown p', { hasText: /^Before$/ }).first();
  const unified = page.locator('[data-repeats]').first();
  await expect(before).toBeVisible();
  await expect(unified).toBeHidden();
  await expect(page.locator('i.changed', { hasText: 'createTRPCProxyClient' }).first()).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect(before).toBeHidden();
  await expect(unified).toBeVisible();
  await expect(unified.locator('del').first()).toContainText('createTRPCProxyClient');
  await expect(unified.locator('ins').first()).toContainText('createTRPCClient');
});

test('the checklist shows what concerns the reader, and remembers what is done', async ({ page }) => {
  await open(page, migration);
  const list = page.locator('.theme-doc-markdown').getByRole('listitem');
  const tick = page.getByRole('checkbox', { name: /^Update TypeScript first/ });
  const item = (name: string) => list.filter({ has: page.getByRole('link', { name }) }).last();
  await tick.check();
  await page.getByRole('button', { name: 'React and Next.js' }).click();
  await expect(item('Move to React Query 5')).toBeVisible();
  await expect(item('Update TypeScript first')).toBeVisible();
  await expect(item('Pass ssrPrepass')).toBeHidden();

  await open(page, migration);
  await expect(tick).toBeChecked();
  await expect(page.getByText('1 of 16 done')).toBeVisible();
  await expect(item('Pass ssrPrepass')).toBeHidden();
  await page.getByRole('button', { name: 'Everything' }).click();
  await expect(item('Pass ssrPrepass')).toBeVisible();
});

test('a checklist survives whatever was stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('checklist.v10-to-v11', '{"done":7,"uses":["No such thing"]}'));
  await open(page, migration);
  await expect(page.getByRole('checkbox', { name: /^Pass ssrPrepass/ })).not.toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checklist is a list of everything', async ({ page }) => {
    await page.goto(migration);
    await expect(page.getByRole('link', { name: 'Pass ssrPrepass' }).first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Everything' })).toBeHidden();
  });
});
