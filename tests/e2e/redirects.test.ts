import { load } from 'cheerio';
import type { Page, Request } from '@playwright/test';
import { readPages } from '../support/sitemap.ts';
import { applyRules, readLinks, readNetlifyRules, readServed, readVercelRules } from '../support/redirects.ts';
import { expect, test } from '../support/test.ts';

const inbound = readLinks('inbound-links.tsv');
// Layout is irrelevant here, and a small viewport renders faster.
test.use({ sharedContext: { viewport: { width: 320, height: 100 } } });

const pages = new Set(readPages().map(({ address }) => address));

/** Follows redirects to the destination. Returns the visited addresses and the last status. */
async function follow(
  page: Page,
  address: string,
  destination: string,
): Promise<{ visited: string[]; status: number }> {
  const visited: string[] = [];
  let status = 0;
  const ofPage = (request: Request) => request.isNavigationRequest() && request.frame() === page.mainFrame();
  page.on('request', (request) => ofPage(request) && visited.push(request.url()));
  page.on('response', (response) => {
    if (ofPage(response.request())) status = response.status();
  });
  await page.route(/^https:/, (route) => route.fulfill({ body: 'Another site.' }));
  // Redirect pages abort the navigation.
  await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  const target = destination.replace(/#.*/, '');
  await page.waitForURL((url) => (target.startsWith('/') ? url.pathname === target : url.href === target), {
    waitUntil: 'domcontentloaded',
  });
  await page.unrouteAll();
  return { visited, status };
}

/** The heading with this id, or next to an anchor with it. */
function headingAt(id: string): string | undefined {
  const element = document.getElementById(id);
  // Members in the API reference are in the first cell of a row.
  const isHeading = (one: Element | null | undefined) => /^(H[1-6]|TD)$/.test(one?.tagName ?? '');
  let next: Element | null | undefined = element;
  while (next?.tagName === 'A') next = next.nextElementSibling;
  return [element, next, element?.previousElementSibling, element?.closest('td')].find(isHeading)?.textContent;
}

for (const { path, fragment, destination } of inbound) {
  const address = path + (fragment && `#${fragment}`);
  test(`inbound ${address}`, async ({ sharedPage: page }) => {
    // Redirects work without React, whose scripts would take most of the time.
    if (!path.endsWith('.md')) await page.route('**/assets/js/**', (route) => route.abort());
    const { visited, status } = await follow(page, address, answerOf({ path, destination }));
    expect(status).toBe(200);
    expect(visited.length, `at most one redirect: ${visited.join(' → ')}`).toBeLessThanOrEqual(2);
    const { hash } = new URL(page.url());
    if (destination.includes('#') || fragment) {
      expect(hash, 'the heading that was asked for, or the one that answers it').not.toBe('');
      expect(await page.evaluate(headingAt, decodeURIComponent(hash.slice(1))), `a heading at ${hash}`).toMatch(/\S/);
    }
  });
}

/** Existing files, such as Markdown exports and images, do not redirect. */
function answerOf({ path, destination }: { path: string; destination: string }): string {
  return /\.\w+$/.test(path) && readServed(path) !== undefined ? path : destination;
}

for (const { path, destination } of readLinks('other-links.tsv')) {
  test(`other ${path}`, async ({ sharedPage: page }) => {
    const { status } = await follow(page, path, destination);
    expect(status).toBe(200);
    const hash = /#.*/.exec(destination)?.[0] ?? '';
    expect(new URL(page.url()).hash).toBe(hash);
    if (hash) expect(await page.evaluate(headingAt, hash.slice(1))).toMatch(/\S/);
  });
}

test('query and heading go along, from a redirect page and from the not-found page', async ({ sharedPage: page }) => {
  for (const address of ['/docs/useContext?a=1&b=%20#helpers', '/docs/UseContext?a=1&b=%20#helpers']) {
    await follow(page, address, '/docs/client/react/useUtils');
    const { search, hash } = new URL(page.url());
    expect({ search: new URLSearchParams(search).toString(), hash }, address).toEqual({
      search: 'a=1&b=+',
      hash: '#helpers',
    });
  }
});

test('addresses of the API reference have no pages, and the not-found page redirects them', async ({
  sharedPage: page,
}) => {
  for (const [asked, target] of [
    ['/docs/v9/typedoc/client/index/classes/TRPCClientError', '/docs/typedoc/client/index/classes/TRPCClientError'],
    ['/docs/v10/typedoc/client/index/classes/trpcclienterror', '/docs/typedoc/client/index/classes/TRPCClientError'],
    ['/docs/v11/typedoc', '/docs/typedoc'],
    ['/docs/typedoc/server/classes/trpcerror', '/docs/typedoc/server/index/classes/TRPCError'],
    ['/docs/typedoc/CLIENT', '/docs/typedoc/client'],
  ] as const) {
    expect(readServed(asked), asked).toBeUndefined();
    const { visited } = await follow(page, asked, target);
    expect(visited, asked).toHaveLength(2);
  }
});

test('the way back skips the old address', async ({ page }) => {
  await page.goto('/docs/faq');
  await follow(page, '/docs/ssr', '/docs/client/nextjs/ssr');
  await page.goBack();
  await expect(page).toHaveURL('/docs/faq');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a redirect page redirects', async ({ page }) => {
    await page.goto('/docs/router').catch(() => undefined);
    await page.waitForURL('/docs/server/routers');
    await page.goto('/docs/testing').catch(() => undefined);
    await page.waitForURL('/docs/server/server-side-calls#example-usage-in-an-integration-test');
  });
});

test('an address that nobody knows stays not found', async ({ page }) => {
  const list = page.waitForResponse('/addresses.json');
  const response = await page.goto('/docs/no-such-page');
  await (await list).finished();
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/docs/no-such-page');
});

for (const [host, readRules] of [
  ['Netlify and Cloudflare Pages', readNetlifyRules],
  ['Vercel', readVercelRules],
] as const) {
  test(`the rules for ${host} lead to pages in one step, and never away from one`, () => {
    const rules = readRules();
    for (const { from, to, isFolder } of rules) {
      if (isFolder) continue;
      expect.soft(pages.has(from), `${from} is no page`).toBe(false);
      if (to.startsWith('https://')) continue;
      const [address, id] = to.split('#') as [string, string | undefined];
      expect.soft(applyRules(rules, address), `${to} is no redirect`).toBeUndefined();
      const html = readServed(address);
      expect.soft(html, to).toBeDefined();
      if (id) expect.soft(load(html ?? '')(`[id="${id}"]`).length, to).toBe(1);
    }
    for (const page of pages) expect.soft(applyRules(rules, page), page).toBeUndefined();
    for (const { path, destination } of inbound) {
      const target = destination.replace(/#.*/, '');
      if (path !== target && !path.endsWith('.md'))
        expect.soft(applyRules(rules, path)?.replace(/#.*/, ''), path).toBe(target);
    }
  });
}

test('each rule has a page of its own, for hosts without rules', () => {
  const { origin } = new URL(readPages()[0]!.url);
  for (const { from, to, isFolder } of readNetlifyRules()) {
    if (isFolder || /\.(?:svg|png)$/.test(from)) continue;
    const $ = load(readServed(from) ?? '', { scriptingEnabled: false });
    expect.soft($('noscript meta[http-equiv="refresh"]').attr('content'), from).toBe(`0; url=${to}`);
    expect.soft($('link[rel="canonical"]').attr('href'), from).toBe(new URL(to, origin).href);
  }
});
