// While search loads its index, Docusaurus prefetches no pages, whose scripts would hold it up on a slow connection.

/** Ends the hold; undefined when there is none. */
let end: (() => void) | undefined;

/** Keeps Docusaurus from prefetching: it calls `window.docusaurus.prefetch` for each link that comes on screen. */
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

/** Has Docusaurus prefetch the pages that were held. */
export function releasePrefetching(): void {
  end?.();
  end = undefined;
}
