import { expect, open, test, watch } from '../support/test.ts';

const examples = [
  {
    address: '/docs/typedoc/client/index/classes/TRPCClientError',
    headings: ['Constructors', 'Properties', 'Methods'],
  },
  {
    address: '/docs/typedoc/client/links/splitLink/functions/splitLink',
    headings: ['Type Parameters', 'Parameters', 'Returns'],
  },
  { address: '/docs/typedoc/client/index/interfaces/WebSocketClientOptions', headings: ['Properties'] },
  { address: '/docs/typedoc/client/index/type-aliases/TRPCFetch', headings: ['Parameters', 'Returns'] },
  { address: '/docs/typedoc/server/index/variables/initTRPC', headings: [] },
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { address, headings } of examples) {
    test(`${address} reads well`, async ({ page, baseURL }) => {
      const incidents = watch(page, baseURL!);
      await open(page, address);
      const name = address.split('/').at(-1)!;
      const article = page.locator('article');
      await expect(article.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const heading of ['Signature', ...headings]) {
        await expect(article.locator(`h2#${heading.toLowerCase().replace(' ', '-')}`)).toBeVisible();
      }
      const [importLine, signature] = [article.locator('figure').nth(0), article.locator('figure').nth(1)];
      await expect(importLine.locator('pre')).toHaveText(new RegExp(`^import (type )?\\{ ${name} \\} from '@trpc/`));
      await expect(signature.locator('pre')).toContainText(name);
      expect(await signature.locator('code i').count(), 'colours').toBeGreaterThan(0);
      await expect(article.getByRole('link', { name: /^packages\// })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/trpc\/trpc\/blob\/v11(?:\.\d+){2}\/packages\/\S+#L\d+$/,
      );
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(360);
      expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
    });
  }
});

test('the import line can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/typedoc/client/links/splitLink/functions/splitLink');
  const line = page.locator('article figure').first();
  await line.hover();
  await line.getByRole('button', { name: 'Copy', exact: true }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe("import { splitLink } from '@trpc/client';");
});

test('the types of parameters lead to their pages, also of another package, without a reload', async ({ page }) => {
  await open(page, '/docs/typedoc/client/links/splitLink/functions/splitLink');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('article table').getByRole('link', { name: 'AnyTRPCRouter' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/typedoc\/server\/index\/type-aliases\/AnyTRPCRouter$/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a deprecated name says so, and leads to the other one', async ({ page }) => {
  await open(page, '/docs/typedoc/server/index/type-aliases/AnyRouter');
  await expect(page.locator('.theme-admonition-warning')).toContainText('AnyTRPCRouter');
  await expect(page.locator('article').getByRole('link', { name: 'AnyTRPCRouter' })).toHaveAttribute(
    'href',
    '/docs/typedoc/server/index/type-aliases/AnyTRPCRouter',
  );
});

test('a link to a member shows its row', async ({ page }) => {
  await open(page, '/docs/typedoc/client/index/interfaces/TRPCRequestOptions#context');
  await expect(page.locator('tr', { has: page.locator('#context') })).toBeInViewport();
});

test('nobody is asked to edit a generated page, and guides are not made heavier by the list of them', async ({
  page,
}) => {
  await open(page, '/docs/typedoc/client/links/splitLink/functions/splitLink');
  await expect(page.getByRole('link', { name: /edit this page/i })).toHaveCount(0);
  await open(page, '/docs/quickstart');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('link', { name: 'API reference' })).toHaveAttribute('href', '/docs/typedoc');
  await expect(sidebar.locator('a[href^="/docs/typedoc/"]')).toHaveCount(0);
});
