import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

test.describe.configure({ mode: 'default' });
// Each page is opened with an empty cache.
test.use({ reuseContext: false });

/** Brotli-compressed size in kB (1000 bytes). */
const limits = {
  /** Before the first interaction, without fonts, which arrive after the first paint. */
  firstLoad: 40,
  /** All fonts of the page. */
  fonts: 64,
  /**
   * After hydration. The goal is 200: Docusaurus' lists of routes and chunks are 50 kB, and the metadata and sidebar of
   * the current version are 26 kB, as every description in the API reference is part of it. A guide that links to
   * errors also prefetches the sidebar of their list, 11 kB, and the entries.
   */
  hydrated: 325,
};

const kinds = {
  home: '/',
  guide: '/docs/quickstart',
  'long guide': '/docs/server/subscriptions',
  'old version': '/docs/v10/quickstart',
  post: '/blog/announcing-trpc-v11',
  'API page': '/docs/typedoc/server',
  search: '/search',
  'not found': '/no/such/page',
};

const weights = new Map<string, number>();

/** Cached, because pages share scripts and compression is slow. */
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

for (const [kind, address] of Object.entries(kinds)) {
  test(`a page stays within its budget: ${kind}`, async ({ page }) => {
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const isFont = (response: Response) => response.request().resourceType() === 'font';
    const total = async (counted: Response[]) => {
      let sum = 0;
      for (const response of counted) sum += await weigh(response);
      return Number(sum.toFixed(1));
    };
    await page.goto(address, { waitUntil: 'networkidle' });
    const firstLoad = await total(responses.filter((response) => !isFont(response)));
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    // The not-found page resolves its address without React.
    expect(scripts.map((response) => response.url()).filter((url) => !url.endsWith('/unknown-address.js'))).toEqual([]);

    // Turns off prefetching, which depends on the links on screen.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const hydrated = await total(responses.filter((response) => !isFont(response)));
    const fonts = await total(responses.filter(isFont));
    console.log(`${kind}: first load ${firstLoad} kB, hydrated ${hydrated} kB, fonts ${fonts} kB`);
    expect.soft(firstLoad).toBeLessThanOrEqual(limits.firstLoad);
    expect.soft(fonts).toBeGreaterThan(0);
    expect.soft(fonts).toBeLessThanOrEqual(limits.fonts);
    expect.soft(hydrated).toBeLessThanOrEqual(limits.hydrated);
  });
}
