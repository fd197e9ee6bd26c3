/** Milliseconds between messages. */
const interval = 10_000;

/** @param step name and unit, such as `Samples compiled` */
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
