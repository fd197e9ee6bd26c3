import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { pageKinds } from './page-kinds.ts';

export { expect };

interface TestFixtures {
  /** What the security policy blocked on pages of the test: it fails unless it takes out what it expects. */
  blocked: string[];
  /** The worker's one page, for tests that change nothing a browser keeps: a new one takes four times as long. */
  sharedPage: Page;
}

interface WorkerFixtures {
  /** How `sharedPage` is shown, such as on a phone; a file sets it for all its tests. */
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
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const blocked: string[] = [];
      await use(blocked);
      expect(blocked, 'blocked by the security policy').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, blocked }, use) => {
    listenToPolicy(context, blocked);
    await use(context);
  },
  sharedPage: async ({ workerPage, blocked }, use) => {
    listenToPolicy(workerPage, blocked);
    await use(workerPage);
    workerPage.removeAllListeners();
    // Ends the requests that are still under way, which the next test would otherwise see fail.
    await workerPage.goto('about:blank');
  },
});

/** Writes down what the Content-Security-Policy of a page blocks. */
function listenToPolicy(source: BrowserContext | Page, blocked: string[]): void {
  const note = (message: ConsoleMessage) =>
    message.text().includes('Content Security Policy') && blocked.push(message.text());
  // An overload for each, which the union of both fits in neither.
  if ('newPage' in source) source.on('console', note);
  else source.on('console', note);
}

/** What went wrong on a page from the moment of listening on. */
export interface Incidents {
  /** Messages of console.error, and errors that nothing caught. */
  errors: string[];
  /** Requests that failed or were answered with an error. */
  failed: string[];
  /** Requests to hosts other than the site's own. */
  foreign: string[];
}

/** Starts to write down what goes wrong on a page. */
export function watch(page: Page, baseURL: string): Incidents {
  const incidents: Incidents = { errors: [], failed: [], foreign: [] };
  page.on('console', (message) => message.type() === 'error' && incidents.errors.push(message.text()));
  page.on('pageerror', (error) => incidents.errors.push(String(error)));
  page.on('requestfailed', (request) => incidents.failed.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) incidents.failed.push(`${response.url()}: ${response.status()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== new URL(baseURL).origin) incidents.foreign.push(request.url());
  });
  return incidents;
}

/** Opens an address, acts, and waits until React has taken the page over. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response!;
}

/** Opens the page of a kind, and waits for what comes after React: the results of a search move all that follows. */
export async function openKind(page: Page, kind: keyof typeof pageKinds) {
  await open(page, pageKinds[kind]);
  if (kind === 'search results') await expect(page.getByRole('article').first()).toBeVisible();
}

/** Acts, as a page waits for before it loads React, and waits until React has taken over. */
export async function waitForHydration(page: Page) {
  const hydrated = page.locator('html[data-has-hydrated="true"]');
  await expect(async () => {
    // Where nothing is that answers to a mouse. The page may be one that is about to go: it is tried again.
    await page.mouse.move(0, 0);
    await page.mouse.move(0, 1);
    await hydrated.waitFor({ state: 'attached', timeout: 1_000 });
  }).toPass();
}

/** From the next page on, the browser says that its user saves data: nothing is fetched before it is needed. */
export async function saveData(page: Page, connection = { effectiveType: '4g', saveData: true }) {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

/** Addresses of the scripts of a page, for tests that delay or refuse them. */
export const scripts = '**/assets/js/*.js';

/** Keeps scripts that are requested from now on waiting, until the returned function is called. */
export async function holdScripts(page: Page, addresses: string | RegExp = scripts): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** @returns the namespace that Docusaurus appends to the keys of the site's storage, on a page that has been opened */
export function storageSuffix(page: Page): Promise<string> {
  return page.evaluate(() => {
    const known = 'docusaurus.announcement.id';
    return Object.keys(localStorage)
      .find((key) => key.startsWith(known))!
      .slice(known.length);
  });
}
