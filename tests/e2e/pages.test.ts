import { findViolations, removeTokens, visualRules } from '../support/axe.ts';
import { readPagesToOpen, readSitemap } from '../support/sitemap.ts';
import { expect, open, saveData, test, watch } from '../support/test.ts';

/** Default in config/env.ts; the tested site is built without SITE_TITLE. */
const siteTitle = 'tRPC';

const desktop = { width: 1280, height: 800 };
/** The phone's width equals that of a 1280 px desktop at 400% zoom (WCAG 2.2, 1.4.10 Reflow). */
const phone = { width: 320, height: 640 };

/** Runs in the browser. Reads the page as served and as hydrated. */
function readTwice(html: string) {
  const read = (page: Document) => {
    const all = (selector: string, attribute: string) =>
      Array.from(page.querySelectorAll(selector), (element) => element.getAttribute(attribute));
    return {
      title: page.title,
      headings: page.querySelectorAll('h1').length,
      descriptions: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      language: [page.documentElement.lang, page.documentElement.dir],
      inSidebar: all('.theme-doc-sidebar-container a[aria-current=page]', 'href'),
    };
  };
  return { served: read(new DOMParser().parseFromString(html, 'text/html')), hydrated: read(document) };
}

const listed = new Set(readSitemap().map(({ url }) => url));

test.use({ viewport: desktop, colorScheme: 'light' });

for (const { url, address, isExamined } of readPagesToOpen()) {
  test(`page ${address}`, async ({ page, baseURL }) => {
    // Without the scripts of pages that it links to, each of which is opened by a test of its own.
    await saveData(page);
    const incidents = watch(page, baseURL!);
    const response = await open(page, address);
    expect.soft(response.status()).toBe(200);
    expect.soft(page.url(), 'no redirect').toBe(`${baseURL}${address}`);

    const isInSidebar = /^\/docs(\/|$)/.test(address) && !address.includes('/landing-intro/');
    const expected = {
      title: expect.stringMatching(new RegExp(`^\\S.* \\| ${siteTitle}$`)),
      headings: 1,
      descriptions: [expect.stringMatching(/\S/)],
      canonical: [listed.has(url) ? url : expect.any(String)],
      robots: expect.any(Array),
      language: ['en', 'ltr'],
      inSidebar: isInSidebar ? [address] : [],
    };
    const { served, hydrated } = await page.evaluate(readTwice, await response.text());
    expect.soft(served, 'the page as served').toEqual(expected);
    expect.soft(hydrated, 'the page as shown').toEqual(expected);
    // Pages outside the sitemap are noindex, or have a canonical page in it.
    if (!listed.has(url) && served.robots[0] !== 'noindex, follow') {
      expect.soft([...listed], 'canonical pages').toContain(served.canonical[0]);
    }

    // accessibility.test.ts examines what surrounds the content.
    if (isExamined) {
      await removeTokens(page);
      expect.soft(await findViolations(page, { within: 'main' }), 'axe on a desktop, in light mode').toEqual([]);
    }
    await page.setViewportSize(phone);
    if (isExamined) {
      await page.emulateMedia({ colorScheme: 'dark' });
      const violations = await findViolations(page, { within: 'main', without: 'pre code', only: visualRules });
      expect.soft(violations, 'axe on a phone, in dark mode').toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'no scrolling sideways on a phone').toBe(phone.width);
    expect.soft(incidents).toEqual({ errors: [], failed: [], foreign: [] });
  });
}

for (const address of ['/no/such/page', '/docs/v9/no-such-page']) {
  test(`unknown path ${address}`, async ({ page, baseURL }) => {
    const incidents = watch(page, baseURL!);
    const response = await open(page, address);
    expect.soft(response.status()).toBe(404);
    await expect.soft(page).toHaveTitle(`Page Not Found | ${siteTitle}`);
    await expect.soft(page.locator('h1')).toHaveText(['Page Not Found']);
    // React re-renders 404.html below a version, where its version menu differs, so errors are expected.
    expect.soft(incidents).toMatchObject({ failed: [`${baseURL}${address}: 404`], foreign: [] });
  });
}
