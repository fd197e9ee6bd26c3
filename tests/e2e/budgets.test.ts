import { brotliCompressSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/test.ts';

// Weight of each kind of page, as a host sends it that compresses texts with Brotli.
test.describe.configure({ mode: 'default' });

/** kB of 1000 bytes over the wire, on every kind of page. */
const limits = {
  /** Everything before the reader acts, and no script file. */
  firstLoad: 40,
  /**
   * Everything until React has taken over, except for prefetched pages. The goal is 200: the lists of all routes and
   * chunks that Docusaurus loads with each page are 46 kB, and the metadata and sidebar of all docs of 11.x are 22 kB.
   */
  hydrated: 280,
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

/** Weighs a response. Scripts are the same on many pages and take long to compress, so the weight is kept. */
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
    const total = async () => {
      let sum = 0;
      for (const response of responses) sum += await weigh(response);
      return Number(sum.toFixed(1));
    };
    await page.goto(address, { waitUntil: 'networkidle' });
    const firstLoad = await total();
    const scripts = responses.filter((response) => response.request().resourceType() === 'script');
    // The not-found page looks its address up without React.
    expect(scripts.map((response) => response.url()).filter((url) => !url.endsWith('/unknown-address.js'))).toEqual([]);

    // Links would have their pages prefetched, depending on what is on screen.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const hydrated = await total();
    console.log(`${kind}: first load ${firstLoad} kB, hydrated ${hydrated} kB`);
    expect.soft(firstLoad).toBeLessThanOrEqual(limits.firstLoad);
    expect.soft(hydrated).toBeLessThanOrEqual(limits.hydrated);
  });
}
