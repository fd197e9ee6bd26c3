// Until hydration, the browser follows links and can prefetch their pages:
// https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API

/** Links to pages of this site. Addresses of files have a dot. */
const links = 'a[href^="/"]:not([href*="."], [href*="#"], [target])';

/** The Content-Security-Policy must allow this text, because the rules are an inline script. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: links }, eagerness: 'moderate' }],
});

export function prefetchLinks(): { stop: () => void } {
  const { connection = {} } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } };
  const rules = document.createElement('script');
  // Docusaurus has the same condition for prefetching scripts, but doesn't export it.
  if (!connection.saveData && !connection.effectiveType?.includes('2g')) {
    rules.type = 'speculationrules';
    rules.text = speculationRules;
    document.head.append(rules);
  }
  return { stop: () => rules.remove() };
}
