// Runs in the head of every page (plugins/deferred-hydration). The HTML is a complete page: React is not needed to read
// it or to follow a link. It loads at the reader's first act, or after a long idle time.

import { decode } from '../../../core/content/decode.ts';
import { followColorMode } from './color-mode.ts';
import { failureNote, showFailure } from './failure-note.ts';
import { controls, holdActions } from './hold-actions.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { scriptListAttribute } from './script-list.ts';

/** Events that precede anything that needs React. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after the page has loaded, after which the scripts load without an act. */
const longIdle = 15_000;

/** Milliseconds before a file that failed to load is requested once more. */
const pause = 2_000;

/** Milliseconds to wait for the next file, or for React, before the reader gets their actions back. */
const patience = 20_000;

/** Docusaurus disables it until hydration; no other button of a page is meant. */
const colorModeSwitch = '[class*="colorModeToggle"] > button';

const root = document.documentElement;
const { pathname } = location;
const { themeKey } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = JSON.parse(document.querySelector(`[${scriptListAttribute}]`)!.textContent) as string[];
/** Its signal ends the listeners that are of use until React takes over. */
const untilHydration = new AbortController();
const { signal } = untilHydration;
const isParsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
/** Set when the page waits for an act. */
let actions: ReturnType<typeof holdActions>;
let links: ReturnType<typeof prefetchLinks>;
const notStarted = 'The scripts of the page did not start.';
let isStarted = false;
let deadline: ReturnType<typeof setTimeout> | undefined;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  expectProgress();
  // The network is for what the reader waits for.
  links.stop();
  load().catch(fail);
}

async function load(): Promise<void> {
  for (const href of scripts) document.head.append(create('link', { rel: 'preload', as: 'script', href }));
  // React would take the part of a page that has come for all of it.
  await isParsed;
  await Promise.all(
    // The critical CSS in the page does not cover the elements that React adds.
    [...document.querySelectorAll<HTMLStyleElement>('style[data-deferred-stylesheet]')].map((style) =>
      requestTwice('link', { rel: 'stylesheet', href: style.dataset.deferredStylesheet! }, style.nextSibling),
    ),
  );
  // Dynamic scripts keep their order only when they are not async.
  await Promise.all(scripts.map((src) => requestTwice('script', { src, async: false }, null)));
  // An empty or broken file loads as well; Docusaurus sets this when its entry runs.
  if (!window.docusaurus?.prefetch) fail(notStarted);
}

/** Requests a file, and once more after a pause if it does not load, as in a moment without a network. */
async function requestTwice(
  tag: string,
  props: Partial<HTMLScriptElement & HTMLLinkElement>,
  before: Node | null,
): Promise<void> {
  const request = () =>
    new Promise<unknown>((resolve, reject) => {
      const element = create(tag, props);
      element.onload = resolve;
      element.onerror = () => reject(`${props.src ?? props.href} did not load.`);
      document.head.insertBefore(element, before);
    }).then(expectProgress);
  await request().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(request));
}

function create(tag: string, props: object): HTMLElement {
  return Object.assign(document.createElement(tag), props);
}

function expectProgress(): void {
  clearTimeout(deadline);
  deadline = setTimeout(() => {
    // Pages that nobody sees get no frames, so that React waits as well.
    if (document.hidden) expectProgress();
    else fail(notStarted);
  }, patience);
}

/** Leaves the page as it is without scripts, and says so. */
function fail(error: unknown): void {
  clearTimeout(deadline);
  actions.drop();
  showFailure(error);
  window.addEventListener('click', ({ target }) => (target as Element).closest(controls) && showFailure(error), {
    signal,
  });
}

function onSign({ isTrusted }: Event): void {
  if (isTrusted) start();
}

/** Starts immediately where only React can show the content: the results of a query, or a heading in a hidden tab. */
function startIfNeeded(): void {
  const query = document.querySelector<HTMLElement>('[data-answers]')?.dataset.answers;
  const hasQuery = query !== undefined && new URLSearchParams(location.search).has(query);
  if (hasQuery || document.querySelector(':target')?.getClientRects().length === 0) start();
}

/**
 * Whether the page is at the address that it was made for. At another one, as in a web archive or a saved file, React would
 * show that there is no such page. The not-found page, which is for any address, names none.
 */
function isAtOwnAddress(): boolean {
  const { pagePath } = root.dataset;
  return pagePath === undefined || normalize(pagePath) === normalize(pathname);
}

/** The same for all addresses of a page that hosts and the router of Docusaurus accept. */
function normalize(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/(?:(?:\/index)?\.html|\/)$/, '');
}

/** Hands the page over to React. */
function finish(): void {
  untilHydration.abort();
  clearTimeout(deadline);
  failureNote.remove();
  void actions.repeat();
}

function waitForAct(): void {
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true, signal });
  // Registered after the listeners above, because held events are not propagated.
  actions = holdActions();
  links = prefetchLinks();

  // On home pages, Docusaurus takes a missing global for scripts that failed because of a wrong base path.
  Object.assign(window, { docusaurus: {} });

  // A part of the page's own scripts that the bundler's runtime could not load.
  window.addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && fail(reason), {
    signal,
  });

  // The history of a page that was reloaded leads to pages that React showed in it before.
  window.addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal });

  void isParsed.then(() => {
    // Docusaurus makes attributes of the parameters in an address (`?docusaurus-data-has-hydrated=true`).
    root.dataset.hasHydrated = 'false';
    new MutationObserver((_changes, observer) => {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      finish();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
    // Its clicks are held like those of other controls.
    for (const button of document.querySelectorAll<HTMLButtonElement>(colorModeSwitch)) button.disabled = false;
    startIfNeeded();
  });
  window.addEventListener('load', () => {
    // The browser has scrolled to the heading of the address only now.
    startIfNeeded();
    setTimeout(start, longIdle);
  });
}

followColorMode(themeKey!, signal);
if (isAtOwnAddress()) waitForAct();
