// Until React is there, a link is the browser's to follow, which can fetch the page ahead where it knows how to:
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

import { mayFetchAhead } from './may-fetch-ahead.ts';

/** Pages of this site. Files have a dot in their address, and a new tab is a visit of its own. */
const links = 'a[href^="/"]:not([href*="."], [href*="#"], [target])';

/** Has pages fetched that the reader is about to open, unless their connection is slow or they save data. */
export function prefetchLinks(): { stop: () => void } {
  const rules = document.createElement('script');
  if (mayFetchAhead()) {
    rules.type = 'speculationrules';
    rules.text = JSON.stringify({ prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }] });
    document.head.append(rules);
  }
  return { stop: () => rules.remove() };
}
