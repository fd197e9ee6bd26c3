import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readEnv } from '../../config/env.ts';
import { otherHosts } from '../../config/third-parties.ts';
import { assembleSite, build } from '../support/build-site.ts';
import { crashHeading } from '../support/crash.ts';
import { fixtureOrigin, serveBuiltSite } from '../support/serve-built-site.ts';
import { expect, open, scripts, storageSuffix, test, waitForHydration } from '../support/test.ts';

// Tests settings that the real site does not use, with tests/fixtures/configurations (one set at /, another at /fr).
// The default mode runs all tests in one worker, which builds the fixture once.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: fixtureOrigin });

let siteDir: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  siteDir = assembleSite('configurations', path.join(__dirname, '../fixtures/configurations'), true);
  const { exitCode, output } = await build(siteDir);
  expect(exitCode, output).toBe(0);
});

/** Environment that matches the fixture's configuration. */
const hosts = otherHosts(readEnv({ GTAG_IDS: 'G-FIXTURE1', SOCIAL_EMBEDS: 'true' }));
test.beforeEach(({ context }) => serveBuiltSite(context, path.join(siteDir, 'build'), hosts));

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

for (const side of ['left', 'right']) {
  test(`the navbar takes items of every type at the ${side}`, async ({ page }) => {
    await open(page, '/docs/guide');
    const items = navbar(page).locator(`.navbar__items${side === 'right' ? '--right' : ':not(.navbar__items--right)'}`);
    const link = (text: string) => items.locator('a', { hasText: `${text} ${side}` });
    const menu = (entry: string) =>
      items.locator('.dropdown', { has: page.locator('a', { hasText: `${entry} ${side}` }) });

    await expect(link('Link'), 'default').toHaveAttribute('href', '/blog');
    await expect(link('Doc'), 'doc').toHaveAttribute('href', '/docs/guide');
    await expect(link('Sidebar'), 'docSidebar: the first doc').toHaveAttribute('href', '/docs');
    await expect(link('Version'), 'docsVersion').toHaveAttribute('href', '/docs');
    await expect(items.locator('em'), 'html').toHaveText(`Note ${side}`);
    await expect(items.getByRole('searchbox'), 'search').toHaveCount(1);

    await expect(menu('Entry').locator('> a'), 'dropdown').toHaveText(`Menu ${side}`);
    await expect(link('Entry')).toHaveAttribute('href', '/docs/guide');
    await expect(menu('Older').locator('.dropdown__menu a').first(), 'docsVersionDropdown').toHaveAttribute(
      'href',
      '/docs/guide',
    );
    await expect(link('Older')).toHaveAttribute('href', '/blog/archive');
    await expect(menu('Translate').locator('a[lang]'), 'localeDropdown').toHaveText(['English', 'Français']);
    await expect(link('Translate')).toHaveAttribute('href', 'https://example.com');
  });
}

test('the brand has the configured logo and leads to its link, and without one to the root', async ({ page }) => {
  await open(page, '/blog');
  const brand = navbar(page).locator('.navbar__brand');
  await expect(brand).toHaveAttribute('href', '/docs/guide');
  await expect(brand).toContainText('Fixture');
  const logo = brand.getByRole('img', { name: 'Mark' }).filter({ visible: true });
  await expect(logo).toHaveAttribute('src', '/img/light.svg');
  await expect(logo).toHaveAttribute('width', '30');
  await expect(logo).toHaveAttribute('height', '20');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(logo).toHaveAttribute('src', '/img/dark.svg');
  await open(page, '/fr/blog');
  await expect(navbar(page).locator('.navbar__brand')).toHaveAttribute('href', '/fr/');
});

test('the navbar takes the styles dark and primary', async ({ page }) => {
  await open(page, '/');
  await expect(navbar(page)).toHaveClass(/navbar--dark/);
  await open(page, '/fr/');
  await expect(navbar(page)).toHaveClass(/navbar--primary/);
});

test('the footer takes a style, a logo, a copyright and a flat list of links', async ({ page }) => {
  await open(page, '/');
  const footer = page.locator('footer');
  await expect(footer).toHaveClass(/footer--dark/);
  await expect(footer.getByRole('img', { name: 'Footer mark' }).first()).toBeVisible();
  await expect(footer.locator('.footer__copyright')).toHaveText('Copyright of the fixture');
  await expect(footer.getByRole('link', { name: 'Flat one' })).toHaveAttribute('href', '/docs/guide');
  await expect(footer.locator('.footer__title')).toHaveCount(0);
});

test.describe('a navbar that hides on scroll', () => {
  const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  /** Scrolls in two steps, because the theme ignores positions at the top when it compares. */
  const scrollDown = async (page: Page) => {
    await scrollTo(page, 20);
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 1000);
  };

  test('hides when the reader scrolls down past its height, and shows when they scroll up', async ({ page }) => {
    await open(page, '/long');
    await scrollDown(page);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 900);
    await expect(navbar(page)).toBeInViewport();
    await scrollTo(page, 1500);
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('shows near the bottom of the page', async ({ page }) => {
    await open(page, '/long');
    await scrollDown(page);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollTo(page, 100_000);
    await expect(navbar(page)).toBeInViewport();
  });

  test('hides when the reader jumps to an anchor', async ({ page }) => {
    await open(page, '/long');
    await page.getByRole('link', { name: 'To the middle' }).click();
    await expect(page.locator('#section-20')).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });

  test('shows when the focus is in it', async ({ page }) => {
    await open(page, '/long');
    await scrollDown(page);
    await expect(navbar(page)).not.toBeInViewport();
    await navbar(page).locator('.navbar__brand').focus();
    await expect(navbar(page)).toBeInViewport();
  });

  test('is one that stays, without the setting', async ({ page }) => {
    await open(page, '/fr/long');
    await scrollTo(page, 1000);
    await scrollTo(page, 2000);
    await expect(navbar(page)).toBeInViewport();
  });
});

test('the language menu keeps path, query and hash, and changes the locale part alone', async ({ page }) => {
  const choose = async (language: string) => {
    const menu = navbar(page).locator('.dropdown', { hasText: 'Translate right' });
    await menu.getByRole('button').press('Enter');
    await menu.getByRole('link', { name: language, exact: true }).click();
  };
  await open(page, '/docs/guide?from=here#first-step');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose('Français');
  await expect(page).toHaveURL('/fr/docs/guide?from=here#first-step');
  await waitForHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose('English');
  await expect(page).toHaveURL('/docs/guide?from=here#first-step');
});

test('a guide lists the docs of its section as cards, as served and after a change of page', async ({ page }) => {
  const card = page.getByRole('main').locator('a.card', { hasText: 'A quoted post' });
  const response = await page.goto('/docs/cards');
  expect(await response!.text()).toContain('quotes a post on X');
  await waitForHydration(page);
  await expect(card).toHaveAttribute('href', '/docs/post');
  await open(page, '/docs/guide');
  await page.locator('.theme-doc-sidebar-container').getByRole('link', { name: 'A page with cards' }).click();
  await expect(page).toHaveURL('/docs/cards');
  await expect(card).toBeVisible();
});

test('a draft has no page, and its id is known', async ({ page }) => {
  expect((await open(page, '/docs/draft')).status()).toBe(404);
  const data = JSON.parse(readFileSync(path.join(siteDir, '.docusaurus/globalData.json'), 'utf8'));
  expect(data['docusaurus-plugin-content-docs'].default.versions[0].draftIds).toEqual(['draft']);
});

test.describe('an announcement bar', () => {
  const bar = (page: Page) => page.getByRole('banner');

  test('has no button to close it when it is not closeable', async ({ page }) => {
    await open(page, '/fr/');
    await expect(bar(page)).toHaveText('To stay');
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(34, 51, 68)');
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 238, 221)');
    await expect(bar(page).getByRole('button')).toHaveCount(0);
  });

  test('that was closed under the id annoucement-bar stays closed as announcement-bar', async ({ page }) => {
    await open(page, '/');
    await expect(bar(page).locator('b')).toHaveText('close');
    const [id, dismiss] = ['id', 'dismiss'].map((key) => `docusaurus.announcement.${key}`) as [string, string];
    const suffix = await storageSuffix(page);
    await page.evaluate(
      ([idKey, dismissKey]) => {
        localStorage.setItem(idKey!, 'annoucement-bar');
        localStorage.setItem(dismissKey!, 'true');
      },
      [id + suffix, dismiss + suffix],
    );
    await open(page, '/');
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), id + suffix)).toBe('announcement-bar');
  });
});

test('without the switch the stored color mode is deleted, and the default mode holds', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/fr/');
  const key = `theme${await storageSuffix(page)}`;
  await page.evaluate((name) => localStorage.setItem(name, 'dark'), key);
  await open(page, '/fr/');
  await expect(page.getByRole('button', { name: /dark and light mode/ })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('without respect for the system the mode is the default one, and the switch has two places', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', { name: /dark and light mode/ });
  for (const mode of ['dark', 'light', 'dark']) {
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
});

test.describe('a page that crashes', () => {
  const breakLamp = async (page: Page) => {
    await open(page, '/crash');
    await page.getByRole('button', { name: 'Break it' }).click();
    await expect(crashHeading(page)).toBeVisible();
  };

  test('says so with its chain of causes, and the rest of the site stays', async ({ page }) => {
    await breakLamp(page);
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('alert')).toContainText(
      'The lamp went out.\n\nCause:\nThere was no current.\n\nCause:\nA wire was loose.',
    );
    await expect(navbar(page)).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
  });

  test('comes back by Try again', async ({ page }) => {
    await breakLamp(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A lamp');
    await expect(page).toHaveTitle('Lamp | tRPC');
  });

  test('does not keep the reader from going elsewhere', async ({ page }) => {
    await breakLamp(page);
    await navbar(page).getByRole('link', { name: 'Link left' }).click();
    await expect(page).toHaveTitle(/^Blog/);
    await expect(crashHeading(page)).toHaveCount(0);
  });
});

test('a navbar item that fails is named by its configuration', async ({ page }) => {
  await page.goto('/docs/guide?break-navbar');
  await expect(crashHeading(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('A theme navbar item failed to render.');
  await expect(alert).toContainText('"name": "the fragile one"');
  await expect(alert).toContainText('Cause:\nThe item lost its head.');
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fixture');
});

test('a page whose scripts are late shows a spinner, then the error and Retry, and then itself', async ({ page }) => {
  await open(page, '/late');
  const button = page.getByRole('button', { name: 'Show the post' });
  await expect(button).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await held;
    await route.fulfill({ status: 404 });
  });
  await button.click();
  await expect(page.getByRole('status')).toHaveText('Loading the page');
  release();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('ChunkLoadError');
  await page.unroute(scripts);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A post');
  await expect(failure).toHaveCount(0);
});

test.describe('analytics and posts of X', () => {
  /** Stub of Google's tag that sends queued and later commands. */
  const gtagScript = `(() => {
    let page = location.pathname + location.search + location.hash;
    const send = ([command, name, value]) => {
      if (command === 'set' && name === 'page_path') page = value;
      const event = command === 'config' ? 'page_view' : command === 'event' && name;
      const id = command === 'config' ? name : 'all';
      if (event) navigator.sendBeacon('https://www.google-analytics.com/g/collect?' + new URLSearchParams({ event, id, page }));
    };
    dataLayer.forEach((command) => send(command));
    dataLayer.push = (command) => send(command);
  })()`;
  /** Stub of X's script that replaces links to posts. */
  const widgetsScript = `(() => {
    const load = () => document.querySelectorAll('blockquote.twitter-tweet').forEach((link) => {
      const post = document.createElement('article');
      post.className = 'shown-post';
      post.textContent = 'What X shows';
      link.replaceWith(post);
    });
    window.twttr = { widgets: { load } };
    load();
  })()`;

  /** Records third-party scripts, and event and page of page views. */
  async function watchOtherHosts(context: BrowserContext): Promise<string[]> {
    const requests: string[] = [];
    await context.route(
      (url) => url.origin !== fixtureOrigin,
      async (route) => {
        const url = new URL(route.request().url());
        const isPageView = url.pathname === '/g/collect';
        const shown = isPageView ? ['event', 'id', 'page'].map((key) => url.searchParams.get(key)).join(' ') : url.href;
        requests.push(shown);
        const script = url.hostname === 'platform.twitter.com' ? widgetsScript : gtagScript;
        await route.fulfill({ body: isPageView ? '' : script, contentType: 'text/javascript' });
      },
    );
    return requests;
  }
  const gtag = 'https://www.googletagmanager.com/gtag/js?id=G-FIXTURE1';
  const widgets = 'https://platform.twitter.com/widgets.js';

  const question = (page: Page) => page.getByRole('region', { name: 'Privacy' });
  const goToDoc = async (page: Page, name: string) => {
    await page.locator('.theme-doc-sidebar-container').getByRole('link', { name, exact: true }).click();
    await expect(page.locator('h1')).toHaveText(name);
  };

  test('are loaded immediately where no consent is asked, and each change of route is a page view', async ({
    page,
    context,
  }) => {
    const requests = await watchOtherHosts(context);
    await open(page, '/fr/docs/guide');
    await expect
      .poll(() => requests)
      .toEqual([gtag, 'page_view G-FIXTURE1 /fr/docs/guide', 'page_view AW-2 /fr/docs/guide']);
    await expect(question(page)).toHaveCount(0);
    requests.length = 0;
    await goToDoc(page, 'A quoted post');
    await expect(page.locator('.shown-post')).toBeVisible();
    await expect.poll(() => requests.sort()).toEqual([widgets, 'page_view all /fr/docs/post']);
    requests.length = 0;
    await goToDoc(page, 'Guide');
    await goToDoc(page, 'A quoted post');
    await expect(page.locator('.shown-post'), 'by the script that is there').toBeVisible();
    await expect.poll(() => requests).toEqual(['page_view all /fr/docs/guide', 'page_view all /fr/docs/post']);
  });

  test('wait for the reader’s consent where it is asked, and then come without a reload', async ({ page, context }) => {
    const requests = await watchOtherHosts(context);
    await open(page, '/docs/guide');
    await expect(question(page)).toContainText('Google Analytics');
    await goToDoc(page, 'A quoted post');
    await expect(page.getByRole('link', { name: 'What was said' })).toBeVisible();
    expect(requests).toEqual([]);

    await question(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.locator('.shown-post')).toBeVisible();
    await expect
      .poll(() => requests.sort())
      .toEqual([widgets, gtag, 'page_view AW-2 /docs/post', 'page_view G-FIXTURE1 /docs/post']);

    requests.length = 0;
    await open(page, '/docs/guide');
    await expect(question(page), 'asked once').toHaveCount(0);
    await expect.poll(() => requests).toContain('page_view G-FIXTURE1 /docs/guide');
  });

  test('stay away when the reader rejects, who may change their mind and back', async ({ page, context }) => {
    const requests = await watchOtherHosts(context);
    await open(page, '/docs/post');
    await question(page).getByRole('button', { name: 'Don’t allow' }).press('Enter');
    await expect(question(page)).toHaveCount(0);
    await open(page, '/docs/post');
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'What was said' })).toBeVisible();
    expect(requests).toEqual([]);

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(page.locator('.shown-post')).toBeVisible();

    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await question(page).getByRole('button', { name: 'Don’t allow' }).click();
    await expect(page.getByRole('link', { name: 'What was said' }), 'after a reload').toBeVisible();
    await waitForHydration(page);
    requests.length = 0;
    await goToDoc(page, 'Guide');
    expect(requests).toEqual([]);
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`stay away from readers whose browser says ${name}, who are not asked`, async ({ page, context }) => {
      const requests = await watchOtherHosts(context);
      await page.addInitScript(([property, answer]) => Object.defineProperty(navigator, property, { value: answer }), [
        name,
        value,
      ] as const);
      for (const address of ['/docs/post', '/fr/docs/post']) {
        await open(page, address);
        await goToDoc(page, 'Guide');
        await goToDoc(page, 'A quoted post');
        await expect(page.locator('blockquote.twitter-tweet')).toBeVisible();
        await expect(question(page)).toHaveCount(0);
      }
      expect(requests).toEqual([]);
    });
  }

  test('heed the answer for the visit where nothing can be stored', async ({ page, context }) => {
    const requests = await watchOtherHosts(context);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await open(page, '/docs/guide');
    await question(page).getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(question(page)).toHaveCount(0);
    await goToDoc(page, 'A quoted post');
    await expect(page.locator('.shown-post')).toBeVisible();
    expect(requests).toContain('page_view all /docs/post');
  });
});
