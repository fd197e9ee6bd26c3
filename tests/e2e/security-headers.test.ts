import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/test.ts';

// All tests run with the build's headers and fail on policy violations (tests/support/test.ts).

test('every response has the security headers, and hashed files stay in the cache', async ({ request }) => {
  for (const address of ['/', '/docs/quickstart', '/no/such/page', '/docs/useContext', '/addresses.json']) {
    const headers = (await request.get(address)).headers();
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy'], address).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
    expect(headers, address).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['cache-control'], address).toBeUndefined();
  }
  const html = await (await request.get('/')).text();
  const [file] = /\/assets\/css\/[^"\s>]+\.css/.exec(html)!;
  expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the policy blocks an inline script, an inline event handler and evaluated text', async ({ page, blocked }) => {
  // A script file, because the policy does not apply to page.evaluate().
  await page.route('/evaluate.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'eval(\'document.title = "evaluated"\')' }),
  );
  await page.goto('/pricing');
  const title = await page.title();
  const error = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," alt="" onerror="document.title = \'handled\'">');
    const inline = Object.assign(document.createElement('script'), { text: 'document.title = "injected"' });
    document.head.append(inline, Object.assign(document.createElement('script'), { src: '/evaluate.js' }));
  });
  expect(await error).toHaveProperty('name', 'EvalError');
  await expect.poll(() => blocked).toHaveLength(2);
  expect(blocked.splice(0).sort()).toEqual([
    expect.stringMatching(/^Executing inline event handler/),
    expect.stringMatching(/^Executing inline script/),
  ]);
  expect(await page.title()).toBe(title);
});

test('a page of another site cannot frame one of this site', async ({ page, blocked, baseURL }) => {
  const frames =
    '<iframe name="control" src="/control"></iframe>' + `<iframe name="site" src="${baseURL}/pricing"></iframe>`;
  // A real server, because Chromium treats routed responses as public pages, which may not load local ones.
  const other = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(request.url === '/' ? frames : '<main>In a frame</main>');
  });
  await once(other.listen(0, '127.0.0.1'), 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
    await expect(page.frameLocator('[name=control]').getByRole('main')).toBeVisible();
    await expect.poll(() => blocked.splice(0)).toEqual([expect.stringContaining("frame-ancestors 'none'")]);
    await expect(page.frameLocator('[name=site]').locator('body')).toContainText('refused to connect');
  } finally {
    other.closeAllConnections();
    other.close();
  }
});
