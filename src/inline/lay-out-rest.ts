// css/put-off.css puts off what lies far below the window. What is put off has no true height yet, by which scroll bars,
// the way to a heading, and tools that measure pages go.

/** Milliseconds at a time: few, so that a processor four times slower can still answer in between. */
const slice = 8;

/** Parts that are laid out before the clock is looked at. */
const step = 4;

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
  // Styles of its own rather than attributes: the elements stay as React expects them.
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  let count = 0;
  let parts = Infinity;
  let hurries = false;
  const show = (selector: string) => rules.replaceSync(`${selector} { content-visibility: visible !important }`);
  const now = () => {
    count = parts;
    show(everything);
  };
  const goOn = () => {
    const end = performance.now() + slice;
    while (count < parts && performance.now() < end) {
      count += step;
      show(count < parts ? `:is(.markdown, main) > :nth-child(-n + ${count})` : everything);
      // Lays it out here, where it is timed, and not in the next frame.
      void document.body.offsetHeight;
    }
    if (count < parts) goOnLater();
  };
  const goOnLater = () => {
    if (hurries) setTimeout(goOn);
    else requestIdleCallback(goOn, { timeout: patience });
  };
  const begin = () => {
    if (count >= parts) return;
    parts = Math.max(...Array.from(document.querySelectorAll('.markdown, main'), (box) => box.childElementCount));
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
