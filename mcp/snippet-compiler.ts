import { assembleBlock } from '../core/snippets/assemble.ts';
import { judgeBlock, taskOf } from '../core/snippets/judge.ts';
import { extractPage } from '../core/snippets/page.ts';
import { CompilerProcess } from '../plugins/shared/snippets/compiler-process.ts';
import { readLibraries, type Library } from '../plugins/shared/snippets/library.ts';
import { LateAnswerError } from '../plugins/shared/worker-process.ts';
import { ToolError } from './tool-error.ts';

/** Loading a version takes seconds on a slow machine; types that go on for ever must not stop the server. */
const mostSeconds = 45;

/** What the compiler, or the checker of samples, has against a snippet. */
export interface SnippetProblem {
  /** TypeScript's number. */
  code?: number;
  message: string;
  /** Of the snippet, from 1. */
  line: number;
  column: number;
}

/** Compiles snippets against the installed packages of a version, in a process that keeps their types loaded. */
export class SnippetCompiler {
  private readonly libraries: Map<string, Library>;
  private readonly process = new CompilerProcess();

  /** @param root Absolute path of the repository. */
  constructor(root: string) {
    this.libraries = readLibraries(root);
  }

  /**
   * @param version Such as `11.x`.
   * @returns What is wrong, and the versions of tRPC's packages by name.
   * @throws {ToolError} When the packages are missing, or there is no answer in time.
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
    const [answer] = await this.process.compile(library.root, [task], mostSeconds).catch((error) => {
      if (!(error instanceof LateAnswerError)) throw error;
      throw new ToolError(
        `The compiler did not finish within ${mostSeconds} seconds. Send a smaller snippet, or one with simpler types.`,
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
    return this.process.stop();
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
  // The fence is the first line. What is wrong in an include is told at the top, by the include's own place.
  const place = path === page ? { line: Math.max(1, line - 1), column } : { line: 1, column: 1 };
  const origin = path === page ? '' : `${path}:${line}: `;
  return { ...(code !== undefined && { code: Number(code) }), message: origin + text, ...place };
}
