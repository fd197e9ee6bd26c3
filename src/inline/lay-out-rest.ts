// css/put-off.css puts off what lies far below the window. What is put off has no true height yet, by which scroll bars,
// the way to a heading, and tools that measure pages go.

/** Milliseconds at a time: few, so that a processor four times slower can still answer in between. */
const slice = 8;

/** Milliseconds after which a busy browser goes on all the same. */
const patience = 300;

const everything = ':is(.markdown, main) > *, .footer';

/**
 * Lays out the rest of the page while the browser has nothing else to do.
 *
 * @returns `now` does it at once, for those who are on their way to a place in the page. `soon` does not wait for idle
 *   time, but leaves the browser time in between to answer.
 */
export function layOutRest(): { now: () => void; soon: () => void } {
  /** What is still to be laid out, the last first; not known before it begins. */
  let rest: HTMLElement[] | undefined;
  let hurries = false;
  let isDone = false;
  const now = () => {
    if (isDone) return;
    isDone = true;
    rest = [];
    // For the pages that come after this one, too.
    const rules = new CSSStyleSheet();
    rules.replaceSync(`:is(${everything}) { content-visibility: visible !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  };
  const goOn = () => {
    const begun = performance.now();
    let done = begun;
    let longest = 0;
    // One part may take long; another that might as well has to wait for the next time.
    while (rest!.length > 0 && done - begun + longest < slice) {
      rest!.pop()!.style.contentVisibility = 'visible';
      // Lays it out here, where it is timed, and not in the next frame.
      void document.body.offsetHeight;
      longest = Math.max(longest, performance.now() - done);
      done = performance.now();
    }
    if (rest!.length > 0) goOnLater();
    else now();
  };
  const goOnLater = () => {
    if (hurries) setTimeout(goOn);
    else requestIdleCallback(goOn, { timeout: patience });
  };
  const begin = () => {
    if (rest) return;
    rest = Array.from(document.querySelectorAll<HTMLElement>(everything))
      .filter((part) => getComputedStyle(part).contentVisibility === 'auto')
      .reverse();
    // Safari has no such callbacks.
    hurries ||= !('requestIdleCallback' in window);
    goOnLater();
  };

  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The browser is about to go to a heading, or back to where the reader was.
  if (location.hash !== '' || visit?.type !== 'navigate') now();
  else window.addEventListener('load', begin, { once: true });
  return { now, soon: () => (hurries = true) };
}
