import { assembleBlock } from '../core/snippets/assemble.ts';
import { judgeBlock, taskOf } from '../core/snippets/judge.ts';
import { extractPage } from '../core/snippets/page.ts';
import type { CompilerAnswer } from '../core/snippets/compiler-answer.ts';
import { createCompilerPool } from '../plugins/shared/snippets/compile-pool.ts';
import type { CompileRequest } from '../plugins/shared/snippets/compile.worker.ts';
import { readLibraries, type Library } from '../plugins/shared/snippets/library.ts';
import { ToolError } from './tool-error.ts';

/** What the compiler may take for a snippet. Endless types must neither block the server nor fill the machine's memory. */
export interface CompilerLimits {
  /** Loading the types of a version counts, which takes seconds on a slow machine. */
  seconds: number;
  megabytes: number;
}

export const compilerLimits: CompilerLimits = { seconds: 45, megabytes: 2000 };

/** Milliseconds for which an agent that is thinking finds the types still loaded. */
const idleTimeout = 10 * 60_000;

/** The time that the compiler has left for a call of a tool, however often it compiles for it. */
export interface TimeBudget {
  seconds: number;
}

/** An error of the compiler, or of the checker of samples. */
export interface SnippetProblem {
  /** TypeScript's error code. */
  code?: number;
  message: string;
  /** Of the snippet, from 1. */
  line: number;
  column: number;
}

/** Compiles snippets against the installed packages of a version, in a process that keeps their types loaded. */
export class SnippetCompiler {
  private readonly libraries: Map<string, Library>;
  private readonly pool: ReturnType<typeof createCompilerPool>;
  /** Ends when the requests so far have ended. */
  private queue: Promise<unknown> = Promise.resolve();

  /** @param root Absolute path of the repository. */
  constructor(
    root: string,
    private readonly limits = compilerLimits,
  ) {
    this.libraries = readLibraries(root);
    this.pool = createCompilerPool(1, { idleTimeout, memory: limits.megabytes });
  }

  /** @returns the time for a call of a tool; waiting for other calls does not use it up */
  createBudget(): TimeBudget {
    return { seconds: this.limits.seconds };
  }

  /**
   * @param version Such as `11.x`.
   * @returns The problems, and the versions of tRPC's packages by name.
   * @throws {ToolError} When the packages are missing, or the compiler fails on the snippet or exceeds a limit.
   */
  async compile(code: string, version: string, language: 'ts' | 'tsx', budget = this.createBudget()) {
    const library = this.libraries.get(version);
    if (!library || library.packages.size === 0) {
      throw new ToolError(
        `The packages of ${version} are not installed. Run \`npm ci\` in the repository of the documentation, then call again.`,
      );
    }
    const page = extractPage(fence(code, language, version), 'snippet.mdx');
    const assembled = assembleBlock(page.blocks[0]!, page, {
      [version]: library.includes,
    });
    // Types of identifiers are for readers of a page.
    const task = { ...taskOf(assembled), visible: [] };
    const answer = await this.enqueue(() => this.ask({ root: library.root, tasks: [task] }, budget));
    const problems = [...page.problems, ...assembled.problems, ...judgeBlock(assembled, answer).problems];
    const packages = Object.fromEntries(
      [...library.packages].map(([name, { version: installed }]) => [name, installed]),
    );
    return { problems: problems.map((problem) => readProblem(problem, page.path)), packages };
  }

  /** Runs requests one after the other, so that the time of one does not count against the next. */
  private enqueue<Result>(request: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(request);
    this.queue = result.catch(() => {});
    return result;
  }

  private async ask(request: CompileRequest, budget: TimeBudget): Promise<CompilerAnswer> {
    const { seconds, megabytes } = this.limits;
    const start = performance.now();
    const timeout = AbortSignal.timeout(Math.ceil(budget.seconds * 1000));
    try {
      const [answer] = await this.pool.run(request, timeout);
      return answer!;
    } catch (error) {
      if (timeout.aborted) {
        throw new ToolError(
          `The compiler did not finish within ${seconds} seconds. Send a smaller snippet, or one with simpler types.`,
        );
      }
      const { message } = error as Error;
      if (message === 'Worker exited unexpectedly') {
        throw new ToolError(
          `The compiler needed more than ${megabytes} MB of memory. Send a smaller snippet, or one with simpler types.`,
        );
      }
      if (message === 'Maximum call stack size exceeded') {
        throw new ToolError(
          'The code is nested too deeply for the compiler, such as thousands of parentheses or operators in an expression. Send it in smaller expressions.',
        );
      }
      throw error;
    } finally {
      budget.seconds = Math.max(0, budget.seconds - (performance.now() - start) / 1000);
    }
  }

  /** @returns Names of tRPC's packages that a version has. */
  packagesOf(version: string): string[] {
    return [...(this.libraries.get(version)?.packages.keys() ?? [])];
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Writes a snippet as a page of the documentation would, between fences that it cannot close. */
function fence(code: string, language: string, version: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language} library=${version}\n${code}\n${ticks}\n`;
}

function readProblem(
  { path, line, column, message }: { path: string; line: number; column: number; message: string },
  page: string,
): SnippetProblem {
  const [, code, text = message] = /^TS(\d+): ([^]*)$/.exec(message) ?? [];
  // The fence is the first line. Problems in an include are reported at the top, with the include's own position.
  const place = path === page ? { line: Math.max(1, line - 1), column } : { line: 1, column: 1 };
  const origin = path === page ? '' : `${path}:${line}: `;
  return { ...(code !== undefined && { code: Number(code) }), message: origin + text, ...place };
}
