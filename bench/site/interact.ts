import type { Browser, Page } from '@playwright/test';
import { median } from './load.ts';

/** What the reader does first, by where it goes. */
const acts: Record<string, (page: Page) => Promise<void>> = {
  click: async (page) => {
    const search = page.locator('button:visible', { hasText: /search/i }).first();
    await ((await search.count()) > 0 ? search : page.locator('button:visible').first()).click();
  },
  key: (page) => page.keyboard.press('Control+k'),
};

/**
 * @returns The time in ms from the reader's first act to the next paint (INP), of the slower of a click and a key, with
 *   the processor slowed four times and a slow 4G line; the median of some runs.
 */
export async function measureFirstAct(browser: Browser, url: string, runs: number): Promise<number> {
  const slowest: number[] = [];
  for (const act of Object.values(acts)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) times.push(await measureOnce(browser, url, act));
    slowest.push(median(times));
  }
  return Math.max(...slowest);
}

async function measureOnce(browser: Browser, url: string, act: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage();
  try {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // As Lighthouse defines slow 4G.
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await page.addInitScript(() => {
      const state = Object.assign(window, { longestAct: 0 });
      // Browsers report what takes 16 ms or more.
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.longestAct = Math.max(state.longestAct, duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'load' });
    await act(page);
    // What comes on the act, such as scripts, must not hold it up either.
    await page.waitForTimeout(4000);
    return await page.evaluate(() => (window as unknown as { longestAct: number }).longestAct);
  } finally {
    await page.close();
  }
}
