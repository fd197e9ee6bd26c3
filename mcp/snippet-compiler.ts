import { assembleBlock } from '../core/snippets/assemble.ts';
import { judgeBlock, taskOf } from '../core/snippets/judge.ts';
import { extractPage } from '../core/snippets/page.ts';
import { createCompilerPool } from '../plugins/shared/snippets/compile-pool.ts';
import { readLibraries, type Library } from '../plugins/shared/snippets/library.ts';
import { ToolError } from './tool-error.ts';

/** Loading a version takes seconds on a slow machine; infinitely recursive types must not block the server. */
const timeoutSeconds = 45;

/** Milliseconds for which an agent that is thinking finds the types still loaded. */
const idleTimeout = 10 * 60_000;

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
  private readonly pool = createCompilerPool(1, idleTimeout);

  /** @param root Absolute path of the repository. */
  constructor(root: string) {
    this.libraries = readLibraries(root);
  }

  /**
   * @param version Such as `11.x`.
   * @returns The problems, and the versions of tRPC's packages by name.
   * @throws {ToolError} When the packages are missing, or the compiler takes too long.
   */
  async compile(code: string, version: string, language: 'ts' | 'tsx') {
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
    const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
    const [answer] = await this.pool.run({ root: library.root, tasks: [task] }, timeout).catch((error: unknown) => {
      if (!timeout.aborted) throw error;
      throw new ToolError(
        `The compiler did not finish within ${timeoutSeconds} seconds. Send a smaller snippet, or one with simpler types.`,
      );
    });
    const problems = [...page.problems, ...assembled.problems, ...judgeBlock(assembled, answer!).problems];
    const packages = Object.fromEntries(
      [...library.packages].map(([name, { version: installed }]) => [name, installed]),
    );
    return { problems: problems.map((problem) => readProblem(problem, page.path)), packages };
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
