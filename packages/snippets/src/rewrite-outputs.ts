import type { Block } from './types.ts';

export interface OutputUpdate {
  output: Pick<Block, 'line' | 'endLine' | 'lang'>;
  lines: readonly string[];
}

/** Keeps all other text byte for byte. Returns an error if any fence cannot be rewritten. */
export function rewriteOutputs(
  source: string,
  updates: readonly OutputUpdate[],
): { source: string } | { error: string } {
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.split(/\r?\n/);
  for (const { output, lines: content } of [...updates].sort((a, b) => b.output.line - a.output.line)) {
    const open = /^(.*?)(`{3,}|~{3,})\s*txt\b.*\boutput\b/.exec(lines[output.line - 1] ?? '');
    const close = lines[output.endLine - 1]?.trimEnd();
    const fence = open?.[2] ?? '';
    if (!open || !close?.endsWith(fence) || output.endLine <= output.line) {
      return { error: `line ${output.line} no longer opens an output fence that line ${output.endLine} closes` };
    }
    if (content.some((line) => line.trimStart().startsWith(fence))) {
      return { error: `the output for line ${output.line} contains ${fence}; use a longer fence` };
    }
    // In a list, the opening line has the bullet, so use the indentation of the closing line.
    const indent = close.slice(0, close.length - fence.length).replace(/[`~]+$/, '');
    lines.splice(output.line, output.endLine - output.line - 1, ...content.map((line) => (indent + line).trimEnd()));
  }
  return { source: lines.join(newline) };
}
