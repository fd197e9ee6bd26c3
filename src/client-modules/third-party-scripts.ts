// Loads what other hosts are configured to do on the page, and only when the reader's browser and the reader allow it:
// Google's tag, which counts page views, and the script of X, which shows posts in place of the links to them.
// Page views after the first are sent by @docusaurus/plugin-google-gtag (plugins/google-tag).

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { listenToConsent, mayLoad, thirdParties } from '@site/src/features/consent/consent-store';

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
    twttr?: { widgets?: { load: (within?: Element) => void } };
  }
}

function loadScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

let isGtagLoaded = false;

function countPageViews(): void {
  const { gtagIds } = thirdParties;
  if (!gtagIds || isGtagLoaded || !mayLoad()) return;
  isGtagLoaded = true;
  const commands: unknown[] = (window.dataLayer ??= []);
  // Google's script tells commands from other data by their being `arguments`.
  // https://developers.google.com/tag-platform/gtagjs/install
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params
    commands.push(arguments);
  };
  window.gtag('js', new Date());
  for (const id of gtagIds) window.gtag('config', id, { anonymize_ip: true });
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${gtagIds[0]}`);
}

let isEmbedLoaded = false;

function showPosts(): void {
  if (!thirdParties.socialEmbeds || !document.querySelector('blockquote.twitter-tweet') || !mayLoad()) return;
  if (isEmbedLoaded) {
    window.twttr?.widgets?.load(document.querySelector('main') ?? undefined);
    return;
  }
  isEmbedLoaded = true;
  loadScript('https://platform.twitter.com/widgets.js');
}

if (ExecutionEnvironment.canUseDOM) {
  // The plugin calls it on each change of route, whether page views are counted yet or not.
  window.gtag ??= () => undefined;
  countPageViews();
  listenToConsent(() => {
    // A script that runs cannot be taken back: whoever withdraws their consent gets the page without it.
    if ((isGtagLoaded || isEmbedLoaded) && !mayLoad()) window.location.reload();
    countPageViews();
    showPosts();
  });
}

export function onRouteDidUpdate(): void {
  showPosts();
}
