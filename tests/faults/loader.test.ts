import path from 'node:path';
import type { Page } from '@playwright/test';
import { searchParts } from '../support/search.ts';
import { expect, holdScripts, open, scripts, test, waitForHydration } from '../support/test.ts';

// Failures before hydration: missing or broken files, and pages modified by third parties.

const quickstart = '/docs/quickstart';
const mainScript = '**/assets/js/main.*.js';
const stylesheets = '**/assets/css/*.css';
const html = (page: Page) => page.locator('html');
const note = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load completely.' });
const firstTabs = (page: Page) => page.locator('[data-tabs=npm2yarn]').first();

function countRequests(page: Page, extension: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => extension.test(request.url()) && count++);
  return () => count;
}

async function change(page: Page, address: string, edit: (html: string) => string) {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const edited = edit(body);
    expect(edited).not.toBe(body);
    await route.fulfill({ response, body: edited });
  });
}

/** Rejects clipboard access outside the user's click, as WebKit does. Returns a function that reads the outcomes. */
async function requireGesture(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    let isInClick = false;
    window.addEventListener(
      'click',
      ({ isTrusted }) => {
        isInClick = isTrusted;
        setTimeout(() => (isInClick = false));
      },
      true,
    );
    const outcomes: string[] = [];
    Object.assign(window, { outcomes });
    const { prototype } = Clipboard;
    for (const method of ['write', 'writeText'] as const) {
      const original = prototype[method] as (this: Clipboard, data: unknown) => Promise<void>;
      prototype[method] = function (this: Clipboard, data: unknown) {
        const refusal = new DOMException('Not within a click', 'NotAllowedError');
        const written = isInClick ? original.call(this, data) : Promise.reject(refusal);
        written.then(
          () => outcomes.push('copied'),
          () => outcomes.push('rejected'),
        );
        return written;
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { outcomes: string[] }).outcomes);
}

test.describe('a tab of before a deployment', () => {
  test('requests each file twice, says what is wrong, and loads again', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(quickstart);
    const count = countRequests(page, /\.js$/);
    const yarn = firstTabs(page).getByRole('tab', { name: 'Yarn' });
    await yarn.click();
    await expect(yarn).toHaveAttribute('data-waiting');
    await expect(note(page)).toContainText(/assets\/js\/.*\.js did not load/);
    await expect(yarn, 'the reader sees that it is not going to be done').not.toHaveAttribute('data-waiting');
    for (let y = 0; y < 200; y += 5) await page.mouse.move(200, y);
    expect(count()).toBeLessThanOrEqual(6);

    await note(page).getByRole('button', { name: 'Close' }).click();
    await expect(note(page)).toHaveCount(0);
    await yarn.click();
    await expect(note(page)).toBeVisible();

    await page.unroute(scripts);
    await note(page).getByRole('button', { name: 'Reload' }).click();
    await waitForHydration(page);
    await expect(note(page)).toHaveCount(0);
  });

  test('has links that work', async ({ page }) => {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(quickstart);
    await page.mouse.move(200, 300);
    await expect(note(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveTitle(/^Blog/);
  });
});

for (const [what, body] of [
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['cut off', '(() => { const page = {'],
  ['empty', ''],
  ['throwing', 'throw new Error("broken")'],
] as const) {
  test(`a script that is ${what} gives the actions back`, async ({ page }) => {
    await page.route(mainScript, (route) => route.fulfill({ body, contentType: 'text/javascript' }));
    await page.goto(quickstart);
    const caret = page.getByRole('button', { name: /sidebar category 'Server'/ });
    await caret.click();
    await expect(note(page)).toBeVisible();
    await expect(caret).not.toHaveAttribute('data-waiting');
    await page.keyboard.press('End');
    await page.keyboard.type('context');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });
}

test('a part of the scripts that throws gives the actions back after a while', async ({ page }) => {
  await page.clock.install();
  await page.route(scripts, (route) =>
    /\/(?:main|runtime~main)\./.test(route.request().url()) ? route.continue() : route.fulfill({ body: 'throw 1' }),
  );
  await page.goto(quickstart);
  const yarn = firstTabs(page).getByRole('tab', { name: 'Yarn' });
  await yarn.click();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(note(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  await expect(yarn).not.toHaveAttribute('data-waiting');
});

test('a script that never comes gives the actions back, and still may come', async ({ page }) => {
  await page.clock.install();
  const release = await holdScripts(page);
  await page.goto(quickstart);
  const yarn = firstTabs(page).getByRole('tab', { name: 'Yarn' });
  await yarn.click();
  await page.clock.runFor(10_000);
  await expect(note(page)).toHaveCount(0);
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(note(page)).toBeVisible({ timeout: 100 });
  }).toPass();
  release();
  await page.clock.resume();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  await expect(note(page)).toHaveCount(0);
});

test('a stylesheet that failed once is requested again, before React comes', async ({ page }) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'stylesheet' && loaded.push(request.url()));
  await page.route(stylesheets, (route) => route.abort(), { times: 1 });
  await page.goto(quickstart);
  await page.mouse.move(200, 300);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
  expect(loaded).toHaveLength(1);
});

test('scripts that fail are no reason to say again that the base path is wrong', async ({ page }) => {
  const banner = page.locator('#__docusaurus-base-url-issue-banner-container');
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.parsed = String(Number(dataset.parsed ?? 0) + 1);
    });
  });
  await page.route(scripts, (route) => route.abort());
  const home = path.resolve(__dirname, '../../build/index.html');
  await page.route('**/saved/', (route) => route.fulfill({ path: home }));
  for (const [address, notes, banners] of [
    ['/', 1, 0],
    ['/saved/', 0, 1],
  ] as const) {
    await page.goto(address);
    for (let y = 100; y < 200; y += 10) await page.mouse.move(200, y);
    await expect(note(page)).toHaveCount(notes);
    await expect(banner).toHaveCount(banners);
    await expect(html(page)).toHaveAttribute('data-parsed', '1');
  }
});

test.describe('an address', () => {
  test('that says that the page is hydrated does not keep it from being so', async ({ page }) => {
    await open(page, `${quickstart}?docusaurus-data-has-hydrated=false`);
    await page.goto(`${quickstart}?docusaurus-data-has-hydrated=true`);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
    const yarn = firstTabs(page).getByRole('tab', { name: 'Yarn' });
    await yarn.click();
    await expect(yarn).toHaveAttribute('aria-selected', 'true');
  });

  test('that begins with two slashes is a page of this site', async ({ page, baseURL }) => {
    const file = path.resolve(__dirname, '../../build/404.html');
    await page.route(
      ({ pathname }) => pathname.startsWith('//host'),
      (route) => route.fulfill({ path: file, status: 404 }),
    );
    await page.goto(`${baseURL}//host/no-such-page.html`);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
});

test.describe('before React is there, the color mode follows', () => {
  test.use({ colorScheme: 'light' });

  test('the system', async ({ page }) => {
    await page.goto(quickstart);
    await expect(html(page)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await waitForHydration(page);
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: /currently system mode/ })).toBeVisible();
  });

  test('another tab', async ({ page, context }) => {
    await page.goto(quickstart);
    const other = await context.newPage();
    await open(other, '/pricing');
    await other.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
    const chosen = (await html(other).getAttribute('data-theme-choice'))!;
    await expect(html(page)).toHaveAttribute('data-theme-choice', chosen);
    await expect(html(page)).toHaveAttribute('data-theme', chosen);
    await other.close();
  });

  test('the choice made since the browser put the page away', async ({ page }) => {
    await page.goto(quickstart);
    await page.evaluate(() => {
      const { themeKey } = document.querySelector<HTMLElement>('script[data-theme-key]')!.dataset;
      localStorage.setItem(themeKey!, 'dark');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  });
});

test('Back after a reload shows the page of its address', async ({ page }) => {
  await open(page, quickstart);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveTitle(/^Blog/);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(quickstart);
  await expect(page).toHaveTitle(/^Quickstart/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await waitForHydration(page);
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
});

test('a right click on the brand opens the page with the logos', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(quickstart);
  await page.locator('.navbar__brand').first().click({ button: 'right' });
  release();
  await expect(page).toHaveURL('/media');
});

test.describe('where browsers copy only within a click', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copyCode = (page: Page, kind: string) =>
    page.locator(`figure:has(${kind})`).first().getByRole('button', { name: 'Copy', exact: true }).click();
  const hash = '#installation';

  for (const { what, address, click, text } of [
    {
      what: 'a block of code',
      address: quickstart,
      click: (page: Page) => copyCode(page, 'pre[tabindex]'),
      text: /^\{\n {2}"name": "bookshelf"/,
    },
    {
      what: 'a terminal',
      address: quickstart,
      click: (page: Page) => copyCode(page, 'pre:not([tabindex])'),
      text: /^npm install @trpc\/server@11\./,
    },
    {
      what: 'the address of a heading',
      address: quickstart,
      click: (page: Page) => page.locator(`a.hash-link[href="${hash}"]`).click(),
      text: new RegExp(`${quickstart}${hash}$`),
    },
    {
      what: 'a page as Markdown',
      address: quickstart,
      click: (page: Page) => page.getByRole('button', { name: 'Copy page' }).click(),
      text: /\n# Quickstart\n/,
    },
    {
      what: 'a color',
      address: '/media',
      click: (page: Page) =>
        page
          .getByRole('button', { name: /^Copy #/ })
          .first()
          .click(),
      text: /^#[\da-f]{6}$/,
    },
  ]) {
    test(`${what} is copied by a click before React is there`, async ({ page }) => {
      await requireGesture(page);
      const release = await holdScripts(page);
      await page.goto(address);
      await click(page);
      await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
      release();
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    });
  }

  test('a copy ends without a text when React does not come', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const outcomes = await requireGesture(page);
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(quickstart);
    await copyCode(page, 'pre[tabindex]');
    expect(await outcomes()).toEqual([]);
    await expect(note(page)).toBeVisible();
    await expect.poll(outcomes).toEqual(['rejected']);
    expect(errors).toEqual([]);
  });
});

test('no page is prefetched until a search that waits has its index', async ({ page }) => {
  const prefetched = page.locator('link[rel=prefetch]');
  const releasePage = await holdScripts(page);
  const releaseIndex = await holdScripts(page, '**/search-index/*.bin');
  await page.goto(quickstart);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  await searchParts(page).button.click();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  releasePage();
  await expect(searchParts(page).dialog).toBeVisible();
  // Twice as long as prefetching the links on screen takes.
  await page.waitForTimeout(500);
  await expect(prefetched).toHaveCount(0);
  releaseIndex();
  await expect(prefetched).not.toHaveCount(0);
});

test('the search dialog comes along with the page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // Scripts of the page itself, except the entry and the search panel.
  const release = await holdScripts(page, /\/assets\/js\/(?!main|runtime~main|search-panel)[^/]*\.js$/);
  await page.goto(quickstart);
  await page.keyboard.press('Control+k');
  await expect.poll(() => requested.some((url) => url.includes('/search-panel.'))).toBe(true);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await expect(searchParts(page).dialog).toBeVisible();
});

test.describe('a page that others have changed before React comes', () => {
  const sameLinks = async (page: Page) => {
    const read = () =>
      page
        .locator('.theme-doc-markdown a:not(.hash-link)')
        .evaluateAll((links) => links.map((link) => `${link.textContent}: ${link.getAttribute('href')}`).sort());
    await page.unroute(`**${quickstart}`);
    const found = await read();
    await open(page, quickstart);
    return { found, expected: await read() };
  };

  for (const [who, edit] of [
    [
      'an extension that adds links to paragraphs',
      (body: string) =>
        body.replace(/(<div class="?theme-doc-markdown[^]*?<p>)/, '$1<a href="https://example.com">Offer</a> '),
    ],
    [
      'an extension that adds an element to the root',
      (body: string) => body.replace(/<div id="?__docusaurus"?>/, '$&<div id=extension>Extension</div>'),
    ],
    [
      'a translator',
      (body: string) =>
        body.replace(/<p>([^<]+)/g, '<p><font><font>$1</font></font>').replace(/<h1>([^<]+)/, '<h1><font>$1</font>'),
    ],
  ] as const) {
    test(`by ${who} works, and its links lead where they say`, async ({ page }) => {
      await change(page, quickstart, edit);
      await open(page, quickstart);
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
      // Before anything scrolls, because the navbar hides then.
      const menu = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
      await menu.hover();
      await menu.getByRole('link', { name: /^10\.x/ }).click();
      await expect(page).toHaveURL(/\/docs\/v10/);
      await expect(menu.locator('.navbar__link')).toContainText('10.x');
      await page.goto(quickstart);
      await waitForHydration(page);
      const yarn = firstTabs(page).getByRole('tab', { name: 'Yarn' });
      await yarn.click();
      await expect(yarn).toHaveAttribute('aria-selected', 'true');
      const { found, expected } = await sameLinks(page);
      expect(found.filter((link) => !link.startsWith('Offer'))).toEqual(expected);
    });
  }
});
