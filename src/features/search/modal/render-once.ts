import { options } from 'preact';

/** Promises that may settle one after the other until what an event leads to is known; those of DocSearch are a dozen. */
const steps = 40;

/**
 * Has Preact render what one event changes in one go, also where its answer comes by several promises that are settled
 * already, each of which would be rendered by itself. Where React renders, as with `npm start`, it changes nothing.
 *
 * @returns Has it render as before.
 */
export function renderOncePerEvent(): () => void {
  let isOver = false;
  // Not at once: `flushSync` sets another way to render for as long as it runs, and then puts back what it found.
  queueMicrotask(() => {
    if (!isOver) options.debounceRendering = renderLater;
  });
  return () => {
    isOver = true;
    queueMicrotask(() => {
      if (options.debounceRendering === renderLater) delete options.debounceRendering;
    });
  };
}

/** Behind promises, but before the next task. */
function renderLater(render: () => void, left = steps): void {
  if (left === 0) render();
  else queueMicrotask(() => renderLater(render, left - 1));
}
