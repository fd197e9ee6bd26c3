import { spawn } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../../tests/support/chromium.ts';

const root = path.resolve(__dirname, '../..');
const origin = 'http://127.0.0.1:4181';
/** Milliseconds between the keystrokes of a fast typist. */
const betweenKeys = 120;

export interface Latency {
  count: number;
  median: number;
  p95: number;
  max: number;
}

/** Measures from each input event to the paint of the last result change; a frame accounts for up to 16.7 ms. */
export async function measureLatency(queries: string[]): Promise<Latency> {
  const server = await serve();
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/docs`);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+K');
    const input = page.getByRole('combobox', { name: 'Search' });
    await input.fill('router');
    await page.locator('a[role=option]').first().waitFor({ timeout: 60_000 });
    // tsx wraps nested functions in a helper that the page does not have.
    await page.evaluate('globalThis.__name = (value) => value');
    await page.evaluate(watchKeystrokes);
    for (const query of queries) {
      await input.fill('');
      await page.waitForTimeout(betweenKeys);
      await input.pressSequentially(query, { delay: betweenKeys });
      await page.waitForTimeout(200);
    }
    return summarize(await page.evaluate(() => (window as unknown as { latencies: number[] }).latencies));
  } finally {
    await browser.close();
    // When told to stop, Docusaurus' server waits for open connections.
    server.kill('SIGKILL');
  }
}

async function serve() {
  const args = ['serve', '--port', new URL(origin).port, '--no-open', '--host', '127.0.0.1'];
  const server = spawn(path.join(root, 'node_modules/.bin/docusaurus'), args, { cwd: root, stdio: 'ignore' });
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  server.kill();
  throw new Error(`The built site could not be served at ${origin}: run \`npm run build\`, and free the port.`);
}

/** Runs in the page. */
function watchKeystrokes(): void {
  const latencies: number[] = [];
  Object.assign(window, { latencies });
  let pressed = 0;
  let painted = 0;
  const onInput = ({ timeStamp }: Event) => {
    if (pressed > 0 && painted > pressed) latencies.push(painted - pressed);
    pressed = timeStamp;
  };
  addEventListener('input', onInput, true);
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      // The message arrives after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (painted = performance.now());
      port2.postMessage(null);
    });
  }).observe(document.querySelector('dialog')!, { childList: true, subtree: true, characterData: true });
}

function summarize(times: number[]): Latency {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: at(1) };
}
