import type { Page } from '@playwright/test';
import { searchParts } from '../support/search.ts';
import { expect, holdScripts, open, saveData, scripts, test, waitForHydration, watch } from '../support/test.ts';

// Pages load React on the first interaction. Most tests hold its scripts back, act, and release them.

const html = (page: Page) => page.locator('html');
const isHydrated = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');

function watchScripts(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && requested.push(request.url()));
  return requested;
}

test.describe('React', () => {
  test('does not come before the reader acts', async ({ page }) => {
    const requested = watchScripts(page);
    for (const address of ['/', '/docs/quickstart', '/search', '/blog']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => window.scrollTo(0, 500));
    }
    expect(requested).toEqual([]);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  const acts: Record<string, (page: Page) => Promise<void>> = {
    'moves the mouse': (page) => page.mouse.move(200, 300),
    'turns the wheel': (page) => page.mouse.wheel(0, 200),
    'presses a key': (page) => page.keyboard.press('Shift'),
    taps: (page) => page.locator('h1').tap(),
  };
  for (const [act, perform] of Object.entries(acts)) {
    test.describe(act, () => {
      test.use({ hasTouch: act === 'taps' });

      test(`comes when the reader ${act}`, async ({ page }) => {
        await page.goto('/docs/quickstart');
        await perform(page);
        await isHydrated(page);
      });
    });
  }

  test('comes after a long while without an act', async ({ page }) => {
    const requested = watchScripts(page);
    await page.clock.install();
    await page.goto('/docs/quickstart', { waitUntil: 'load' });
    await page.clock.runFor(14_000);
    expect(requested).toEqual([]);
    await page.clock.runFor(2_000);
    await isHydrated(page);
  });

  test('comes immediately to show results of a query, and to open the tab that a link leads into', async ({ page }) => {
    await page.goto('/search?q=context');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.route('/docs/quickstart', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      // No real page has an id in a hidden tab.
      const body = html.replace(/(<div role="?tabpanel"?[^>]* hidden[^]*?<figure)/, '$1 id="target"');
      await route.fulfill({ response, body });
    });
    await page.goto('/docs/quickstart#target');
    await expect(page.locator('#target')).toBeInViewport();
  });

  test('is tried again at the next act when its scripts do not come', async ({ page }) => {
    await page.route(scripts, (route) => route.abort(), { times: 1 });
    await page.goto('/docs/quickstart');
    const failed = page.waitForEvent('requestfailed');
    await page.mouse.move(200, 300);
    await failed;
    // The page detects the failure slightly later.
    await waitForHydration(page);
  });
});

/** Acts on a page before hydration, then lets it hydrate. */
async function actEarly(page: Page, address: string, act: () => Promise<unknown>) {
  const release = await holdScripts(page);
  await page.goto(address);
  await act();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  release();
}

test.describe('what the reader does before React is there is done when it comes', () => {
  test.describe.configure({ mode: 'parallel' });
  const quickstart = '/docs/quickstart';

  test('a tab', async ({ page }) => {
    const tabs = page.locator('[data-tabs=npm2yarn]').first();
    const yarn = tabs.getByRole('tab', { name: 'Yarn' });
    await actEarly(page, quickstart, async () => {
      await yarn.click();
      await expect(yarn, 'the reader sees that it was heard').toHaveAttribute('data-waiting');
    });
    await expect(yarn).toHaveAttribute('aria-selected', 'true');
    await expect(yarn).not.toHaveAttribute('data-waiting');
    await expect(tabs.getByRole('tabpanel')).toContainText('yarn add');
  });

  test('a tab by arrow keys', async ({ page }) => {
    const tabs = page.locator('[data-tabs=npm2yarn]').first();
    await actEarly(page, quickstart, async () => {
      await tabs.getByRole('tab', { name: 'npm', exact: true }).focus();
      for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    });
    await expect(tabs.getByRole('tab', { name: 'pnpm' })).toBeFocused();
    await expect(tabs.getByRole('tabpanel', { name: 'pnpm' })).toBeVisible();
  });

  test('a copy button', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const block = page.locator('figure').first();
    await actEarly(page, quickstart, async () => {
      await block.hover();
      await block.getByRole('button', { name: 'Copy', exact: true }).click();
    });
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"name": "bookshelf"');
  });

  for (const key of ['Enter', 'Space']) {
    test(`a dropdown by ${key}`, async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Main' }).locator('.dropdown');
      await actEarly(page, quickstart, async () => {
        await menu.locator('.navbar__link').focus();
        await page.keyboard.press(key);
      });
      await expect(menu.locator('.navbar__link')).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(quickstart);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

    test('the menu', async ({ page }) => {
      await actEarly(page, quickstart, () => page.getByRole('button', { name: 'Toggle navigation bar' }).tap());
      await expect(page.locator('.navbar-sidebar')).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeVisible();
    });
  });

  test('a category of the sidebar', async ({ page }) => {
    const caret = page.getByRole('button', { name: /sidebar category 'Server'/ });
    await actEarly(page, quickstart, () => caret.click());
    await expect(caret).toHaveAttribute('aria-expanded', 'true');
  });

  test('the switch of the color mode, twice', async ({ page }) => {
    const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
    await actEarly(page, quickstart, async () => {
      await toggle.click();
      await toggle.click();
    });
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  });

  test('the announcement bar', async ({ page }) => {
    const bar = page.getByRole('banner');
    await actEarly(page, '/', () => bar.getByRole('button', { name: 'Close' }).press('Enter'));
    await expect(bar).toHaveCount(0);
  });

  for (const [name, keys] of [
    ['Ctrl+K', ['Control+k', ...'use query']],
    ['a printable key', [...'use query']],
    ['/', ['/', ...'use queryx', 'Backspace']],
  ] as const) {
    test(`search by ${name}, with all that is typed`, async ({ page }) => {
      await actEarly(page, quickstart, async () => {
        for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
      });
      // Typed while the focus moves from the page to the dialog.
      await page.keyboard.type(' options', { delay: 15 });
      await expect(searchParts(page).field).toHaveValue('use query options');
    });
  }

  test('search by its button, with all that is typed', async ({ page }) => {
    const { button, field, options } = searchParts(page);
    await actEarly(page, quickstart, async () => {
      await button.click();
      await page.keyboard.type('context');
    });
    await expect(field).toHaveValue('context');
    await expect(options.first()).toBeVisible();
  });

  test('search by Enter leads to the page of results', async ({ page }) => {
    await actEarly(page, quickstart, async () => {
      await page.keyboard.type('/context');
      await page.keyboard.press('Enter');
    });
    await expect(page).toHaveURL('/search?q=context');
  });

  test('fields of the search page', async ({ page }) => {
    const field = page.getByRole('searchbox', { name: 'Search' });
    const picker = page.getByRole('combobox', { name: 'Version' });
    await actEarly(page, '/search', async () => {
      await field.fill('context');
      // By keyboard, because `selectOption` dispatches untrusted events.
      await picker.focus();
      for (let version = 0; version < 2; version++) await page.keyboard.press('ArrowDown');
    });
    await expect(field).toHaveValue('context');
    await expect(picker).toHaveValue('9.x');
    await expect(page).toHaveURL('/search?q=context&version=9.x');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('before React is there', () => {
  test('the switch of the color mode is enabled, and no other disabled button', async ({ page }) => {
    await page.route('**/docs/quickstart', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</h1>', '</h1><button disabled>Other</button>');
      await route.fulfill({ response, body });
    });
    await page.goto('/docs/quickstart');
    await expect(page.getByRole('button', { name: /^Switch between dark and light mode/ })).toBeEnabled();
    await expect(page.getByRole('button', { name: 'Other' })).toBeDisabled();
  });

  test('links work, within the page and to others', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/docs/quickstart');
    await page
      .locator('.theme-doc-markdown h2 a.hash-link')
      .first()
      .evaluate((link: HTMLElement) => link.focus());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#./);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page).toHaveTitle(/^Blog/);
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('sections open, and stay open when it comes', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/docs/typedoc/server/http/interfaces/ResponseMeta');
    const section = page.locator('.markdown details.alert').first();
    await section.locator('summary').click();
    await expect(section.getByRole('link').first()).toBeVisible();
    release();
    await isHydrated(page);
    await expect(section.getByRole('link').first()).toBeVisible();
    await section.locator('summary').click();
    await expect(section).not.toHaveAttribute('open');
  });

  test('the form of the search page is sent', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search' }).fill('context');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=context/);
  });

  test('keys that are not search’s do what they do in browsers', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/docs/quickstart');
    await page.evaluate(() =>
      window.addEventListener('keydown', (event) => {
        if (event.defaultPrevented) document.title = `took ${event.key}`;
      }),
    );
    for (const key of ['Control+f', 'Alt+a', 'F2', 'Tab', 'Space', 'PageDown']) await page.keyboard.press(key);
    await expect(page).toHaveTitle(/^Quickstart/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('single keys stay the browser’s for readers who turned them off', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
    await actEarly(page, '/docs/quickstart', () => page.keyboard.type('context'));
    await isHydrated(page);
    await expect(searchParts(page).dialog).toHaveCount(0);
  });
});

test.describe('pages that links lead to', () => {
  const rules = (page: Page) => page.locator('script[type=speculationrules]');

  test('are fetched ahead by the browser until React does it', async ({ page }) => {
    await page.goto('/docs/quickstart');
    const where = (
      JSON.parse((await rules(page).textContent())!) as { prefetch: [{ where: { selector_matches: string } }] }
    ).prefetch[0].where.selector_matches;
    const addresses = await page.locator(where).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    expect(addresses).toContain('/docs/quickstart');
    expect(addresses.filter((address) => !/^\/(?:docs|blog|media|pricing|$)/.test(address))).toEqual([]);
    await waitForHydration(page);
    await expect(rules(page)).toHaveCount(0);
  });

  test('are not, for those who save data or are on a slow connection', async ({ page, context }) => {
    for (const connection of [
      { effectiveType: '4g', saveData: true },
      { effectiveType: 'slow-2g', saveData: false },
    ]) {
      const visit = await context.newPage();
      await saveData(visit, connection);
      await visit.goto('/docs/quickstart');
      await expect(rules(visit)).toHaveCount(0);
    }
    await page.close();
  });
});

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    for (const address of [
      '/',
      '/docs/quickstart',
      '/docs/server/subscriptions',
      '/docs/v10/quickstart',
      '/blog',
      '/blog/announcing-trpc-v11',
      '/docs/typedoc/server/http/interfaces/ResponseMeta',
      '/search',
      '/media',
      '/no/such/page',
    ]) {
      test(`nothing moves when React comes: ${address}, ${device}`, async ({ page, baseURL }) => {
        const incidents = watch(page, baseURL!);
        await page.goto(address);
        await page.evaluate(async () => {
          // What fonts may move is up to fonts.test.ts.
          await document.fonts.ready;
          const shifts = ((window as unknown as { shifts: unknown[] }).shifts = []) as unknown[];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
              shifts.push(...entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120)));
          }).observe({ type: 'layout-shift' });
        });
        await waitForHydration(page);
        // Two frames, for effects to run and the browser to report shifts.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
        if (!address.startsWith('/no/')) expect(incidents).toEqual({ errors: [], failed: [], foreign: [] });
      });
    }
  });
}
