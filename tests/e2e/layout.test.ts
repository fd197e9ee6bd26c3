import path from 'node:path';
import type { Page } from '@playwright/test';
import { latestVersion, versions } from '../../config/versions.ts';
import { expect, open, test, waitForHydration, watch } from '../support/test.ts';

test('the navbar leads to docs, quickstart, blog, the awesome collection and the places of the community', async ({
  page,
}) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const links = {
    Docs: '/docs',
    Quickstart: '/docs/quickstart',
    Blog: '/blog',
    Awesome: '/docs/community/awesome-trpc',
  };
  for (const [name, href] of Object.entries(links)) {
    await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const social = { GitHub: 'github.com', Discord: 'trpc.io/discord', X: 'x.com' };
  for (const [name, host] of Object.entries(social)) {
    await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      new RegExp(`^https://${host}`),
    );
  }
  await expect(navbar.locator('.navbar__brand')).toHaveAttribute('href', '/');
  await expect(navbar.locator('.dropdown .navbar__link')).toHaveText(versions[latestVersion].label);
});

for (const [address, name] of [
  ['/docs/concepts', 'Docs'],
  ['/docs/quickstart', 'Quickstart'],
  ['/docs/v10/quickstart', 'Quickstart'],
  ['/docs/community/awesome-trpc', 'Awesome'],
] as const) {
  test(`of the navbar, ${name} alone is active at ${address}`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('.navbar__items:first-child .navbar__link--active')).toHaveText(name);
  });
}

test('the footer has columns of links', async ({ page }) => {
  await open(page, '/');
  const footer = page.locator('footer');
  await expect(footer.locator('.footer__title')).toHaveText(['Learn', 'Community', 'More']);
  await expect(footer.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(footer.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', /^https:\/\/github\.com\//);
});

test('breadcrumbs lead from the home page to the page', async ({ page }) => {
  await open(page, '/docs/server/context');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Server', 'Context']);
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const address of [
    '/docs/quickstart',
    '/docs/client/nextjs/server-side-helpers',
    '/docs/typedoc/client/links/httpBatchLink/functions/httpBatchLink',
  ]) {
    test(`the title of ${address} is near the top, below breadcrumbs of one line`, async ({ page }) => {
      await open(page, address);
      await expect(page.locator('.theme-announcement-bar')).toBeVisible();
      const top = async (selector: string) => (await page.locator(selector).boundingBox())!;
      expect((await top('h1')).y).toBeLessThan(220);
      // With padding; two lines are 70.
      expect((await top('.breadcrumbs')).height).toBeLessThan(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  }

  test('only pages of older versions name the version', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await expect(page.locator('.theme-doc-version-badge')).toHaveCount(0);
    await open(page, '/docs/v10/quickstart');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 10.x');
  });
});

test('code is colored by the theme of the color mode, and the choice is kept', async ({ page }) => {
  const colours = () =>
    page.locator('.theme-code-block').evaluateAll((blocks) => ({
      background: getComputedStyle(blocks[0]!).backgroundColor,
      tokens: [
        ...new Set(
          blocks
            .flatMap((code) => Array.from(code.querySelectorAll('code i')))
            .map((token) => getComputedStyle(token).color),
        ),
      ],
    }));
  await open(page, '/docs/quickstart');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await colours();
  expect(light.tokens.length, 'colors of tokens').toBeGreaterThan(2);
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(async () => (await colours()).background).not.toBe(light.background);
  const dark = await colours();
  expect(dark.tokens).not.toEqual(light.tokens);
  await page.reload();
  await waitForHydration(page);
  expect(await colours()).toEqual(dark);
});

test('a reader clicks through the site without a reload, an error or a request to another host', async ({
  page,
  baseURL,
}) => {
  const incidents = watch(page, baseURL!);
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const navbar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, address] of [
    ['Docs', '/docs'],
    ['Quickstart', '/docs/quickstart'],
    ['Blog', '/blog'],
    ['Awesome', '/docs/community/awesome-trpc'],
  ] as const) {
    await navbar.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.locator('footer').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.goBack();
  await expect(page).toHaveURL('/docs/community/awesome-trpc');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
});

test.describe('an address with a suffix', () => {
  const showsQuickstart = async (page: Page) => {
    await expect(page).toHaveTitle(/^Quickstart \|/);
    await expect(page.locator('h1')).toHaveText('Quickstart');
    await expect(page.locator('.theme-doc-sidebar-container a[aria-current=page]')).toHaveText('Quickstart');
  };

  for (const suffix of ['.html', '/index.html']) {
    test(`leads to the page: ${suffix}`, async ({ page }) => {
      await open(page, `/docs/quickstart${suffix}`);
      await showsQuickstart(page);
      await expect(page).toHaveURL('/docs/quickstart');
    });

    test(`shows the page on hosts that do not redirect: ${suffix}`, async ({ page, baseURL }) => {
      const incidents = watch(page, baseURL!);
      const file = path.resolve(__dirname, '../../build/docs/quickstart.html');
      await page.route(`**/docs/quickstart${suffix}?*`, (route) => route.fulfill({ path: file }));
      await open(page, `/docs/quickstart${suffix}?from=elsewhere#3-serve-the-router`);
      await showsQuickstart(page);
      await expect(page).toHaveURL('/docs/quickstart?from=elsewhere#3-serve-the-router');
      expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
    });
  }

  test('is short on the home page too', async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    await page.route('**/index.html', (route) =>
      route.fulfill({ path: path.resolve(__dirname, '../../build/index.html') }),
    );
    await open(page, '/index.html');
    await expect(page).toHaveURL('/');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });
});
