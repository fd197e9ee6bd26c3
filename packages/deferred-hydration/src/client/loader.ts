// Inlined in the head of every page. React loads on the first interaction or after a long idle time.

import { decode } from '@typed-docs/utils/decode';
import { followColorMode } from './color-mode.ts';
import { failureNote, showFailure } from './failure-note.ts';
import { controls, queueEvents } from './event-queue.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { scriptListAttribute } from '../script-list.ts';

/** Events that precede any interaction that needs React. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after the `load` event until the scripts load without an interaction. */
const longIdle = 15_000;

/** Milliseconds before a file that failed to load is requested again. */
const pause = 2_000;

/** Milliseconds to wait for the next file, or for React, before giving up. */
const patience = 20_000;

/** Docusaurus disables this button until hydration. */
const colorModeSwitch = '[class*="colorModeToggle"] > button';

const root = document.documentElement;
const { pathname } = location;
const { themeKey } = (document.currentScript as HTMLScriptElement).dataset;
const scripts = JSON.parse(document.querySelector(`[${scriptListAttribute}]`)!.textContent) as string[];
/** Aborted at hydration, to remove the listeners that are only needed until then. */
const untilHydration = new AbortController();
const { signal } = untilHydration;
const isParsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
let queue: ReturnType<typeof queueEvents>;
let links: ReturnType<typeof prefetchLinks>;
const notStarted = "The page's scripts did not start.";
let isStarted = false;
let deadline: ReturnType<typeof setTimeout> | undefined;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  expectProgress();
  // Prefetching would compete with the scripts.
  links.stop();
  load().catch(fail);
}

async function load(): Promise<void> {
  for (const href of scripts) document.head.append(create('link', { rel: 'preload', as: 'script', href }));
  // React would mistake a partially parsed page for the complete one.
  await isParsed;
  await Promise.all(
    // The critical CSS in the page does not cover the elements that React adds.
    [...document.querySelectorAll<HTMLStyleElement>('style[data-deferred-stylesheet]')].map((style) =>
      requestTwice('link', { rel: 'stylesheet', href: style.dataset.deferredStylesheet! }, style.nextSibling),
    ),
  );
  // Dynamically inserted scripts keep their order only when they are not async.
  await Promise.all(scripts.map((src) => requestTwice('script', { src, async: false }, null)));
  // Empty or broken files load without an error; Docusaurus sets this when its entry runs.
  if (!window.docusaurus?.prefetch) fail(notStarted);
}

/** Retries once after a pause, because the network may be down only briefly. */
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
    // Browsers don't render hidden pages, so React waits as well.
    if (document.hidden) expectProgress();
    else fail(notStarted);
  }, patience);
}

/** Leaves the page as it is without scripts, and shows the error. */
function fail(error: unknown): void {
  clearTimeout(deadline);
  queue.discard();
  showFailure(error);
  window.addEventListener('click', ({ target }) => (target as Element).closest(controls) && showFailure(error), {
    signal,
  });
}

function onSign({ isTrusted }: Event): void {
  if (isTrusted) start();
}

/** Starts immediately if only React can show the content: search results, or a heading in a hidden tab. */
function startIfNeeded(): void {
  const query = document.querySelector<HTMLElement>('[data-query-parameter]')?.dataset.queryParameter;
  const hasQuery = query !== undefined && new URLSearchParams(location.search).has(query);
  if (hasQuery || document.querySelector(':target')?.getClientRects().length === 0) start();
}

/** At another address, as in a web archive, React would show the not-found page, which itself has no own address. */
function isAtOwnAddress(): boolean {
  const { pagePath } = root.dataset;
  return pagePath === undefined || normalize(pagePath) === normalize(pathname);
}

/** Unifies all spellings of an address that hosts and Docusaurus' router accept. */
function normalize(path: string): string {
  return decode(path)
    .toLowerCase()
    .replace(/(?:(?:\/index)?\.html|\/)$/, '');
}

function finish(): void {
  untilHydration.abort();
  clearTimeout(deadline);
  failureNote.remove();
  void queue.replay();
}

function waitForAct(): void {
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true, signal });
  // After the listeners above, because queued events are not propagated.
  queue = queueEvents();
  links = prefetchLinks();

  // On home pages, Docusaurus takes a missing global as a sign of a wrong base URL.
  Object.assign(window, { docusaurus: {} });

  // A chunk that the bundler's runtime could not load.
  window.addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && fail(reason), {
    signal,
  });

  // After a reload, history entries of React's navigation change the address without loading the page.
  window.addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal });

  void isParsed.then(() => {
    // Docusaurus turns query parameters into attributes (`?docusaurus-data-has-hydrated=true`).
    root.dataset.hasHydrated = 'false';
    new MutationObserver((_changes, observer) => {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      finish();
    }).observe(root, { attributeFilter: ['data-has-hydrated'] });
    // Its clicks are queued like those of other controls.
    for (const button of document.querySelectorAll<HTMLButtonElement>(colorModeSwitch)) button.disabled = false;
    startIfNeeded();
  });
  window.addEventListener('load', () => {
    // Browsers may scroll to the fragment, and update `:target`, only now.
    startIfNeeded();
    setTimeout(start, longIdle);
  });
}

followColorMode(themeKey!, signal);
if (isAtOwnAddress()) waitForAct();
