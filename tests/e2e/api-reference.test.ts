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
      expect(await signature.locator('code i').count(), 'colors').toBeGreaterThan(0);
      await expect(article.getByRole('link', { name: /^packages\// })).toHaveAttribute(
        'href',
        /^https:\/\/github\.com\/trpc\/trpc\/blob\/v\d+(?:\.\d+){2}\/packages\/\S+#L\d+$/,
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

test('the index filters by name and by kind, and shows what is internal when it matches', async ({ page }) => {
  await open(page, '/docs/typedoc');
  const names = page.locator('.markdown li:has([data-kind]) a');
  const hidden = page.locator('.markdown').getByRole('link', { name: 'callTRPCProcedure' });
  await expect(hidden).toBeHidden();
  const field = page.getByRole('searchbox', { name: 'Filter by name' });
  await field.fill('splitl');
  await expect(names.filter({ visible: true })).toHaveText(['splitLink']);
  await expect(page.getByRole('status').filter({ hasText: '1 found' })).toBeVisible();
  await field.fill('httpbatchlink');
  await expect(names.filter({ visible: true })).toHaveText(['httpBatchLink', 'HTTPBatchLinkOptions']);
  await expect(page.locator('h2#server')).toBeHidden();
  await page.getByText('Functions', { exact: true }).click();
  await expect(names.filter({ visible: true })).toHaveText(['httpBatchLink']);
  await field.fill('callTRPC');
  await expect(hidden).toBeVisible();
  await field.fill('xyzzy');
  await expect(page.getByText('No export is named “xyzzy”.')).toBeVisible();
  await field.fill('');
  await expect(page.locator('h2#server')).toBeVisible();
  await expect(hidden).toBeHidden();
});

test('the sidebar names kinds, and keeps what is internal and deprecated apart', async ({ page }) => {
  await open(page, '/docs/typedoc/server');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar.getByRole('button', { name: 'Internal and deprecated' }).first()).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await open(page, '/docs/typedoc/client/links/splitLink/functions/splitLink');
  await expect(sidebar.locator('a[aria-current=page]').getByRole('img', { name: 'function' })).toBeVisible();
  await expect(sidebar.locator('a[aria-current=page]')).toHaveText('splitLink');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the index filters by kind, and offers no filter that does nothing', async ({ page }) => {
    await page.goto('/docs/typedoc');
    const name = (text: string) => page.locator('.markdown').getByRole('link', { name: text, exact: true });
    await expect(page.getByRole('searchbox', { name: 'Filter by name' })).toBeHidden();
    await page.getByText('Classes', { exact: true }).click();
    await expect(name('TRPCError')).toBeVisible();
    await expect(name('initTRPC')).toBeHidden();
    await expect(name('callTRPCProcedure')).toBeHidden();
    await page.getByText('All', { exact: true }).click();
    await expect(name('initTRPC')).toBeVisible();
    await page.locator('summary', { hasText: 'internal' }).first().click();
    await expect(name('callTRPCProcedure')).toBeVisible();
  });
});
