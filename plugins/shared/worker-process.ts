import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { bootCode } from './boot-code.ts';

/** Thrown when a request is not answered within its time. */
export class LateAnswerError extends Error {
  override name = 'LateAnswerError';
}

/** What a worker sends back. An error crosses the border between processes as its text. */
type Reply = { answer: unknown } | { error: string };

/**
 * A process of Node.js that answers one request after the other. It starts with the first one and stays, as what it loads
 * takes long to load; one that breaks down or takes too long is replaced at the next request. Other than that of a thread,
 * all its memory is free again when it stops. While it has nothing to answer it keeps nobody from ending, and ends with us.
 *
 * What it prints goes to our error stream, as our output may be a protocol (`mcp`).
 */
export class WorkerProcess<Request, Answer> {
  private child: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param module the TypeScript module that it runs, which calls {@link answerRequests}
   * @param name what the process is, for messages: `the process that compiles`
   * @param options.flags of Node.js and V8
   * @param options.yields whether it makes way for whatever else wants to run, such as a server that is asked for a page
   */
  constructor(
    private readonly module: URL,
    private readonly name: string,
    private readonly options: { flags?: readonly string[]; yields?: boolean } = {},
  ) {}

  /**
   * @param request plain data
   * @param seconds how long the answer may take; any time without it
   * @throws {LateAnswerError} and, by its message, what the worker throws; also when the process breaks down
   */
  ask(request: Request, seconds?: number): Promise<Answer> {
    const answer = this.last.then(() => this.askNow(request, seconds));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.ref();
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
  }

  private askNow(request: Request, seconds: number | undefined): Promise<Answer> {
    const child = (this.child ??= this.start());
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        child.unref();
        child.channel?.unref();
        child.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const onMessage = (reply: Reply) => {
        settle();
        if ('error' in reply) reject(new Error(reply.error));
        else resolve(reply.answer as Answer);
      };
      const onError = (error: Error) => {
        settle();
        void this.stop();
        reject(error);
      };
      const onExit = (code: number | null, signal: string | null) =>
        onError(new Error(`${this.name} ended with ${signal ?? `code ${code}`}`));
      const timer =
        seconds === undefined
          ? undefined
          : setTimeout(() => onError(new LateAnswerError(`no answer within ${seconds} s`)), seconds * 1000);
      child.ref();
      child.channel?.ref();
      child.on('message', onMessage).on('error', onError).on('exit', onExit);
      child.send(request as object);
    });
  }

  private start(): ChildProcess {
    const { flags = [], yields = false } = this.options;
    const child = spawn(process.execPath, [...flags, '--eval', bootCode(this.module)], {
      stdio: ['ignore', 2, 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    if (yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    return child;
  }
}

/** Has this process, which a {@link WorkerProcess} started, answer its requests. */
export function answerRequests<Request, Answer>(answer: (request: Request) => Answer | Promise<Answer>): void {
  process.on('message', (request: Request) => {
    void Promise.resolve()
      .then(() => answer(request))
      .then(
        (value): Reply => ({ answer: value }),
        (error: unknown): Reply => ({ error: error instanceof Error ? error.message : String(error) }),
      )
      // Who asked may have ended meanwhile, and so will this process then.
      .then((reply) => process.send!(reply, undefined, undefined, () => undefined));
  });
}
