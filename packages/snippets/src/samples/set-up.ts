import type { AssembledBlock } from '../assemble.ts';
import { readHighlightComment } from '../notation.ts';

/** Formats a block with its included files and hidden lines; undefined if nothing is hidden. */
export function formatSetUp({ files, lines, shown }: AssembledBlock): string | undefined {
  const visible = new Set(shown.map(({ ownIndex }) => ownIndex));
  const code = files.map(({ name, from, to }) => ({
    name,
    lines: lines.slice(from + 1, to).filter(({ text }) => !readHighlightComment(text)),
  }));
  const isHidden = ({ text, ownIndex }: { text: string; ownIndex?: number }) =>
    text.trim() !== '' && (ownIndex === undefined || !visible.has(ownIndex));
  if (!code.some((file) => file.lines.some(isHidden))) return undefined;
  const sections = code.map((file) => {
    const text = file.lines
      .map((line) => line.text)
      .join('\n')
      .trim();
    return code.length > 1 ? `// ${file.name}\n${text}` : text;
  });
  return `${sections.join('\n\n')}\n`;
}
