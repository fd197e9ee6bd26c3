import type { Locator, Page } from '@playwright/test';
import { answerQueries } from '../../core/search/answer-queries.ts';
import { createIndexFiles } from '../../core/search/index-files.ts';
import { indexPages } from '../../core/search/index-pages.ts';
import { searchFolder } from '../../core/search/manifest.ts';
import type { SearchRecord } from '../../core/search/record.ts';
import { displayParameters } from '../../core/search/parameters.ts';
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

/** What a query for each beginning of the texts takes in the engine, once it has worked ahead as in the worker. */
export function measureEngine(records: SearchRecord[], texts: string[]): { load: number; queries: Latency } {
  const started = performance.now();
  const index = createSearchIndex(indexPages(records));
  const load = performance.now() - started;
  const ask = (query: string) => {
    const request = { ...displayParameters('modal', 1280), indexName: 'docs', query };
    const before = performance.now();
    answerQueries(index, { requests: [request] });
    return performance.now() - before;
  };
  const steps = index.prepare();
  while (!steps.next().done);
  texts.slice(0, 10).forEach(ask);
  const times = texts.flatMap((text) => Array.from(text, (_, end) => ask(text.slice(0, end + 1))));
  return { load, queries: summarize(times) };
}

/** What the reader waits for after a keystroke. */
export interface PageLatency {
  /** Until the results are in the page. */
  results: Latency;
  /** Until the frame is painted that shows them, or what changed last before the next keystroke. */
  painted: Latency;
  longestTask: number;
}

/**
 * What lies between a keystroke and its results in the search of the served site. The clock starts with the time stamp
 * of the input event, when the browser received the key, and stops in the first task after the frame that has the last
 * change of the page. A browser paints at the screen's pace, every 16.7 ms here, so that up to as much of it is waiting
 * for the next frame: {@link measureEmptyPage} measures what is left when there is nothing to do.
 *
 * @param records Instead of the site's own index.
 */
export async function measurePage(
  page: Page,
  origin: string,
  texts: string[],
  records?: SearchRecord[],
): Promise<PageLatency> {
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
  return typeAndWatch(page, input, texts);
}

/** The same for a page that has nothing but a field and a paragraph that repeats it: less is not to be had. */
export async function measureEmptyPage(page: Page, texts: string[]): Promise<PageLatency> {
  await page.setContent('<input oninput="document.querySelector(`p`).textContent = this.value"><p></p>');
  return typeAndWatch(page, page.locator('input'), texts);
}

/** Milliseconds; a fast typist's. */
const betweenKeys = 120;

async function typeAndWatch(page: Page, input: Locator, texts: string[]): Promise<PageLatency> {
  // tsx marks functions within the one that is sent with a helper, which the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.evaluate(watchKeystrokes);
  for (const text of texts) {
    await input.fill('');
    // Else the first key waits for the frame after the one that shows the empty field, which no hand is fast enough for.
    await page.waitForTimeout(betweenKeys);
    await input.pressSequentially(text, { delay: betweenKeys });
    await page.waitForTimeout(200);
  }
  const { changed, painted, tasks } = await page.evaluate(() => (window as unknown as { bench: Watch }).bench);
  return { results: summarize(changed), painted: summarize(painted), longestTask: Math.max(0, ...tasks) };
}

interface Watch {
  changed: number[];
  painted: number[];
  tasks: number[];
}

/** Runs in the page: notes for each keystroke when the results changed last, and when the frame was painted. */
function watchKeystrokes(): void {
  const bench: Watch = { changed: [], painted: [], tasks: [] };
  (window as unknown as { bench: Watch }).bench = bench;
  let pressed = 0;
  let changed = 0;
  let painted = 0;
  const settle = () => {
    if (pressed > 0 && painted > pressed) {
      bench.changed.push(changed - pressed);
      bench.painted.push(painted - pressed);
    }
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
  new MutationObserver(() => {
    changed = performance.now();
    requestAnimationFrame(() => {
      // The message comes after the frame is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (painted = performance.now());
      port2.postMessage(null);
    });
    // The list may be replaced as a whole.
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => bench.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
