import { showBlock } from '../shown.ts';
import type { Block, Problem } from '../types.ts';

/** Parses `json` strictly, and `jsonc` with comments and trailing commas. Removed lines of a diff are ignored. */
export async function checkJson(block: Block): Promise<{ value: unknown } | { problem: Problem }> {
  const lines = showBlock(block).filter((line) => line.mark !== 'removed');
  const text = lines.map((line) => line.text).join('\n');
  let strictError: string | undefined;
  if (block.lang === 'json') {
    try {
      return { value: JSON.parse(text) as unknown };
    } catch (error) {
      strictError = (error as SyntaxError).message;
    }
  }
  // Loaded on demand, because loading TypeScript takes longer than parsing all JSON blocks.
  const { default: ts } = await import('typescript');
  const { config, error } = ts.parseConfigFileTextToJson(block.path, text);
  if (strictError !== undefined) {
    // V8 reports the position of only some errors; TypeScript's more tolerant parser finds the others.
    const position = /at position (\d+)/.exec(strictError)?.[1];
    const reason = strictError.replace(/ in JSON at position .*/, '');
    const message = `this is not valid JSON: ${reason} (comments and trailing commas need a \`jsonc\` fence)`;
    return { problem: { ...placeOf(Number(position ?? error?.start ?? 0)), message } };
  }
  if (error) {
    const reason = ts.flattenDiagnosticMessageText(error.messageText, '\n');
    return { problem: { ...placeOf(error.start ?? 0), message: `this is not valid JSON with comments: ${reason}` } };
  }
  return { value: config as unknown };

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
