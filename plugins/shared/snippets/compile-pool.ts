import type { CompileTask, CompilerAnswer } from '../../../core/snippets/compiler-answer.ts';
import type { LibraryCompiler } from './compile.ts';
import { CompilerProcess } from './compiler-process.ts';

/** A task and the absolute folder of the library version that it is compiled against. */
export interface PooledTask {
  root: string;
  task: CompileTask;
}

/** Blocks per program: many, to share the library's types; few enough for their own to fit in memory. */
const mostPerProgram = 150;

/**
 * Compiles tasks in worker threads.
 *
 * A thread stays with its library version as long as there are tasks for it: loading a version costs seconds.
 *
 * @param threads how many workers to use; 0 compiles in the calling thread
 * @param onAnswer called with each task's answer, and its place in the list, as soon as it is known
 * @throws when a worker breaks down
 */
export async function compileInPool(
  pooled: readonly PooledTask[],
  threads: number,
  onAnswer: (answer: CompilerAnswer, i: number) => void,
): Promise<void> {
  const places = new Map<string, number[]>();
  pooled.forEach(({ root }, i) => places.set(root, [...(places.get(root) ?? []), i]));
  const queues = [...places].map(([root, ofRoot]) => new Queue(root, ofRoot));
  const work = threads === 0 ? compileHere : compileInProcess;
  await Promise.all(
    Array.from({ length: Math.min(Math.max(threads, 1), pooled.length) }, () =>
      work(queues, (i) => pooled[i]!.task, onAnswer),
    ),
  );
}

/** The tasks of a library version, by their places in the list. */
class Queue {
  /** Those that can share a program, as far as no thread has taken them. */
  private programs?: number[][];
  private sorting?: Promise<void>;

  constructor(
    readonly root: string,
    readonly places: readonly number[],
  ) {}

  /** How many have not been taken. */
  get length(): number {
    return this.programs?.flat().length ?? this.places.length;
  }

  /** Whether a thread has loaded the version. */
  get isBegun(): boolean {
    return this.sorting !== undefined;
  }

  /** @param findScopes asked by the first caller, for all that take from the queue */
  async take(findScopes: (places: readonly number[]) => Promise<string[]>): Promise<number[] | undefined> {
    await (this.sorting ??= findScopes(this.places).then((scopes) => this.sort(scopes)));
    return this.programs!.shift();
  }

  private sort(scopes: readonly string[]): void {
    const byScope = new Map<string, number[]>();
    this.places.forEach((place, i) => byScope.set(scopes[i]!, [...(byScope.get(scopes[i]!) ?? []), place]));
    const programs: number[][] = [];
    for (const all of byScope.values()) {
      const size = Math.ceil(all.length / Math.ceil(all.length / mostPerProgram));
      for (let from = 0; from < all.length; from += size) programs.push(all.slice(from, from + size));
    }
    // The long ones first, so that threads end at the same time.
    this.programs = programs.sort((one, other) => other.length - one.length);
  }
}

type Work = (
  queues: readonly Queue[],
  taskOf: (i: number) => CompileTask,
  onAnswer: (answer: CompilerAnswer, i: number) => void,
) => Promise<void>;

const hereCompilers = new Map<string, LibraryCompiler>();

const compileHere: Work = async (queues, taskOf, onAnswer) => {
  const { LibraryCompiler } = await import('./compile.ts');
  for (const { root, places } of queues) {
    const compiler = hereCompilers.get(root) ?? new LibraryCompiler(root);
    hereCompilers.set(root, compiler);
    for (let from = 0; from < places.length; from += mostPerProgram) {
      const some = places.slice(from, from + mostPerProgram);
      compiler.compile(some.map(taskOf)).forEach((answer, i) => onAnswer(answer, some[i]!));
    }
  }
};

const compileInProcess: Work = async (queues, taskOf, onAnswer) => {
  // One for all versions, since Node.js takes seconds to optimize the compiler.
  const worker = new CompilerProcess();
  try {
    for (let queue = longest(queues); queue; queue = longest(queues)) {
      const { root } = queue;
      const findScopes = (places: readonly number[]) => worker.scopesOf(root, places.map(taskOf));
      for (let places = await queue.take(findScopes); places; places = await queue.take(findScopes)) {
        const answers = await worker.compile(root, places.map(taskOf));
        answers.forEach((answer, i) => onAnswer(answer, places![i]!));
      }
      // What it knows of one version would only take up memory.
      await worker.forget(root);
    }
  } finally {
    // It takes a second to give back a gigabyte, which nobody has to wait for.
    void worker.stop();
  }
};

/** A version that no thread has begun with comes first. */
function longest(queues: readonly Queue[]): Queue | undefined {
  const waiting = queues.filter(({ length }) => length > 0);
  const rank = (queue: Queue) => (queue.isBegun ? 0 : 1e9) + queue.length;
  return waiting.sort((one, other) => rank(other) - rank(one))[0];
}
