import type { Diagnostic, JsonSourceFile } from 'typescript';
import { showBlock } from '../../../core/snippets/shown.ts';
import type { Block, Problem } from '../../../core/snippets/types.ts';

/**
 * Parses a `json` block strictly, or a `jsonc` block with comments and trailing commas. Removed lines of a diff don't count.
 *
 * @returns the parsed value, or the problem at the author's line
 */
export async function checkJson(block: Block): Promise<{ value: unknown } | { problem: Problem }> {
  const lines = showBlock(block).filter((line) => line.mark !== 'removed');
  const text = lines.map((line) => line.text).join('\n');
  if (block.lang === 'json') {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const message = `this is no JSON: ${reason.replace(/ in JSON at position .*/, '')} (comments and trailing commas need a \`jsonc\` fence)`;
      return { problem: { ...placeOf(await findOffset(text, reason)), message } };
    }
  }
  const { default: ts } = await import('typescript');
  const { config, error } = ts.parseConfigFileTextToJson(block.path, text) as { config?: unknown; error?: Diagnostic };
  if (error) {
    const reason = ts.flattenDiagnosticMessageText(error.messageText, '\n');
    return { problem: { ...placeOf(error.start ?? 0), message: `this is no JSON with comments: ${reason}` } };
  }
  return { value: config };

  function placeOf(offset: number) {
    const before = text.slice(0, offset).split('\n');
    const line = block.lines[lines[before.length - 1]?.ownIndex ?? 0];
    return {
      path: block.path,
      line: line?.line ?? block.line,
      column: (line?.column ?? block.column) + (before.at(-1)?.length ?? 0),
    };
  }
}

/** Where JSON.parse stopped: its message says so, or TypeScript's more forgiving parser finds the same place. */
async function findOffset(text: string, reason: string): Promise<number> {
  const position = /at position (\d+)/.exec(reason)?.[1];
  if (position) {
    return Number(position);
  }
  // Loaded where needed only: TypeScript takes longer to load than all JSON blocks take to parse.
  const { default: ts } = await import('typescript');
  const parsed = ts.parseJsonText('block.json', text) as JsonSourceFile & { parseDiagnostics?: Diagnostic[] };
  return parsed.parseDiagnostics?.[0]?.start ?? 0;
}
