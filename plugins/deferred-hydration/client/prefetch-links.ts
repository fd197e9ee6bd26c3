// Until hydration the browser follows links, and can prefetch them:
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

/** Pages of this site. Files have a dot in their address, and a new tab is a visit of its own. */
const links = 'a[href^="/"]:not([href*="."], [href*="#"], [target])';

/** Text of the rules, which is an inline script for a Content-Security-Policy, so that its hash has to be in there. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }],
});

/** Has the browser prefetch the pages that the reader is about to open, unless the connection is slow or they save data. */
export function prefetchLinks(): { stop: () => void } {
  const { connection = {} } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  const rules = document.createElement('script');
  // The same condition as Docusaurus has for scripts, in a function that it does not export.
  if (!connection.saveData && !connection.effectiveType?.includes('2g')) {
    rules.type = 'speculationrules';
    rules.text = speculationRules;
    document.head.append(rules);
  }
  return { stop: () => rules.remove() };
}
