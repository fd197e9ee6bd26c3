/** Phases may overlap; a step is counted work within them. */
export type ProgressEvent =
  | { event: 'start'; phase: string }
  | { event: 'end'; phase: string; seconds: number; result?: string }
  | { event: 'count'; step: string; done: number; total: number }
  | { event: 'complete' };

/** Environment of a child process that sends its progress to this one, instead of printing it. */
export const sendingProgress = { PROGRESS_TO_PARENT: 'true' };

/** Milliseconds between lines in a log. */
const interval = 10_000;

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** Shows progress: as one line that changes on a terminal, as lines in a log. */
export class ProgressReport {
  readonly finished: { phase: string; seconds: number; result?: string }[] = [];
  /** Whether the process exited normally, and not by a signal or `process.exit()`. */
  isComplete = false;
  private readonly running = new Set<string>();
  private readonly counts = new Map<string, { done: number; total: number }>();
  private readonly start: number;
  private printed: number;

  constructor(
    private readonly output: Output,
    private readonly now = () => performance.now(),
  ) {
    this.start = this.printed = now();
  }

  get unfinished(): readonly string[] {
    return [...this.running];
  }

  get seconds(): number {
    return Math.round((this.now() - this.start) / 1000);
  }

  totalOf(step: string): number {
    return this.counts.get(step)?.total ?? 0;
  }

  update(change: ProgressEvent): void {
    if (change.event === 'start') this.running.add(change.phase);
    if (change.event === 'count') this.counts.set(change.step, change);
    if (change.event === 'complete') this.isComplete = true;
    if (change.event === 'end') {
      this.running.delete(change.phase);
      this.finished.push(change);
      this.print(`${formatPhase(change)}\n`);
    }
    this.refresh();
  }

  /** Call about once a second. */
  refresh(): void {
    const status = this.status();
    // Some terminals report 0 columns.
    if (this.output.isTTY) this.output.write(`\r\u001b[K${status.slice(0, (this.output.columns || 80) - 1)}`);
    else if (status && this.now() - this.printed >= interval) this.print(`${status}\n`);
  }

  /** Prints whole lines above the status. */
  print(lines: string): void {
    this.printed = this.now();
    this.output.write(this.output.isTTY ? `\r\u001b[K${lines}` : lines);
  }

  private status(): string {
    const counts = [...this.counts]
      .filter(([, { done, total }]) => done < total)
      .map(([step, { done, total }]) => `${step.toLowerCase()}: ${done} of ${total}`);
    const names = [...this.running, ...counts].join(', ');
    return names && `${names} … ${this.seconds} s`;
  }
}

export function formatPhase({ phase, seconds, result }: ProgressReport['finished'][number]): string {
  return [`${phase}: ${seconds.toFixed(1)} s`, ...(result === undefined ? [] : [result])].join(', ');
}

let send: ((change: ProgressEvent) => void) | undefined;

function emit(change: ProgressEvent): void {
  send ??= process.env.PROGRESS_TO_PARENT === 'true' && process.send ? sendToParent() : printHere();
  send(change);
}

function sendToParent(): (change: ProgressEvent) => void {
  const sendChange = (change: ProgressEvent) => void process.send!(change);
  // A signal handler that calls `process.exit()`, such as Docusaurus', ends the process without this event.
  process.once('beforeExit', () => sendChange({ event: 'complete' }));
  return sendChange;
}

/** Docusaurus also prints to this terminal, so a changing line would mix with its output. */
function printHere(): (change: ProgressEvent) => void {
  const report = new ProgressReport({ write: (text) => process.stdout.write(text) });
  return (change) => report.update(change);
}

/** @returns ends the phase */
export function startPhase(phase: string): (result?: string) => void {
  const start = performance.now();
  emit({ event: 'start', phase });
  return (result) => emit({ event: 'end', phase, seconds: (performance.now() - start) / 1000, result });
}

/** @param describe returns the result in a few words, such as `666 cards, 2 drawn` */
export async function runPhase<T>(
  phase: string,
  run: () => T | Promise<T>,
  describe?: (result: T) => string,
): Promise<T> {
  const end = startPhase(phase);
  const result = await run();
  end(describe?.(result));
  return result;
}

/** @param step such as `Samples compiled` */
export function createProgress(step: string, total: number): () => void {
  let done = 0;
  emit({ event: 'count', step, done, total });
  return () => emit({ event: 'count', step, done: ++done, total });
}
