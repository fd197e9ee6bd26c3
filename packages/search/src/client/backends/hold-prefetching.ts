let end: (() => void) | undefined;

/**
 * Pauses Docusaurus' prefetching of links, which would delay the search index on slow connections. Docusaurus has no
 * option for it; its links call `window.docusaurus.prefetch`.
 *
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/docusaurus.ts
 */
export function holdPrefetching(): void {
  if (end) return;
  const { docusaurus } = window;
  const paths = new Set<string>();
  window.docusaurus = {
    ...docusaurus,
    prefetch: (path) => {
      paths.add(path);
      return false;
    },
  };
  end = () => {
    window.docusaurus = docusaurus;
    paths.forEach((path) => docusaurus.prefetch(path));
  };
}

export function releasePrefetching(): void {
  end?.();
  end = undefined;
}
