import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import type { Page, Response } from '@playwright/test';
import { loadPage } from '../support/built-pages.ts';
import { readSitemap } from '../support/sitemap.ts';
import { expect, open, saveData, test, waitForHydration } from '../support/test.ts';

// What a reader's first page weighs, of each kind, as a host sends it that compresses texts with Brotli.
test.describe.configure({ mode: 'default' });

/** kB over the wire, of 1000 bytes. */
interface Weights {
  /** The page itself, without the styles and scripts in it. */
  html: number;
  /** In the page, and before React comes in files. */
  css: number;
  script: number;
  /** Everything until the reader acts, pictures and data included. */
  firstLoad: number;
  /** Everything by the time that React has taken over, but for pages that are fetched ahead. */
  hydrated: number;
  hydratedScript: number;
}

/** For every kind of page. */
const goals = { script: 10, firstLoad: 45 };

/**
 * What is there, rounded up: whoever makes a page lighter lowers its limit. `hydrated` is to be at most 150 on every page,
 * and `hydratedScript` 115.
 */
const kinds: Record<string, { address: string; limits: Omit<Weights, keyof typeof goals> }> = {
  home: { address: '/', limits: { html: 7, css: 10.5, hydrated: 117, hydratedScript: 78 } },
  guide: { address: '/docs/quickstart', limits: { html: 12, css: 14, hydrated: 136.5, hydratedScript: 91.5 } },
  'long guide': {
    address: '/docs/server/subscriptions',
    limits: { html: 19, css: 14.5, hydrated: 150, hydratedScript: 98.5 },
  },
  'old version': {
    address: '/docs/v10/quickstart',
    limits: { html: 12.5, css: 14, hydrated: 138, hydratedScript: 92 },
  },
  post: { address: '/blog/announcing-trpc-v11', limits: { html: 10, css: 11.5, hydrated: 134, hydratedScript: 93.5 } },
  'API page': { address: '/docs/typedoc/server', limits: { html: 7, css: 11, hydrated: 130, hydratedScript: 92.5 } },
  search: { address: '/search', limits: { html: 4, css: 8, hydrated: 100, hydratedScript: 68 } },
  'not found': { address: '/no/such/page', limits: { html: 3.5, css: 8, hydrated: 121, hydratedScript: 68 } },
};

const weights = new Map<string, number>();

/** What a response weighs. Scripts come again with each page, and take long to compress. */
async function weigh(response: Response): Promise<number> {
  const address = response.url();
  const known = weights.get(address);
  if (known !== undefined) return known;
  const body = await response.body();
  const isText = /text|javascript|json|xml/.test(response.headers()['content-type'] ?? '');
  const weight = (isText ? brotliCompressSync(body).byteLength : body.byteLength) / 1000;
  weights.set(address, weight);
  return weight;
}

const kB = (text: string) => (text ? brotliCompressSync(text).byteLength / 1000 : 0);

/** Opens a page without acting, then acts. */
async function measure(page: Page, address: string): Promise<Weights> {
  let responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  const weighAll = async () => {
    let [all, scripts] = [0, 0];
    for (const response of responses) {
      const weight = await weigh(response);
      all += weight;
      if (response.request().resourceType() === 'script') scripts += weight;
    }
    responses = [];
    return { all, scripts };
  };

  const document = (await page.goto(address, { waitUntil: 'networkidle' }))!;
  const $ = load(await document.text());
  const textOf = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).remove().text())
      .join('\n');
  const css = kB(textOf('style'));
  const inline = kB(textOf('script:not([src], [type])'));
  const first = await weighAll();

  // Links would have their pages fetched ahead, depending on what is on screen.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const then = await weighAll();
  return {
    html: kB($.html()),
    css,
    script: inline + first.scripts,
    firstLoad: first.all,
    hydrated: first.all + then.all,
    hydratedScript: inline + first.scripts + then.scripts,
  };
}

for (const [kind, { address, limits }] of Object.entries(kinds)) {
  test(`a page stays within its budget: ${kind}`, async ({ page }) => {
    const found = await measure(page, address);
    const rounded = Object.fromEntries(
      Object.entries(found).map(([name, weight]) => [name, Number(weight.toFixed(1))]),
    );
    for (const [name, limit] of Object.entries({ ...goals, ...limits })) {
      expect.soft(found[name as keyof Weights], `${name} of ${JSON.stringify(rounded)}`).toBeLessThanOrEqual(limit);
    }
  });
}

/** The guides whose text is longest, of the current version. */
function longestGuides(count: number): string[] {
  return readSitemap()
    .map(({ address }) => address)
    .filter((address) => /^\/docs\/(?!v\d|typedoc)/.test(address))
    .map((address) => ({ address, length: loadPage(address)('main').text().length }))
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ address }) => address);
}

test('to go to the longest guide takes at most 30 kB, once another is there', async ({ page }) => {
  await saveData(page);
  for (const address of longestGuides(3)) {
    await open(page, '/docs');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    // Docusaurus preloads nothing for those who save data, and pages that links lead to for all others.
    await page.evaluate((path) => {
      const connection: unknown = Reflect.get(navigator, 'connection');
      const setConnection = (value: unknown) =>
        Object.defineProperty(navigator, 'connection', { value, configurable: true });
      setConnection(undefined);
      const loading = window.docusaurus.preload(path) as unknown as Promise<unknown>;
      setConnection(connection);
      return loading;
    }, address);
    await page.waitForLoadState('networkidle');
    let data = 0;
    for (const response of responses) data += await weigh(response);
    expect.soft(data, address).toBeGreaterThan(5);
    expect.soft(data, address).toBeLessThanOrEqual(30);
    page.removeAllListeners('response');
  }
});
