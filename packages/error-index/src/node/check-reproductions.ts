import { containsMessage } from '../match.ts';
import type { ErrorEntry, Problem } from '../entry.ts';

/** Errors that the compiler reported in a page's samples, with the line of the sample's fence. */
export type ReadErrors = (path: string) => Promise<readonly { line: number; text: string }[]>;

interface CompiledPage {
  blocks: readonly {
    line: number;
    nodes?: readonly ({ type: string } | { type: 'error'; code: number; text: string })[];
  }[];
}

/** Reads the errors of a page from the results of `createSnippets`. */
export async function readCompilerErrors(
  store: { page: (path: string) => Promise<CompiledPage | undefined> },
  path: string,
): Promise<{ line: number; text: string }[]> {
  const page = await store.page(path);
  return (page?.blocks ?? []).flatMap(({ line, nodes = [] }) =>
    nodes.flatMap((node) => ('code' in node ? [{ line, text: formatDiagnostic(node.code, node.text) }] : [])),
  );
}

/** An error of the compiler as `tsc` prints it. */
export const formatDiagnostic = (code: number, text: string): string => `error TS${code}: ${text}`;

/** Checks that each `Reproduce` section prints one of the messages of its entry. */
export async function checkReproductions(entries: readonly ErrorEntry[], readErrors: ReadErrors): Promise<Problem[]> {
  const problems = await Promise.all(
    entries.map(async ({ path, messages, reproduction }): Promise<Problem[]> => {
      if (!reproduction) return [];
      const { firstLine, lastLine, outputs } = reproduction;
      const errors = await readErrors(path);
      const printed = [
        ...outputs,
        ...errors.filter(({ line }) => line > firstLine && line <= lastLine).map(({ text }) => text),
      ];
      if (printed.some((text) => messages.some((message) => containsMessage(text, message)))) return [];
      const found =
        printed.length > 0
          ? `found:\n${printed.map((text) => `    ${text.trim().replace(/\n/g, '\n    ')}`).join('\n')}`
          : 'found neither an output nor an error of the compiler.';
      const message = `expected a sample that prints one of \`messages\`; ${found}`;
      return [{ path, line: firstLine, column: 1, message }];
    }),
  );
  return problems.flat();
}
