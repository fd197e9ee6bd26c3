/** Milliseconds between two lines of a step. */
const interval = 10_000;

/**
 * Prints how far a long step is, every ten seconds; nothing for a short one.
 *
 * @param step name and unit, such as `Samples compiled`
 * @param total number of calls that complete the step
 * @returns a function to call for each part that is done
 */
export function createProgress(step: string, total: number): () => void {
  const start = performance.now();
  let printed = start;
  let done = 0;
  return () => {
    done++;
    const now = performance.now();
    if (now - printed < interval || done === total) return;
    printed = now;
    console.log(`${step}: ${done} of ${total} after ${Math.round((now - start) / 1000)} s`);
  };
}
