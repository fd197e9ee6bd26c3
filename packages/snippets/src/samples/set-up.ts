import type { AssembledBlock } from '../assemble.ts';
import { readHighlightComment } from '../notation.ts';
import { mergeFiles } from './merge-files.ts';

/**
 * Formats a block with its included files and hidden lines: as one file if its files can be merged, and otherwise with
 * each file's name above it. Undefined if nothing is hidden.
 */
export function formatSetUp({ block, files, lines, shown }: AssembledBlock): string | undefined {
  const visible = new Set(shown.map(({ ownIndex }) => ownIndex));
  const code = files.map(({ name, from, to }) => ({
    name,
    lines: lines.slice(from + 1, to).filter(({ text }) => !readHighlightComment(text)),
  }));
  const isHidden = ({ text, ownIndex }: { text: string; ownIndex?: number }) =>
    text.trim() !== '' && (ownIndex === undefined || !visible.has(ownIndex));
  if (!code.some((file) => file.lines.some(isHidden))) return undefined;
  const texts = code.map((file) => ({ name: file.name, text: file.lines.map(({ text }) => text).join('\n') }));
  const merged = mergeFiles(texts, block.fileName);
  if (merged) return merged.text;
  return `${texts.map(({ name, text }) => `// ${name}\n${text.trim()}`).join('\n\n')}\n`;
}
