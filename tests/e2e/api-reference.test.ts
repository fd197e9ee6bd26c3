import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, open, test, watch } from '../support/test.ts';
import { readSitemap } from '../support/sitemap.ts';

const build = path.resolve(__dirname, '../../build');
const reference = readSitemap()
  .map(({ address }) => address)
  .filter((address) => /^\/docs\/typedoc(\/|$)/.test(address));

function readBuilt(address: string) {
  return load(readFileSync(path.join(build, `${address}.html`), 'utf8'));
}

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

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

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
          /^https:\/\/github\.com\/trpc\/trpc\/blob\/v11\.19\.0\/packages\/\S+#L\d+$/,
        );
        expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBe(viewport.width);
        expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
      });
    }
  });
}

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

test('every link between the pages of the reference leads to a page, and to an id that is there', () => {
  test.setTimeout(120_000);
  const pages = new Map(reference.map((address) => [address, readBuilt(address)]));
  let count = 0;
  for (const [address, $] of pages) {
    for (const link of $('main a[href^="/docs/typedoc"]:not([href$=".md"]), main a[href^="#"]').toArray()) {
      const [target = '', id] = $(link).attr('href')!.split('#');
      const there = target === '' ? $ : pages.get(target);
      expect.soft(there, `${address} links to ${target}`).toBeDefined();
      if (id) expect.soft(there?.(`[id="${id}"]`).length, `${address} links to ${target}#${id}`).toBe(1);
      count++;
    }
  }
  expect(count).toBeGreaterThan(2 * pages.size);
});

test('links of comments to this site stay on it', () => {
  for (const address of reference) {
    for (const link of readBuilt(address)('article a[href^="/docs/"]:not([href$=".md"])').toArray()) {
      const href = link.attribs.href!.split('#')[0]!;
      expect
        .soft(existsSync(path.join(build, `${href === '/docs/' ? '/docs' : href}.html`)), `${address}: ${href}`)
        .toBe(true);
    }
  }
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
