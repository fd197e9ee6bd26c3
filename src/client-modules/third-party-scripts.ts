// Loads Google's tag and X's embed script with consent. src/plugins/google-tag sends the page views after the first.

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
  // https://developers.google.com/tag-platform/gtagjs/install
  window.gtag = function gtag() {
    // eslint-disable-next-line prefer-rest-params -- Google's script requires the `arguments` object
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
  // The gtag plugin calls it on each route change, even before consent.
  window.gtag ??= () => undefined;
  countPageViews();
  listenToConsent(() => {
    // A running script cannot be unloaded, so withdrawing consent reloads the page.
    if ((isGtagLoaded || isEmbedLoaded) && !mayLoad()) window.location.reload();
    countPageViews();
    showPosts();
  });
}

export function onRouteDidUpdate(): void {
  showPosts();
}
