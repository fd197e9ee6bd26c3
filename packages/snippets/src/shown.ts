import { findCuts, readDiffMark, readHighlightComment, readNotation } from './notation.ts';
import { languageIsCode } from './meta.ts';
import type { Block } from './types.ts';

export interface ShownLine {
  text: string;
  mark?: 'added' | 'removed';
  highlighted?: true;
  focused?: true;
  ownIndex: number;
  /** Set on a `// @filename:` line that starts another file of the block. */
  file?: string;
}

/** Omits cuts and notation, and separates diff and highlight marks from the code. */
export function showBlock(block: Block): ShownLine[] {
  if (block.kind === 'include') {
    return [];
  }
  const isCode = languageIsCode(block.lang);
  const hidden = isCode ? findCuts(block.lines).hidden : [];
  const shown: ShownLine[] = [];
  let file = block.fileName;
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
    if (notation?.type === 'filename' && notation.name !== file) {
      file = notation.name;
      shown.push({ text: line.text, ownIndex, file });
    } else if (!notation || notation.type === 'rejected') {
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
