// Until React is there, a link is the browser's to follow, which can fetch the page ahead where it knows how to:
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

/** Pages of this site. Files have a dot in their address, and a new tab is a visit of its own. */
const links = 'a[href^="/"]:not([href*="."], [href*="#"], [target])';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Has pages fetched that the reader is about to open, unless their connection is slow or they save data. */
export function prefetchLinks(): { stop: () => void } {
  const rules = document.createElement('script');
  const { effectiveType, saveData } = (navigator as { connection?: Connection }).connection ?? {};
  // As Docusaurus does it for the scripts of pages.
  if (!saveData && !effectiveType?.includes('2g')) {
    rules.type = 'speculationrules';
    rules.text = JSON.stringify({ prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }] });
    document.head.append(rules);
  }
  return { stop: () => rules.remove() };
}
