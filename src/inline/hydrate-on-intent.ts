// Stands in the head of every page, in place of the tags that would load the page's scripts at once
// (plugins/hydrate-on-intent). The HTML is a complete page: React is not needed to read it, nor to follow a link. It
// comes with the reader's first act, or after a long while without one.

import { holdActions } from './hold-actions.ts';
import { layOutRest } from './lay-out-rest.ts';
import { prefetchLinks } from './prefetch-links.ts';

/** What a reader does before they do anything that needs React. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after loading in which the reader does nothing, until the scripts come all the same. */
const longIdle = 15_000;

const page = window as { docusaurus?: object };
const root = document.documentElement;
/** Addresses of the scripts that have not run yet, in their order. */
const missing = document.currentScript!.dataset.scripts!.split(' ');
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  rest.soon();
  for (const href of missing) document.head.append(createLink('preload', href, { as: 'script' }));
  void loadStyles().then(loadScripts);
}

/** The page has the styles of what is in it; what React adds needs others, and must not be seen without them. */
async function loadStyles(): Promise<void> {
  const parts = document.querySelectorAll<HTMLStyleElement>('style[data-deferred-stylesheet]');
  for (const part of parts) {
    const link = createLink('stylesheet', part.dataset.deferredStylesheet!);
    part.after(link);
    await new Promise((done) => {
      link.onload = link.onerror = done;
    });
    part.removeAttribute('data-deferred-stylesheet');
  }
}

function loadScripts(): void {
  for (const address of [...missing]) {
    const script = document.createElement('script');
    script.src = address;
    // In their order.
    script.async = false;
    script.onload = () => missing.splice(missing.indexOf(address), 1);
    script.onerror = fail;
    document.head.append(script);
  }
}

function createLink(rel: string, href: string, more?: { as: string }): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href, ...more });
}

/** The page stays what it is without scripts, and its next sign tries again. */
function fail(): void {
  // With one script the next ones may fail too.
  if (!isStarted) return;
  isStarted = false;
  actions.drop();
  // Docusaurus tells who built the site for another path, on the home page.
  delete page.docusaurus;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  page.docusaurus = {};
}

function onSign({ isTrusted }: Event): void {
  if (isTrusted) start();
}

/** What only React shows: the answer to a query in the address, and a heading in a hidden tab. */
function startIfNeeded(): void {
  const query = document.querySelector<HTMLElement>('[data-answers]')?.dataset.answers;
  const hasQuery = query !== undefined && new URLSearchParams(location.search).has(query);
  if (hasQuery || document.querySelector(':target')?.getClientRects().length === 0) start();
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
// After the listeners above: what is held reaches no others.
const actions = holdActions();
const links = prefetchLinks();
const rest = layOutRest();
// Before the browser follows it to a place in the page.
window.addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && rest.now(), true);

// Docusaurus takes a page without it for one whose scripts did not come.
page.docusaurus = {};

document.addEventListener(
  'DOMContentLoaded',
  () => {
    // The switch of the colour mode is disabled until React is there; its click is held like others.
    for (const button of document.querySelectorAll<HTMLButtonElement>('button[disabled]')) button.disabled = false;
    startIfNeeded();
  },
  { once: true },
);
window.addEventListener(
  'load',
  () => {
    // By now the browser has gone to the heading.
    startIfNeeded();
    setTimeout(start, longIdle);
  },
  { once: true },
);
