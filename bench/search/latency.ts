import type { Page } from '@playwright/test';
import { answerQueries } from '../../core/search/answer-queries.ts';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { indexPages } from '../../core/search/index-pages.ts';
import { searchFolder } from '../../core/search/manifest.ts';
import type { SearchRecord } from '../../core/search/record.ts';
import { createSearchIndex } from '../../core/search/search-index.ts';

/** Milliseconds. */
export interface Latency {
  count: number;
  median: number;
  p95: number;
  max: number;
}

export function summarize(times: number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
}

/** What a query for each beginning of the texts takes in the engine, once it has seen some. */
export function measureEngine(records: SearchRecord[], texts: string[]): { load: number; queries: Latency } {
  const started = performance.now();
  const index = createSearchIndex(indexPages(records));
  const load = performance.now() - started;
  const ask = (query: string) => {
    const request = { indexName: 'docs', query, attributesToSnippet: ['hierarchy.lvl1:10', 'content:10'] };
    const before = performance.now();
    answerQueries(index, { requests: [request] });
    return performance.now() - before;
  };
  texts.slice(0, 10).forEach(ask);
  const times = texts.flatMap((text) => Array.from(text, (_, end) => ask(text.slice(0, end + 1))));
  return { load, queries: summarize(times) };
}

/**
 * What lies between a keystroke and the frame that has its results, in the search of the served site.
 *
 * @param records Instead of the site's own index.
 */
export async function measurePage(
  page: Page,
  origin: string,
  texts: string[],
  records?: SearchRecord[],
): Promise<{ keystrokes: Latency; longestTask: number }> {
  if (records) {
    const files = createIndexFiles(records);
    await page.route(`${origin}/${searchFolder}/**`, (route) => {
      const content = files.get(route.request().url().split('/').at(-1)!)!;
      return route.fulfill({ body: Buffer.from(content), contentType: 'application/octet-stream' });
    });
  }
  await page.goto(`${origin}/docs`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+K');
  const input = page.locator('.DocSearch-Input');
  await input.fill('router');
  await page.locator('.DocSearch-Hit').first().waitFor({ timeout: 60_000 });
  // tsx marks functions within the one that is sent with a helper, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(watchKeystrokes);
  for (const text of texts) {
    await input.fill('');
    await input.pressSequentially(text, { delay: 120 });
    await page.waitForTimeout(200);
  }
  const { times, tasks } = await page.evaluate(() => (window as unknown as { bench: Watch }).bench);
  return { keystrokes: summarize(times), longestTask: Math.max(0, ...tasks) };
}

interface Watch {
  times: number[];
  tasks: number[];
}

/** Runs in the page: notes for each keystroke when the frame was painted that changed the results last. */
function watchKeystrokes(): void {
  const bench: Watch = { times: [], tasks: [] };
  (window as unknown as { bench: Watch }).bench = bench;
  let pressed = 0;
  let painted = 0;
  const settle = () => {
    if (pressed > 0 && painted > pressed) bench.times.push(painted - pressed);
    pressed = 0;
  };
  addEventListener(
    'input',
    ({ timeStamp }) => {
      settle();
      pressed = timeStamp;
    },
    true,
  );
  new MutationObserver(
    () =>
      requestAnimationFrame(() => {
        // The message comes after the frame is painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (painted = performance.now());
        port2.postMessage(null);
      }),
    // The list may be replaced as a whole.
  ).observe(document.body, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => bench.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
