import type { Page } from '@playwright/test';
import { search } from '../../config/search.ts';
import { maxQueryLength } from '@typed-docs/search/query';
import { findViolations } from '../support/axe.ts';
import { expect, holdScripts, open, test, watch, storageSuffix } from '../support/test.ts';
import { panelScript, searchFor, searchParts } from '../support/search.ts';

function watchRequests(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

const isIndex = (address: string) => address.includes('/search-index/');
const isPanel = (address: string) => address.includes('/search-panel.');

const starts = search.startingPoints!.length;

test.describe('before search is used', () => {
  test('nothing of it is loaded, and no other host is told', async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    const requests = watchRequests(page);
    await open(page, '/docs/quickstart');
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isIndex)).toEqual([]);
    expect(requests.filter(isPanel)).toEqual([]);
    await expect(page.locator('link[rel=preconnect]')).toHaveCount(0);
    expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });

  const intents: Record<string, (page: Page) => Promise<void>> = {
    hover: (page) => searchParts(page).button.hover(),
    focus: (page) => searchParts(page).button.focus(),
    touch: (page) => searchParts(page).button.dispatchEvent('touchstart'),
    click: (page) => searchParts(page).button.click(),
    'a key': (page) => page.keyboard.press('q'),
  };
  for (const [intent, act] of Object.entries(intents)) {
    test(`${intent} loads the results panel and the index of the version on screen`, async ({ page }) => {
      await open(page, '/docs/v10/quickstart');
      await page.waitForLoadState('networkidle');
      const requests = watchRequests(page);
      await act(page);
      await expect.poll(() => requests.filter(isPanel)).toHaveLength(1);
      await expect.poll(() => requests.filter(isIndex).join()).toContain('docs-default-10.x');
      expect(requests.filter(isIndex).join()).not.toContain('docs-default-9.x');
    });
  }
});

test.describe('search opens', () => {
  test('by its button, and gives the focus back', async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    await open(page, '/docs/quickstart');
    const { button, dialog, field } = searchParts(page);
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await button.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.press('Enter');
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await page.mouse.click(5, 600);
    await expect(dialog).toHaveCount(0);
    expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`by ${key}, empty`, async ({ page }) => {
      await open(page, '/docs/quickstart');
      await page.keyboard.press(key);
      await expect(searchParts(page).field).toBeFocused();
      await expect(searchParts(page).field).toHaveValue('');
      await page.keyboard.press('Control+k');
      await expect(searchParts(page).dialog).toHaveCount(0);
    });
  }

  test('by a printable key, which begins the query', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.keyboard.press('m');
    await expect(searchParts(page).field).toHaveValue('m');
    await page.keyboard.type('iddleware');
    await expect(searchParts(page).field).toHaveValue('middleware');
    await expect(searchParts(page).options.first()).toBeVisible();
  });

  test('not by other keys', async ({ page }) => {
    await open(page, '/docs/quickstart');
    for (const key of ['Control+f', 'Meta+f', 'Control+Shift+k', 'Control+b', 'Alt+a', 'Meta+c'])
      await page.keyboard.press(key);
    for (const key of ['?', 'Space', 'Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Shift', 'F2', 'Home'])
      await page.keyboard.press(key);
    await page.evaluate(() => {
      const composing = new KeyboardEvent('keydown', { key: 'a', isComposing: true, bubbles: true });
      document.body.dispatchEvent(composing);
    });
    await expect(searchParts(page).dialog).toHaveCount(0);
  });

  test('not by keys that are typed into something', async ({ page }) => {
    await open(page, '/docs/quickstart');
    for (const html of [
      '<input id=place>',
      '<textarea id=place></textarea>',
      '<p id=place contenteditable>a</p>',
      '<select id=place><option>a</select>',
    ]) {
      await page.evaluate((markup) => document.querySelector('main')!.insertAdjacentHTML('afterbegin', markup), html);
      await page.locator('#place').focus();
      await page.keyboard.type('a/');
      await expect(searchParts(page).dialog).toHaveCount(0);
      await page.locator('#place').evaluate((element) => element.remove());
    }
  });

  test('not by single keys when the reader turned them off, which is remembered', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const { dialog, field } = searchParts(page);
    const shortcuts = page.getByRole('button', { name: 'Keyboard shortcuts' });
    const choice = page.getByRole('checkbox', { name: 'Use single keys' });
    await page.keyboard.press('?');
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await open(page, '/docs/quickstart');
    await page.keyboard.press('a');
    await page.keyboard.press('/');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await shortcuts.click();
    await choice.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('a');
    await expect(field).toHaveValue('a');
  });
});

test.describe('while the code loads', () => {
  test('no key is lost, and Enter leads to the page of results', async ({ page }) => {
    await holdScripts(page, panelScript);
    await open(page, '/docs/quickstart');
    await page.keyboard.type('context');
    const { dialog, field } = searchParts(page);
    await expect(field).toHaveValue('context');
    await expect(dialog.getByText('Searching…')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=context');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a failure is told, and can be tried again', async ({ page }) => {
    await page.route(panelScript, (route) => route.abort());
    await open(page, '/docs/quickstart');
    await page.keyboard.type('context');
    const { dialog, field, options } = searchParts(page);
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
    await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute(panelScript);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(field).toHaveValue('context');
    await expect(options.first()).toBeVisible();
  });
});

test.describe('results', () => {
  test('are grouped, at most five each and 20 in all, with what matched marked', async ({ page }) => {
    const { groups, options } = await searchFor(page, 'context');
    const counts = await groups.evaluateAll((lists) =>
      lists.map((list) => list.querySelectorAll('[role=option]').length),
    );
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    expect(await options.count()).toBeLessThanOrEqual(20);
    await expect(options.first().locator('mark').first()).toHaveText(/context/i);
    const titles = await groups.getByRole('heading').allTextContents();
    expect(new Set(titles).size, 'no group comes twice').toBe(titles.length);
  });

  test('are opened by keys, without a reload', async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    const { dialog, field, options } = await searchFor(page, 'context');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id'))!);
    await page.keyboard.press('ArrowUp');
    const target = await options.nth(0).getAttribute('href');
    expect(target).toMatch(/^\/docs\//);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target!);
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });

  test('are opened by clicks, without a reload, or next to the page where the reader asks for that', async ({
    page,
  }) => {
    const { dialog, options } = await searchFor(page, 'context');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const link = options.nth(0);
    const target = (await link.getAttribute('href'))!;
    const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })]);
    await other.waitForURL(target);
    await expect(dialog).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('belong to the last query, however fast the keys come', async ({ page }) => {
    const { dialog, field, options } = await searchFor(page, 'context');
    await field.fill('');
    await field.pressSequentially('xyzzyplugh', { delay: 0 });
    for (let key = 0; key < 10; key++) await field.press('Backspace');
    await field.pressSequentially('middleware', { delay: 0 });
    await expect(field).toHaveValue('middleware');
    await expect(options.first().locator('mark').first()).toHaveText(/^middleware/i);
    const link = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await link.textContent())!)![0];
    await link.click();
    await expect(page.getByText(`${count} results for “middleware”`)).toBeVisible();
  });

  test('come without network once the index is there', async ({ page, context }) => {
    const { field, options } = await searchFor(page, 'context');
    await context.setOffline(true);
    await field.fill('middleware');
    await expect(options.first().locator('mark').first()).toHaveText(/^middleware/i);
  });

  for (const device of ['a desktop', 'a phone']) {
    test(`on the same page are scrolled to: ${device}`, async ({ page }) => {
      if (device === 'a phone') await page.setViewportSize({ width: 360, height: 740 });
      const { options } = await searchFor(page, 'context', '/docs/server/context');
      const links = options.and(page.locator('a[href^="/docs/server/context#"]'));
      const link = links.last();
      const anchor = new URL((await link.getAttribute('href'))!, 'http://localhost').hash.slice(1);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    });
  }

  test('leave the page where it was, also on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/docs/server/context');
    await page.evaluate(() => window.scrollTo(0, 900));
    const { dialog, field, options } = searchParts(page);
    // Not by the button, because Playwright would scroll to it.
    await page.keyboard.press('Control+k');
    await field.fill('context');
    await expect(options.first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('say how many there are, and all stand on the page of results', async ({ page }) => {
    const { dialog } = await searchFor(page, 'context');
    const link = dialog.getByRole('link', { name: /^See all \d+ results$/ });
    const count = /\d+/.exec((await link.textContent())!)![0];
    await expect(dialog.getByRole('status')).toHaveText(`${count} results`);
    await link.click();
    await expect(page).toHaveURL('/search?q=context');
    await expect(page.getByText(`${count} results for “context”`)).toBeVisible();
  });

  test('fetch no pages ahead, which would hold up typing', async ({ page }) => {
    const { field, options } = await searchFor(page, 'context');
    const fetched = page.locator('head link[rel=prefetch]');
    const before = await fetched.count();
    await field.fill('middleware');
    await expect(options.first()).toContainText('iddleware');
    await expect(page.getByRole('dialog').locator('a[href*="middlewares"]').first()).toBeVisible();
    expect(await fetched.count()).toBe(before);
  });

  test('count again with each query', async ({ page }) => {
    const { dialog, field } = await searchFor(page, 'context');
    const count = () => dialog.getByRole('link', { name: /^See all/ }).textContent();
    const first = await count();
    await field.fill('middleware');
    await expect.poll(count).not.toBe(first);
    await field.fill('context');
    await expect.poll(count).toBe(first);
  });

  test('have snippets of ten words, or five on narrow screens', async ({ page }) => {
    const longest = async () => {
      const texts = await page.locator('article p:last-child').allTextContents();
      return Math.max(...texts.map((text) => text.split(/\s+/).length));
    };
    await open(page, '/search?q=procedure');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await longest()).toBeGreaterThan(5);
    expect(await longest()).toBeLessThanOrEqual(11);
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/search?q=procedure');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await longest()).toBeLessThanOrEqual(6);
  });

  test('come below the version picker, which stays where it is', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const { button, field, options, picker } = searchParts(page);
    await button.click();
    const before = await picker.boundingBox();
    await field.fill('context');
    await expect(options.first()).toBeVisible();
    expect(await picker.boundingBox()).toEqual(before);
    expect((await options.first().boundingBox())!.y).toBeGreaterThan(before!.y + before!.height);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(picker).toBeFocused();
  });

  test('lack: the reader is helped on', async ({ page }) => {
    await open(page, '/docs/quickstart');
    const { button, dialog, field, options, picker } = searchParts(page);
    await button.click();
    await field.fill('xyzzyplugh');
    await expect(dialog.getByText('No results for “xyzzyplugh”')).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    const issue = new URL((await dialog.getByRole('link', { name: 'Let us know.' }).getAttribute('href'))!);
    expect(issue.origin + issue.pathname).toBe('https://github.com/trpc/trpc/issues/new');
    expect(issue.searchParams.get('title')).toContain('xyzzyplugh');
    const everywhere = dialog.getByRole('button', { name: 'Search all versions' });
    await everywhere.click();
    await expect(everywhere).toHaveCount(0);
    await expect(picker).toHaveValue('all');
    const suggestions = dialog.locator('p', { hasText: 'Try searching for' }).getByRole('button');
    for (const text of await suggestions.allTextContents()) {
      await suggestions.filter({ hasText: text }).click();
      await expect(field).toHaveValue(text);
      await expect(field).toBeFocused();
      await expect(options.first()).toBeVisible();
      await field.fill('xyzzyplugh');
      await expect(suggestions.first()).toBeVisible();
    }
  });

  test('belong to the version on screen, until another is picked', async ({ page }) => {
    const { options, picker } = await searchFor(page, 'context', '/docs/v10/quickstart');
    await expect(picker).toHaveValue('10.x');
    // Errors have no version of their own.
    const docs = options.and(page.locator('a[href^="/docs"]:not([href^="/docs/errors/"])'));
    await expect(docs.first()).toHaveAttribute('href', /^\/docs\/v10\//);
    expect(
      await docs.evaluateAll((links) => links.every((link) => link.getAttribute('href')!.startsWith('/docs/v10/'))),
    ).toBe(true);
    await expect(docs.first().getByText('10.x', { exact: true })).toHaveCount(0);
    await picker.focus();
    await picker.selectOption('9.x');
    await expect(docs.first()).toHaveAttribute('href', /^\/docs\/v9\//);
    // Keeps the focus, so that arrow keys go through the versions.
    await expect(picker).toBeFocused();
    for (const link of await docs.all()) await expect(link.getByText('9.x', { exact: true })).toBeVisible();
    await picker.selectOption('All versions');
    await expect(docs.first()).toBeVisible();
  });

  test('of the blog are told apart', async ({ page }) => {
    const { options } = await searchFor(page, 'announcing trpc v11');
    const post = options.and(page.locator('a[href^="/blog/"]')).first();
    await expect(post.getByText('Post', { exact: true })).toBeVisible();
  });
});

test('search that was opened again while a result was loading stays open when its page comes', async ({ page }) => {
  const { dialog, options } = await searchFor(page, 'context');
  let arrive!: () => void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/**', (route) => arrival.then(() => route.continue()));
  const heading = page.locator('h1');
  const left = await heading.textContent();
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await expect(heading).toHaveText(left!);
  arrive();
  await expect(heading).not.toHaveText(left!);
  await expect(dialog).toBeVisible();
});

test('recent searches and favorites are offered at the start', async ({ page }) => {
  const { dialog, button, field, options } = await searchFor(page, 'context');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await button.click();
  await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
  await expect(dialog.getByRole('listbox', { name: 'Start here' }).getByRole('option')).toHaveCount(starts);
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
  await dialog.getByRole('button', { name: /^Save this search/ }).click();
  await page.reload();
  await button.click();
  await expect(dialog.getByRole('heading', { name: 'Favorite' })).toBeVisible();
  await field.fill('middleware');
  await field.fill('');
  await dialog.getByRole('button', { name: /^Remove this search from favorites/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Favorite' })).toHaveCount(0);
  await expect(options).toHaveCount(starts);
  await field.press('Enter');
  await expect(page).toHaveURL('/docs/quickstart');
});

test.describe('seven recent searches, four next to favorites, ten favorites', () => {
  for (const { favorites, expected } of [
    { favorites: 0, expected: 7 },
    { favorites: 12, expected: 14 },
  ]) {
    test(`${favorites} favorites`, async ({ page }) => {
      const hits = (name: string, count: number) =>
        Array.from({ length: count }, (_, index) => ({
          url: `https://trpc.io/docs/${name}${index}`,
          kind: 'guide',
          tag: 'default',
          section: 'Guides',
          headings: [`${name} ${index} <T>`],
        }));
      const damaged = [null, 7, {}, { url: 'javascript:alert(1)', headings: ['x'] }, { url: 'https://trpc.io' }];
      await open(page, '/docs/quickstart');
      await page.evaluate(
        ({ suffix, recent, favorite }) => {
          localStorage.setItem(`search.recent${suffix}`, JSON.stringify(recent));
          localStorage.setItem(`search.favorites${suffix}`, JSON.stringify(favorite));
        },
        {
          suffix: await storageSuffix(page),
          recent: [...damaged, ...hits('recent', 12)],
          favorite: hits('favorite', favorites),
        },
      );
      await open(page, '/docs/quickstart');
      const { button, options } = searchParts(page);
      await button.click();
      await expect(options).toHaveCount(expected + starts);
      await expect(options.first()).toContainText('recent 0 <T>');
    });
  }
});

test.describe('the query', () => {
  test('has at most 64 characters', async ({ page }) => {
    await open(page, '/docs/quickstart');
    await page.keyboard.press('/');
    const { field } = searchParts(page);
    await expect(field).toHaveAttribute('maxlength', String(maxQueryLength));
    await field.pressSequentially('a'.repeat(80), { delay: 0 });
    await expect(field).toHaveValue('a'.repeat(64));
  });

  test('is text, never markup', async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    const html = '<img src=x onerror=alert(1)><b>bold</b>';
    await open(page, '/docs/quickstart');
    const { button, dialog, field } = searchParts(page);
    await button.click();
    await field.fill(html);
    await expect(dialog.getByRole('status')).not.toBeEmpty();
    await expect(field).toHaveValue(html);
    await expect(dialog.locator('img, b')).toHaveCount(0);
    await open(page, `/search?q=${encodeURIComponent(html)}`);
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(html);
    await expect(page.getByText(html).first()).toBeVisible();
    await expect(page.locator('main').locator('img, b')).toHaveCount(0);
    expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });

  test('in brackets finds types, whose names are shown as text', async ({ page }) => {
    const { dialog } = await searchFor(page, 'Promise<T>');
    await expect(dialog.locator('[role=option] :is(t, promise)')).toHaveCount(0);
  });
});

test.describe('for assistive technology', () => {
  test('it is a dialog that keeps the focus, with a combobox and its lists', async ({ page }) => {
    const { dialog, field } = await searchFor(page, 'context');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const list = (await field.getAttribute('aria-controls'))!.split(' ')[0]!;
    await expect(page.locator(`[id="${list}"]`)).toHaveRole('listbox');
    for (const key of ['Tab', 'Shift+Tab']) {
      const seen = new Set<string>();
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key);
        // Past the last element, the focus moves to the browser's own controls, and the page has none.
        const isInside = (element: Element) =>
          element.contains(document.activeElement) || document.activeElement === document.body;
        expect(await dialog.evaluate(isInside)).toBe(true);
        seen.add(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200)));
      }
      expect(
        [...seen].some((html) => html.startsWith('<select')),
        'the version picker',
      ).toBe(true);
      expect(
        [...seen].some((html) => html.includes('/search?q=')),
        'the link to all results',
      ).toBe(true);
    }
  });

  for (const colorMode of ['light', 'dark'] as const) {
    test(`axe finds no violation: ${colorMode}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: colorMode });
      const { field, dialog, options } = await searchFor(page, 'context');
      const violations = () => findViolations(page, { within: 'dialog' });
      expect(await violations()).toEqual([]);
      await field.fill('xyzzyplugh');
      await expect(dialog.getByText('Try searching for')).toBeVisible();
      expect(await violations()).toEqual([]);
      await field.fill('context');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('heading', { name: 'Recent' })).toBeVisible();
      expect(await violations()).toEqual([]);
    });
  }
});

test.describe('without a response', () => {
  const failures: Record<string, (page: Page) => Promise<unknown>> = {
    'the index is missing': (page) => page.route('**/search-index/**', (route) => route.fulfill({ status: 404 })),
    'the index is corrupt': (page) =>
      page.route('**/search-index/*.bin', (route) => route.fulfill({ body: 'nonsense' })),
    'the list of indexes is nonsense': (page) =>
      page.route('**/search-index/*.json', (route) => route.fulfill({ body: '<html>' })),
    'the index is of another build': (page) =>
      page.route('**/search-index/*.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ json: { ...(await response.json()), schema: -1 } });
      }),
    'the server fails': (page) => page.route('**/search-index/**', (route) => route.fulfill({ status: 503 })),
    'the network is gone': (page) => page.route('**/search-index/**', (route) => route.abort()),
  };
  for (const [failure, cause] of Object.entries(failures)) {
    test(`${failure}: the reader is told, and can try again`, async ({ page }) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(String(error)));
      await cause(page);
      await open(page, '/docs/quickstart');
      const { button, dialog, field, options } = searchParts(page);
      await button.click();
      await field.fill('context');
      await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
      await expect(dialog.getByText('You might want to check your network connection.')).toBeVisible();
      await expect(dialog.getByText('No results for')).toBeHidden();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(options.first()).toBeVisible();
      await expect(dialog.getByText('Unable to fetch results')).toHaveCount(0);
      expect(thrown).toEqual([]);
    });
  }

  test('nothing is called missing while there is no response', async ({ page }) => {
    const indexes = '**/search-index/**';
    const release = await holdScripts(page, indexes);
    await open(page, '/docs/quickstart');
    const { button, dialog, field, options, picker } = searchParts(page);
    const waiting = dialog.getByText('Searching…');
    await button.click();
    await field.fill('context');
    await expect(waiting).toBeVisible();
    await expect(dialog.getByText('No results for')).toBeHidden();
    release();
    await expect(options.first()).toBeVisible();

    // Nor for the first query in a version whose index is still loading.
    await holdScripts(page, indexes);
    await field.fill('');
    await picker.selectOption('9.x');
    await field.fill('context');
    await expect(waiting).toBeVisible();
    await expect(dialog.getByText('No results for')).toBeHidden();
  });

  test('the dialog says so: after 300 ms that it waits, after 12 seconds that search failed', async ({ page }) => {
    await page.clock.install();
    await page.route('**/search-index/**', () => new Promise(() => {}));
    await open(page, '/docs/quickstart');
    const { button, dialog, field } = searchParts(page);
    await button.click();
    await page.clock.pauseAt(Date.now() + 60_000);
    await field.fill('context');
    await expect(dialog.getByText('Searching…')).toHaveCSS('animation-delay', '0.3s');
    await page.clock.runFor(12_000);
    await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  });

  test('of the storage search works', async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(String(error)));
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    });
    const { dialog } = await searchFor(page, 'context');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
});

test('a query whose words no page has together is said to have weak results', async ({ page }) => {
  const { dialog } = await searchFor(page, 'kubernetes helm chart operator middleware');
  await expect(dialog.getByText('These are the closest pages.')).toBeVisible();
});
