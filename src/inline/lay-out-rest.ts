// css/put-off.css puts off what lies far below the window. What is put off has no true height yet, by which scroll bars,
// the way to a heading, and tools that measure pages go.

/** Milliseconds at a time: few, so that a processor four times slower can still answer in between. */
const slice = 8;

/** Milliseconds after which a busy browser goes on all the same. */
const patience = 300;

const everything = ':is(.markdown, main) > *, .footer';

/** How parts of a page are laid out, one after the other. */
interface Pieces {
  /** In their order in the page; the style sheet puts them off. */
  parts: readonly HTMLElement[];
  /** Whether not to wait for idle time, but to leave the browser time in between to answer. */
  hurries?: () => boolean;
  onDone: () => void;
}

/**
 * Lays out parts of the page while the browser has nothing else to do.
 *
 * @returns what ends it before it is done
 */
export function layOutInPieces({ parts, hurries, onDone }: Pieces): () => void {
  const rest = [...parts].reverse();
  let isEnded = false;
  const goOn = () => {
    if (isEnded) return;
    const begun = performance.now();
    let done = begun;
    let longest = 0;
    // One part may take long; another that might as well has to wait for the next time.
    while (rest.length > 0 && done - begun + longest < slice) {
      rest.pop()!.style.setProperty('content-visibility', 'visible', 'important');
      // Lays it out here, where it is timed, and not in the next frame.
      void document.body.offsetHeight;
      longest = Math.max(longest, performance.now() - done);
      done = performance.now();
    }
    if (rest.length > 0) goOnLater();
    else onDone();
  };
  const goOnLater = () => {
    // Safari has no such callbacks.
    if (hurries?.() || !('requestIdleCallback' in window)) setTimeout(goOn);
    else requestIdleCallback(goOn, { timeout: patience });
  };
  goOnLater();
  return () => (isEnded = true);
}

/** @returns those of some elements that a style sheet puts off */
export function listPutOff(selector: string): HTMLElement[] {
  return Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
}

/**
 * Lays out the rest of the page that the browser has loaded.
 *
 * @returns `now` does it at once, for those who are on their way to a place in the page. `soon` does not wait for idle
 *   time, but leaves the browser time in between to answer.
 */
export function layOutRest(): { now: () => void; soon: () => void } {
  /** Ends what has begun. */
  let end: (() => void) | undefined;
  let hurries = false;
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    end?.();
    // For the pages that come after this one, too.
    const rules = new CSSStyleSheet();
    rules.replaceSync(`:is(${everything}) { content-visibility: visible !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  };
  const begin = () => {
    if (!isDone) end = layOutInPieces({ parts: listPutOff(everything), hurries: () => hurries, onDone: now });
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser is about to go to a heading, or back to where the reader was.
  if (location.hash !== '' || visit?.type !== 'navigate') now();
  else window.addEventListener('load', begin, { once: true });
  return { now, soon: () => (hurries = true) };
}
