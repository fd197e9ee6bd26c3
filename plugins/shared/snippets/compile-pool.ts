import type { CompileTask, CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import { CompilerThread } from './compiler-thread.ts';

/** A task and the absolute folder of the library version that it is compiled against. */
export interface PooledTask {
  root: string;
  task: CompileTask;
}

/** Blocks per program: enough to share the library's types, few enough to keep both threads busy to the end. */
const batchSize = 20;

/**
 * Compiles tasks in worker threads.
 *
 * A thread stays with its library version as long as there are tasks for it: loading a version costs seconds.
 *
 * @param threads how many workers to use; 0 compiles in the calling thread
 * @returns the answers, in the order of the tasks
 * @throws when a worker breaks down
 */
export async function compileInPool(pooled: readonly PooledTask[], threads: number): Promise<CompilerAnswer[]> {
  if (pooled.length === 0) {
    return [];
  }
  if (threads === 0) {
    return compileHere(pooled);
  }
  const queues = batchByRoot(pooled);
  const batches = [...queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  const answers = new Array<CompilerAnswer>(pooled.length);
  await Promise.all(Array.from({ length: Math.min(threads, batches) }, () => work(queues, pooled, answers)));
  return answers;
}

const hereCompilers = new Map<string, { compile(tasks: readonly CompileTask[]): CompilerAnswer[] }>();

async function compileHere(pooled: readonly PooledTask[]): Promise<CompilerAnswer[]> {
  const { LibraryCompiler } = await import('./compile.ts');
  const answers = new Array<CompilerAnswer>(pooled.length);
  for (const [root, queue] of batchByRoot(pooled)) {
    const compiler = hereCompilers.get(root) ?? new LibraryCompiler(root);
    hereCompilers.set(root, compiler);
    for (const batch of queue) {
      compiler.compile(batch.map((i) => pooled[i]!.task)).forEach((answer, i) => (answers[batch[i]!] = answer));
    }
  }
  return answers;
}

function batchByRoot(pooled: readonly PooledTask[]): Map<string, number[][]> {
  const queues = new Map<string, number[][]>();
  pooled.forEach(({ root }, i) => {
    const queue = queues.get(root) ?? [];
    queues.set(root, queue);
    const last = queue.at(-1);
    if (last && last.length < batchSize) {
      last.push(i);
    } else {
      queue.push([i]);
    }
  });
  return queues;
}

async function work(
  queues: Map<string, number[][]>,
  pooled: readonly PooledTask[],
  answers: CompilerAnswer[],
): Promise<void> {
  const thread = new CompilerThread();
  const busy = new Map<string, number>();
  try {
    let root = longest(queues);
    while (root !== undefined) {
      const batch = queues.get(root)!.shift()!;
      busy.set(root, (busy.get(root) ?? 0) + 1);
      const result = await thread.compile({ root, tasks: batch.map((i) => pooled[i]!.task) });
      result.forEach((answer, i) => (answers[batch[i]!] = answer));
      root = queues.get(root)!.length > 0 ? root : longest(queues);
    }
  } finally {
    await thread.stop();
  }
}

function longest(queues: Map<string, number[][]>): string | undefined {
  const [root, queue] = [...queues].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  return queue?.length ? root : undefined;
}
