import { readdirSync, readFileSync } from 'node:fs';

/**
 * Watches how much memory this process and those that it starts take up together, twice a second.
 *
 * @returns a function that tells the most there was, in bytes. Where the system has no `/proc`, it is this process's alone.
 */
export function watchMemory(): () => number {
  let most = 0;
  const timer = setInterval(() => (most = Math.max(most, memoryOf(process.pid))), 500);
  timer.unref();
  return () => {
    clearInterval(timer);
    // While this process is busy nothing is counted, but the system knows its own peak.
    return Math.max(most, process.resourceUsage().maxRSS * 1024);
  };
}

/** Resident memory of a process and all below it, in bytes. */
function memoryOf(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0);
  const children = threadsOf(pid).flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`).match(/\d+/g) ?? []);
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), kilobytes * 1024);
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process or thread has ended meanwhile.
    return '';
  }
}
