// Runs in the head of every page (plugins/deferred-hydration). The HTML is a complete page: React is not needed to read
// it or to follow a link. It loads at the reader's first act, or after a long idle time.

import { scriptListAttribute } from '../template.ts';
import { holdActions } from './hold-actions.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** Events that precede anything that needs React. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after the page has loaded, after which the scripts load without an act. */
const longIdle = 15_000;

/** Docusaurus disables it until hydration; no other button of a page is meant. */
const colorModeSwitch = '[class*="colorModeToggle"] > button';

const root = document.documentElement;
/** Addresses of the scripts that have not run yet, in order. */
const missing = JSON.parse(document.querySelector(`[${scriptListAttribute}]`)!.textContent) as string[];
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of missing) document.head.append(createLink('preload', href, { as: 'script' }));
  void loadStyles().then(loadScripts);
}

/** Loads the full stylesheets, because the critical CSS in the page does not cover the elements that React adds. */
async function loadStyles(): Promise<void> {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-deferred-stylesheet]')) {
    const link = createLink('stylesheet', style.dataset.deferredStylesheet!);
    style.after(link);
    await new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
    style.removeAttribute('data-deferred-stylesheet');
  }
}

function loadScripts(): void {
  for (const address of [...missing]) {
    const script = document.createElement('script');
    script.src = address;
    // Dynamic scripts keep their order only when they are not async.
    script.async = false;
    script.onload = () => missing.splice(missing.indexOf(address), 1);
    script.onerror = fail;
    document.head.append(script);
  }
}

function createLink(rel: string, href: string, more?: { as: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, ...more });
}

/** Leaves the page as it is without scripts; the next act tries again. */
function fail(): void {
  isStarted = false;
  actions.drop();
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

/** Whether a home page is served from the path that it was built for. */
function isAtBasePath(): boolean {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return canonical !== null && new URL(canonical.href).pathname === location.pathname.replace(/index\.html$/, '');
}

const hydration = new MutationObserver(() => {
  if (root.dataset.hasHydrated !== 'true') return;
  hydration.disconnect();
  for (const sign of signs) window.removeEventListener(sign, onSign, true);
  links.stop();
  void actions.repeat();
});
hydration.observe(root, { attributeFilter: ['data-has-hydrated'] });
for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true });
// Registered after the listeners above, because held events are not propagated.
const actions = holdActions();
const links = prefetchLinks();

// On home pages, Docusaurus takes a missing global for scripts that failed because of a wrong base path.
if (isAtBasePath()) Object.assign(window, { docusaurus: {} });

document.addEventListener('DOMContentLoaded', () => {
  // Its clicks are held like those of other controls.
  for (const button of document.querySelectorAll<HTMLButtonElement>(colorModeSwitch)) button.disabled = false;
  startIfNeeded();
});
window.addEventListener(
  'load',
  () => {
    // The browser has scrolled to the heading of the address only now.
    startIfNeeded();
    setTimeout(start, longIdle);
  },
  { once: true },
);
