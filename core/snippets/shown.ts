import { findCuts, readDiffMark, readHighlightComment, readNotation } from './notation.ts';
import { languageIsCode } from './meta.ts';
import type { Block } from './types.ts';

/** A line of a block as the reader sees it. */
export interface ShownLine {
  text: string;
  mark?: 'added' | 'removed';
  highlighted?: true;
  /** In focus, where the block puts some lines in focus. */
  focused?: true;
  /** Index of the line within the block's own lines. */
  ownIndex: number;
  /** Set on the line that opens a further file of the block; the text is the original `// @filename:` comment. */
  file?: string;
}

/**
 * Returns the lines of a block that a reader sees: without cuts, notation and included set-up, and with diff and highlight marks
 * separate from the code.
 * An `include` fence shows nothing.
 */
export function showBlock(block: Block): ShownLine[] {
  if (block.kind === 'include') {
    return [];
  }
  const isCode = languageIsCode(block.lang);
  const hidden = isCode ? findCuts(block.lines).hidden : [];
  const shown: ShownLine[] = [];
  let highlighting: 'next-line' | 'start' | undefined;
  block.lines.forEach((line, ownIndex) => {
    const highlight = readHighlightComment(line.text);
    if (highlight) {
      highlighting = highlight === 'end' ? undefined : highlight;
      return;
    }
    if (hidden[ownIndex]) {
      return;
    }
    const notation = isCode ? readNotation(line.text) : undefined;
    if (notation?.type === 'filename' && notation.name !== block.fileName) {
      shown.push({ text: line.text, ownIndex, file: notation.name });
    } else if (!notation || notation.type === 'refused') {
      shown.push({ ...readDiffMark(line.text), ...(highlighting && { highlighted: true as const }), ownIndex });
      highlighting = highlighting === 'start' ? 'start' : undefined;
    }
  });
  const trimmed = isCode ? trimBlank(shown) : shown;
  for (const number of block.highlight ?? []) {
    const line = trimmed[number - 1];
    if (line) {
      line.highlighted = true;
    }
  }
  for (const number of block.focus ?? []) {
    const line = trimmed[number - 1];
    if (line) {
      line.focused = true;
    }
  }
  return trimmed;
}

function trimBlank(lines: ShownLine[]): ShownLine[] {
  const filled = lines.map((line) => line.text.trim() !== '');
  return lines.slice(Math.max(0, filled.indexOf(true)), filled.lastIndexOf(true) + 1);
}
