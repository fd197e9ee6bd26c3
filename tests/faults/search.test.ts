import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';
import { crashHeading } from '../support/crash.ts';
import { searchParts } from '../support/search.ts';
import { storageRefusals } from '../support/storage.ts';
import { expect, open, saveData, test } from '../support/test.ts';

const guide = '/docs/quickstart';
const workerScript = /\/assets\/js\/search\.[^/]*\.js$/;

async function expectSearchWorks(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const { field, options } = searchParts(page);
  await field.fill('context');
  await expect(options.first()).toContainText(/context/i, { timeout: 15_000 });
}

for (const [name, refuse] of Object.entries(storageRefusals)) {
  test(`search works with a storage ${name}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(refuse);
    await open(page, guide);
    // The setting for single keys is in storage.
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await expect(searchParts(page).dialog).toHaveCount(0);
    await expectSearchWorks(page);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(guide);
    await expect(crashHeading(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

const withoutWorkers: Record<string, (page: Page) => Promise<unknown>> = {
  'has no workers': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  'rejects workers': (page) =>
    page.addInitScript(() => {
      window.Worker = function refuse() {
        throw new DOMException('Denied by policy', 'SecurityError');
      } as unknown as typeof Worker;
    }),
  'finds no script for the worker': (page) =>
    page.context().route(workerScript, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  'gets a page for the script of the worker': (page) =>
    page.context().route(workerScript, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
};

for (const [state, remove] of Object.entries(withoutWorkers)) {
  test(`search works in a browser that ${state}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await remove(page);
    await open(page, guide);
    await expectSearchWorks(page);
    expect(errors).toEqual([]);
  });
}

test('a tab whose scripts a deployment has replaced offers to reload the page', async ({ page }) => {
  await saveData(page);
  await open(page, guide);
  await page.context().route('**/assets/js/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.keyboard.press('Control+k');
  const { dialog, field } = searchParts(page);
  await field.fill('context');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().unrouteAll();
  await dialog.getByRole('button', { name: 'Reload the page' }).click();
  await expect(searchParts(page).dialog).toHaveCount(0);
  await page.mouse.move(0, 1);
  await expectSearchWorks(page);
});

test('an index response that failed is not replayed from the cache', async ({ page, baseURL }) => {
  // A real server, because the HTTP cache is off for requests that Playwright intercepts.
  const requests: string[] = [];
  const server = createServer(async ({ url = '' }, response) => {
    const isIndex = /\/search-index\/default\./.test(url);
    if (isIndex && requests.push(url) === 1) {
      response.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end('Not found');
      return;
    }
    const { status, headers, body } = await readBuiltSite(baseURL + url);
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await open(page, `http://127.0.0.1:${(server.address() as AddressInfo).port}${guide}`);
    await page.keyboard.press('Control+k');
    const { dialog, field, options } = searchParts(page);
    await field.fill('context');
    const option = options.first();
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await expect(option.or(retry)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(option).toBeVisible();
    expect(requests.length).toBeGreaterThan(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

async function readBuiltSite(url: string) {
  const response = await fetch(url);
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return {
    status: response.status,
    headers: { 'content-type': type },
    body: Buffer.from(await response.arrayBuffer()),
  };
}

for (const [way, start] of Object.entries({
  'by typing': async (page: Page) => page.keyboard.type('context'),
  'with a text selected': async (page: Page) => {
    await page.evaluate(() => {
      const text = document.createElement('p');
      text.textContent = 'context';
      document.querySelector('article')!.prepend(text);
      getSelection()!.selectAllChildren(text);
    });
    await page.keyboard.press('Control+k');
  },
})) {
  test(`the first hit is marked when search is opened ${way}, and arrows go on from it`, async ({ page }) => {
    await open(page, guide);
    await start(page);
    const { dialog, field, options } = searchParts(page);
    await expect(field).toHaveValue('context');
    await expect(options.nth(2)).toBeVisible();
    const isMarked = async (index: number) => {
      await expect(dialog.locator('a[aria-selected=true]')).toHaveCount(1);
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute('aria-activedescendant', `search-option-${index}`);
      const looks = await options.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
      expect(looks.filter((look) => look === looks[index])).toHaveLength(1);
    };
    await isMarked(0);
    await page.keyboard.press('ArrowDown');
    await isMarked(1);
    await page.keyboard.press('ArrowUp');
    await isMarked(0);
  });
}

test.describe('keys of an input method', () => {
  const press = async (client: CDPSession, key: string, modifiers = 0) => {
    const code = { key, code: '', windowsVirtualKeyCode: 229, modifiers };
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...code });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...code });
  };

  for (const state of ['before React', 'in React']) {
    test(`open nothing ${state}`, async ({ page }) => {
      if (state === 'in React') await open(page, guide);
      else await page.goto(guide);
      const client = await page.context().newCDPSession(page);
      for (const key of ['a', '/', '?', 'あ']) await press(client, key);
      await press(client, 'k', 2);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 15_000 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('a');
      await expect(searchParts(page).field).toHaveValue('a');
    });
  }

  test('neither close search nor move the selection', async ({ page }) => {
    await open(page, guide);
    await expectSearchWorks(page);
    const client = await page.context().newCDPSession(page);
    for (const key of ['Escape', 'ArrowDown']) await press(client, key);
    await press(client, 'k', 2);
    await expect(searchParts(page).options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(searchParts(page).options.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});
