import type { Browser, Page } from '@playwright/test';
import { median } from './median.ts';

const acts: ((page: Page) => Promise<void>)[] = [
  (page) => page.locator('button:visible').first().click(),
  (page) => page.keyboard.press('Control+k'),
];

/** Median INP in ms for the first interaction, the slower of a click and a key, at 4x CPU slowdown on slow 4G. */
export async function measureFirstAct(browser: Browser, url: string, runs: number): Promise<number> {
  const slowest: number[] = [];
  for (const act of acts) {
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
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await page.addInitScript(() => {
      const state = Object.assign(window, { longestAct: 0 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) state.longestAct = Math.max(state.longestAct, duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(url, { waitUntil: 'load' });
    await act(page);
    // Scripts that load because of the interaction must not delay its paint either.
    await page.waitForTimeout(4000);
    return await page.evaluate(() => (window as unknown as { longestAct: number }).longestAct);
  } finally {
    await page.close();
  }
}
