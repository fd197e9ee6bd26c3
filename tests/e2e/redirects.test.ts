import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// A journey for each kind of redirect. tests/built-site/redirects.test.ts covers all addresses.

// Layout is irrelevant here, and a small viewport renders faster.
test.use({ sharedContext: { viewport: { width: 320, height: 100 } } });

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

for (const { kind, address, destination } of [
  { kind: 'a redirect page', address: '/docs/router', destination: '/docs/server/routers' },
  {
    kind: 'a redirect page with a heading of its own',
    address: '/docs/server/input-validation',
    destination: '/docs/server/validators#input-validators',
  },
  {
    kind: 'a redirect page to another site',
    address: '/buy/tier-pro?from=docs',
    destination: 'https://github.com/sponsors/trpc/sponsorships?tier_id=73667&from=docs',
  },
  { kind: 'a suffix that the host removes', address: '/docs/quickstart.html', destination: '/docs/quickstart' },
  {
    kind: 'the not-found page, for other letter case and punctuation',
    address: '/docs/client/react/usequery).',
    destination: '/docs/client/react/useQuery',
  },
  {
    kind: 'the not-found page, for a redirect in other letter case',
    address: '/docs/Testing',
    destination: '/docs/server/testing',
  },
  {
    kind: 'the not-found page, for the API reference of another version',
    address: '/docs/v10/typedoc/client/index/classes/trpcclienterror',
    destination: '/docs/typedoc/client/index/classes/TRPCClientError',
  },
]) {
  test(`the browser follows ${kind}`, async ({ sharedPage: page }) => {
    const { visited, status } = await follow(page, address, destination);
    expect(visited, 'with one redirect').toHaveLength(2);
    expect(status).toBe(200);
    await expect(page).toHaveURL(destination);
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
    await page.goto('/docs/server/input-validation').catch(() => undefined);
    await page.waitForURL('/docs/server/validators#input-validators');
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
