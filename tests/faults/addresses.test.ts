import path from 'node:path';
import type { Page } from '@playwright/test';
import { createRandom } from '@typed-docs/utils/create-random';
import { crashHeading } from '../support/crash.ts';
import { expect, open, storageSuffix, test, waitForHydration, watch } from '../support/test.ts';

// Pages must work whatever the address and the browser's storage contain.

const guide = '/docs/quickstart';
const heading = { name: 'Quickstart', level: 1 };

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 15_000 });
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect(crashHeading(page)).toHaveCount(0);
}

/** Malformed escapes, half a character, and names with a meaning of their own. */
const fragments = ['100%', '%zz', '%E0%A4%A', '\ud800', '#', '__proto__'];

for (const fragment of fragments) {
  test(`a page opens at the fragment ${JSON.stringify(fragment)}`, async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    await open(page, `${guide}#${fragment}`);
    await expectPage(page);
    expect(incidents.errors).toEqual([]);
  });
}

test('a page follows the reader to any fragment, and back', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  await open(page, guide);
  for (const fragment of [...fragments, 'next-steps']) {
    // As if the reader edited the address.
    await page.evaluate((text) => void (location.hash = text), fragment);
    await expectPage(page);
  }
  await page.evaluate(() => history.go(-3));
  await expectPage(page);
  expect(incidents.errors).toEqual([]);
});

test('a fragment with a stray percent sign does not stop a change of page', async ({ page, baseURL }) => {
  const incidents = watch(page, baseURL!);
  await open(page, `${guide}#100%`);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expectPage(page);
  expect(incidents.errors).toEqual([]);
});

const queries = [
  'q=100%',
  'q=%FF&version=%',
  'q=%ED%A0%80&version=__proto__',
  'q=[object%20Object]&q=(&version=10.x&version=[]',
  'q=%00%00',
  'docusaurus-theme=%FF',
  '%',
  '&&==&=',
];

for (const [path, some] of [
  // Only the search page reads `q` and `version`.
  [guide, queries.filter((query) => !/^q=.*&/.test(query))],
  ['/search', queries],
] as const) {
  test(`${path} opens with any query`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    for (const query of some) {
      await open(page, `${path}?${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(crashHeading(page)).toHaveCount(0);
    }
    expect(errors).toEqual([]);
  });
}

for (const path of ['/docs/100%', '/docs/%FF', '/docs/%E0%A4%A', '/no/such/%zz']) {
  test(`the not-found page works at ${path}`, async ({ page, baseURL }) => {
    // Some servers reject these; where one serves the not-found page, it works.
    await page.route(baseURL + path, async (route) => {
      const response = await route.fetch({ url: `${baseURL}/404.html` });
      await route.fulfill({ response, status: 404 });
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, path);
    await expect(page.locator('[data-not-found=path]')).toHaveText(path);
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/blog');
    expect(errors).toEqual([]);
  });
}

/** Without the site's suffix. */
const keys = [
  'theme',
  'search.recent',
  'search.favorites',
  'search.single-keys',
  'third-party-consent',
  'docs-preferred-version-default',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.npm2yarn',
];

const savedHit = {
  url: 'https://trpc.io/docs/rpc',
  kind: 'guide',
  tag: 'default',
  section: 'Guides',
  headings: ['RPC'],
};
/** A kind of value each; core/storage/stored-values.test.ts reads many more. */
const values = [
  '',
  '[',
  '{}',
  '\ud800',
  '</style><img src=x>',
  JSON.stringify([
    null,
    ...[
      { url: 'https://[' },
      { url: 'https://trpc.io/100%' },
      { kind: '__proto__' },
      { headings: [{}] },
      { section: {} },
    ].map((change) => ({ ...savedHit, ...change })),
    savedHit,
  ]),
];

test('pages and search open with any values in the storage', async ({ page, baseURL }) => {
  test.slow();
  await open(page, guide);
  const suffix = await storageSuffix(page);
  const incidents = watch(page, baseURL!);
  const random = createRandom(3);
  // Saved searches get every value, other keys random ones.
  for (const value of values) {
    const entries = keys.map((key) => [key + suffix, key.startsWith('search.') ? value : random.pick(values)]);
    await page.evaluate((all) => all.forEach(([key, text]) => localStorage.setItem(key!, text!)), entries);
    await page.reload();
    await waitForHydration(page);
    await expectPage(page);
    await page.getByRole('button', { name: 'Search' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog.getByText(/^Start here$/), value).toBeVisible();
    await expect(crashHeading(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  expect(incidents.errors).toEqual([]);
});

for (const [place, prepare] of Object.entries({
  'the storage': async (page: Page) => {
    await open(page, guide);
    const key = `theme${await storageSuffix(page)}`;
    await page.evaluate((name) => localStorage.setItem(name, 'purple'), key);
    await open(page, guide);
  },
  'the query': (page: Page) => open(page, `${guide}?docusaurus-theme=purple`),
})) {
  test(`a color mode in ${place} that there is not counts as none`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await prepare(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const toggle = page.getByRole('button', { name: /dark and light mode/ });
    await expect(toggle.locator('svg').filter({ visible: true })).toHaveCount(1);
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}

async function serveGuideAt(page: Page, address: string): Promise<void> {
  const file = path.resolve(__dirname, `../../build${guide}.html`);
  await page.route(
    ({ pathname }) => pathname === address,
    (route) => route.fulfill({ path: file }),
  );
}

test.describe('a page under another address than its own', () => {
  for (const address of [
    '/web/20260101/https://trpc.io/docs/quickstart',
    '/saved/Quickstart%20_%20tRPC.html',
    '/docs/quickstart/%E0%A4%A',
    '/docs/client',
    '/',
  ]) {
    test(`stays readable, and has links: ${address}`, async ({ page, baseURL }) => {
      const incidents = watch(page, baseURL!);
      const requested: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && requested.push(request.url()));
      await serveGuideAt(page, address);
      await page.goto(baseURL + address);
      await page.mouse.move(200, 300);
      await page.getByRole('tab', { name: 'Yarn' }).first().click();
      await page.keyboard.press('Control+k');
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      await page.waitForTimeout(500);
      expect(requested).toEqual([]);
      await expect(page.getByRole('heading', heading)).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
      await expect(page).toHaveURL('/blog');
      expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
    });
  }
});

// tests/e2e/layout.test.ts covers suffixes.
for (const address of [`${guide}/`, '/Docs/QuickStart', '/docs/quick%73tart']) {
  test(`a page works at another spelling of its address: ${address}`, async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    await serveGuideAt(page, address);
    await open(page, address);
    await expectPage(page);
    expect(incidents.errors).toEqual([]);
  });
}

test('a parameter that sets the attribute of the path does not keep a page from working', async ({ page }) => {
  await open(page, `${guide}?docusaurus-data-page-path=/blog`);
  await expectPage(page);
});
