import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import { pageKinds } from './page-kinds.ts';

export { expect };

interface TestFixtures {
  /** Violations of the security policy. The test fails unless it removes the expected ones. */
  blocked: string[];
  /** The worker's shared page, four times as fast as a new one. For tests that leave no state in the browser. */
  sharedPage: Page;
}

interface WorkerFixtures {
  /** Context of `sharedPage`; applies to all tests of a file. */
  sharedContext: BrowserContextOptions;
  workerPage: Page;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sharedContext: [{}, { scope: 'worker', option: true }],
  workerPage: [
    async ({ browser, sharedContext }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL, ...sharedContext });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  blocked: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads fixture names from the pattern
    async ({}, use) => {
      const blocked: string[] = [];
      await use(blocked);
      expect(blocked, 'blocked by the security policy').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, permissions, blocked }, use) => {
    // `reuseContext` in playwright.config.ts keeps these from the test before.
    await context.setOffline(false);
    await context.clearPermissions();
    if (permissions) await context.grantPermissions(permissions);
    listenToPolicy(context, blocked);
    await use(context);
  },
  sharedPage: async ({ workerPage, blocked }, use) => {
    listenToPolicy(workerPage, blocked);
    await use(workerPage);
    workerPage.removeAllListeners();
    // Cancels pending requests, which would otherwise fail in the next test.
    await workerPage.goto('about:blank');
  },
});

function listenToPolicy(source: BrowserContext | Page, blocked: string[]): void {
  const note = (message: ConsoleMessage) =>
    message.text().includes('Content Security Policy') && blocked.push(message.text());
  // Two calls, because the union type matches neither overload.
  if ('newPage' in source) source.on('console', note);
  else source.on('console', note);
}

export interface Incidents {
  /** Uncaught errors and messages of console.error. */
  errors: string[];
  /** Failed requests and error responses. */
  failed: string[];
  /** Requests to other hosts. */
  foreign: string[];
}

export function watch(page: Page, baseURL: string): Incidents {
  const incidents: Incidents = { errors: [], failed: [], foreign: [] };
  page.on('console', (message) => message.type() === 'error' && incidents.errors.push(message.text()));
  page.on('pageerror', (error) => incidents.errors.push(String(error)));
  // A navigation cancels images and icons that are still loading, which is no fault of the page that a test leaves.
  let navigations = 0;
  const navigationsAtStart = new WeakMap<Request, number>();
  page.on('framenavigated', (frame) => frame === page.mainFrame() && navigations++);
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // By its address, because Chromium gives icons no type.
    const isImage = /\.(?:ico|jpe?g|png|svg|webp)$/.test(new URL(request.url()).pathname);
    const isLeft = navigationsAtStart.get(request) !== navigations;
    if (errorText === 'net::ERR_ABORTED' && isImage && isLeft) return;
    incidents.failed.push(`${request.url()}: ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) incidents.failed.push(`${response.url()}: ${response.status()}`);
  });
  page.on('request', (request) => {
    // Counted from its request, because the browser may cancel before the page changes.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) navigations++;
    navigationsAtStart.set(request, navigations);
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== new URL(baseURL).origin) incidents.foreign.push(request.url());
  });
  return incidents;
}

export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response!;
}

/** Also waits for search results, which shift the content below. */
export async function openKind(page: Page, kind: keyof typeof pageKinds) {
  await open(page, pageKinds[kind]);
  if (kind === 'search results') await expect(page.getByRole('article').first()).toBeVisible();
}

/** Moves the mouse, because pages hydrate on the first interaction. */
export async function waitForHydration(page: Page) {
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    // Where nothing reacts to hover. Retried, because a redirect may replace the page.
    await page.mouse.move(0, 0);
    await page.mouse.move(0, 1);
    await hydrated.waitFor({ state: 'attached', timeout: 1_000 });
  }).toPass();
}

/** Simulates Data Saver from the next page on, so that nothing is prefetched. */
export async function saveData(page: Page, connection = { effectiveType: '4g', saveData: true }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

export const scripts = '**/assets/js/*.js';

/** Holds scripts requested from now on until the returned function is called. */
export async function holdScripts(page: Page, addresses: string | RegExp = scripts): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Namespace that Docusaurus appends to storage keys; requires an open page. */
export function storageSuffix(page: Page): Promise<string> {
  return page.evaluate(() => {
    const known = 'docusaurus.announcement.id';
    return Object.keys(localStorage)
      .find((key) => key.startsWith(known))!
      .slice(known.length);
  });
}
