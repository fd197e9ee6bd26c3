import { z } from 'zod';
import type { BuiltSite } from './built-site.ts';
import { findVersion, type DocumentedLibrary } from './documented-library.ts';
import { findExportsElsewhere, findPackagesElsewhere } from './elsewhere.ts';
import { createExplainer } from './explain.ts';
import { text, versionInput } from './inputs.ts';
import type { SnippetCompiler, SnippetProblem } from './snippet-compiler.ts';
import { ToolError } from './tool-error.ts';

/** Longer than any sample in the docs. */
export const maxCodeLength = 20_000;

/** Later errors are often caused by the first ones. */
const maxDiagnostics = 20;

export const checkInput = (library: DocumentedLibrary) => ({
  code: text(
    'code',
    'the TypeScript to compile, including imports; start each of several files with a line `// @filename: server.ts`',
    maxCodeLength,
  ),
  version: versionInput(library, 'to compile the code against'),
  language: z
    .enum(['ts', 'tsx'], {
      error: ({ input }) => `language is ${JSON.stringify(input)}, but it must be "ts", or "tsx" for code with JSX`,
    })
    .default('ts')
    .describe('tsx for code with JSX'),
});

const pageLink = z.object({ title: z.string(), heading: z.string().optional(), url: z.string() });

const diagnostic = z.object({
  code: z.number().optional().describe("TypeScript's error code; absent for problems that the checker itself reports"),
  message: z.string(),
  line: z.number().describe('Line of the sent code, starting at 1'),
  column: z.number(),
  note: z.string().optional().describe('Differences in other versions of the library'),
  pages: z.array(pageLink).describe('Pages that explain the error'),
});

export const checkOutput = {
  ok: z.boolean(),
  version: z.string(),
  packages: z.record(z.string(), z.string()).describe('Version and packages that the code was compiled against'),
  errors: z.number().describe('Total number; the first of them follow'),
  diagnostics: z.array(diagnostic),
  hints: z.array(z.string()).describe('Further advice'),
};

type CheckResult = z.infer<z.ZodObject<typeof checkOutput>>;

/** @throws {ToolError} when the packages are not installed, or the compiler fails on the snippet or exceeds a limit */
export async function check(
  compiler: SnippetCompiler,
  site: BuiltSite,
  library: DocumentedLibrary,
  { code, version, language }: z.infer<z.ZodObject<ReturnType<typeof checkInput>>>,
): Promise<CheckResult> {
  const docVersion = findVersion(library, version);
  const budget = compiler.createBudget();
  const { problems, packages } = await compiler.compile(code, docVersion.label, language, budget);
  const summary = { ok: problems.length === 0, version: docVersion.label, packages };
  const hints = collectHints(code, language, problems);
  let explain: ReturnType<typeof createExplainer> = () => [];
  try {
    explain = createExplainer(site, library, docVersion, code);
  } catch (error) {
    // The diagnostics are useful without the pages.
    if (!(error instanceof ToolError)) throw error;
    hints.push(`The pages that explain the errors are missing: ${error.message}`);
  }
  const shown = problems.slice(0, maxDiagnostics);
  const messages = shown.map(({ message }) => message);
  const elsewhere = findPackagesElsewhere(messages, library, docVersion, compiler);
  try {
    const found = await findExportsElsewhere(messages, library, docVersion, compiler, budget);
    found.forEach((one, message) => elsewhere.set(message, one));
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    hints.push(`Can't tell whether other versions of ${library.name} have the missing exports: ${error.message}`);
  }
  const lines = code.split(/\r?\n/);
  const diagnostics = shown.map((problem) => {
    const found = elsewhere.get(problem.message);
    const pages = explain(problem, lines[problem.line - 1] ?? '', found);
    return { ...problem, ...(found && { note: found.note }), pages };
  });
  return { ...summary, errors: problems.length, diagnostics, hints };
}

function collectHints(code: string, language: string, problems: readonly SnippetProblem[]): string[] {
  const hints: string[] = [];
  const withoutComments = code.replace(/\/\/.*$/gm, '');
  if (language === 'ts' && /<\/[A-Za-z]|<[A-Za-z][\w.]*(?:\s[^<>]*)?\/>/.test(withoutComments)) {
    hints.push('The code seems to contain JSX: send it with language "tsx".');
  }
  if (problems.some(({ message }) => /^Cannot find module '\.{1,2}\//.test(message))) {
    hints.push(
      'Files of your project are not visible here: send what the code imports as well, below a line "// @filename: name.ts".',
    );
  }
  return hints;
}

export function describeCheck(
  { name: library }: Pick<DocumentedLibrary, 'name'>,
  { ok, version, packages, errors, diagnostics, hints }: CheckResult,
  code: string,
): string {
  const against = `${library} ${version} (${Object.entries(packages)
    .map(([name, installed]) => `${name} ${installed}`)
    .join(', ')})`;
  if (ok) return `No errors: the code compiles under \`strict\` against ${against}.`;
  const lines = code.split(/\r?\n/);
  const list = diagnostics.map(({ code: number, message, line, column, note, pages }) =>
    [
      `${line}:${column} ${number === undefined ? '' : `TS${number}: `}${message}`,
      `    ${(lines[line - 1] ?? '').trim()}`,
      ...(note === undefined ? [] : [`  ${note}`]),
      ...pages.map(({ title, heading, url }) => `  See ${title}${heading ? ` › ${heading}` : ''}: ${url}`),
    ].join('\n'),
  );
  const count = errors === 1 ? '1 error' : `${errors} errors`;
  const rest = errors > diagnostics.length ? `, the first ${diagnostics.length} of them` : '';
  return [`${count} against ${against}${rest}:`, ...list, ...hints].join('\n\n');
}
