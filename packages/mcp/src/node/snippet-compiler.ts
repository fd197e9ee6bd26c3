import { assembleBlock } from '@typed-docs/snippets/assemble';
import { checkBlock, taskOf } from '@typed-docs/snippets/check-block';
import { extractPage } from '@typed-docs/snippets/page';
import type { CompilerResult } from '@typed-docs/snippets/compiler-result';
import { createCompilerPool } from '@typed-docs/snippets/compile-pool';
import type { CompileRequest } from '@typed-docs/snippets/compile.worker';
import { readLibraries, type Library } from '@typed-docs/snippets/library';
import type { SnippetsSite } from '@typed-docs/snippets/site';
import { ToolError } from './tool-error.ts';

/** Endless types must neither block the server nor exhaust the machine's memory. */
export interface CompilerLimits {
  /** Includes loading a version's types, which takes seconds on a slow machine. */
  seconds: number;
  megabytes: number;
}

export const compilerLimits: CompilerLimits = { seconds: 45, megabytes: 2000 };

/** In ms. Types stay loaded while the agent is thinking. */
const idleTimeout = 10 * 60_000;

/** Time left for a tool call, shared by all its compilations. */
export interface TimeBudget {
  seconds: number;
}

export interface SnippetProblem {
  /** TypeScript's error code; undefined for problems that the snippet checker finds. */
  code?: number;
  message: string;
  /** 1-based, within the snippet. */
  line: number;
  column: number;
}

/** Compiles snippets against a version's installed packages, in a process that keeps their types loaded. */
export class SnippetCompiler {
  private readonly libraries: Map<string, Library>;
  private readonly pool: ReturnType<typeof createCompilerPool>;
  /** Resolves when all requests so far are done. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    site: SnippetsSite,
    private readonly limits = compilerLimits,
  ) {
    this.libraries = readLibraries(site);
    this.pool = createCompilerPool(1, { idleTimeout, memory: limits.megabytes });
  }

  /** Waiting for other calls does not use up the budget. */
  createBudget(): TimeBudget {
    return { seconds: this.limits.seconds };
  }

  /** @throws {ToolError} when the packages are missing, or the compiler fails on the snippet or exceeds a limit */
  async compile(code: string, version: string, language: 'ts' | 'tsx', budget = this.createBudget()) {
    const library = this.chooseLibrary(code, version);
    if (!library || library.packages.size === 0) {
      throw new ToolError(
        `The packages of ${version} are not installed. Run \`npm ci\` in the documentation repository, then call again.`,
      );
    }
    const page = extractPage(fence(code, language, library.version), 'snippet.mdx');
    const assembled = assembleBlock(page.blocks[0]!, page, {
      [library.version]: library.includes,
    });
    // Only pages show the types of identifiers.
    const task = { ...taskOf(assembled), visible: [] };
    const compiled = await this.enqueue(() =>
      this.send({ root: library.root, documented: library.documented, tasks: [task] }, budget),
    );
    const problems = [...page.problems, ...assembled.problems, ...checkBlock(assembled, compiled).problems];
    const packages = Object.fromEntries(
      [...library.packages].map(([name, { version: installed }]) => [name, installed]),
    );
    return { problems: problems.map((problem) => readProblem(problem, page.path)), packages };
  }

  /** The first of the version's libraries with all documented packages that the code imports, or its own one. */
  private chooseLibrary(code: string, version: string): Library | undefined {
    const imported = [...code.matchAll(/\bfrom\s*(["'])((?:@[\w.-]+\/)?[\w.-]+)/g)].map(([, , name]) => name!);
    const libraries = this.librariesOf(version);
    const needed = imported.filter((name) => libraries.some(({ packages }) => packages.has(name)));
    return libraries.find(({ packages }) => needed.every((name) => packages.has(name))) ?? libraries[0];
  }

  private librariesOf(version: string): Library[] {
    const own = this.libraries.get(version);
    const others = [...this.libraries.values()].filter((one) => one !== own && one.includes.version === version);
    return own ? [own, ...others] : others;
  }

  /** Runs requests one after another, so that each uses only its own time. */
  private enqueue<Result>(request: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(request);
    this.queue = result.catch(() => {});
    return result;
  }

  private async send(request: CompileRequest, budget: TimeBudget): Promise<CompilerResult> {
    const { seconds, megabytes } = this.limits;
    const start = performance.now();
    const timeout = AbortSignal.timeout(Math.ceil(budget.seconds * 1000));
    try {
      const [compiled] = await this.pool.run(request, timeout);
      return compiled!;
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
          'The code is nested too deeply for the compiler, for example with thousands of parentheses or operators in one expression. Split it into smaller expressions.',
        );
      }
      throw error;
    } finally {
      budget.seconds = Math.max(0, budget.seconds - (performance.now() - start) / 1000);
    }
  }

  packagesOf(version: string): string[] {
    return [...new Set(this.librariesOf(version).flatMap(({ packages }) => [...packages.keys()]))];
  }

  stop(): Promise<void> {
    return this.pool.destroy();
  }
}

/** Wraps the snippet in a fence that the code can't close. */
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
  // The fence is line 1. Problems in an include are reported at the top, with their position in the include.
  const place = path === page ? { line: Math.max(1, line - 1), column } : { line: 1, column: 1 };
  const origin = path === page ? '' : `${path}:${line}: `;
  return { ...(code !== undefined && { code: Number(code) }), message: origin + text, ...place };
}
