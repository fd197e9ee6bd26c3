/** In pixels. */
export interface TitleBox {
  width: number;
  height: number;
}

export interface FittedTitle {
  size: number;
  lines: number[][];
  /** Whether words at the end are omitted. */
  cut: boolean;
}

/** 48 is still 12 pixels on a card 300 pixels wide. */
const sizes = [128, 116, 104, 96, 88, 80, 72, 64, 56, 48] as const;

const smallestSize = sizes[sizes.length - 1]!;

/** Width of an ellipsis, in font sizes. */
const dots = 1;

/** In font sizes. */
export const lineHeight = 1.1;

/** In font sizes. */
export const wordSpace = 0.25;

/**
 * Finds the largest size at which a title fits, and breaks it into lines of similar length.
 *
 * @param widths width of each word at font size 1, at most `widestWord`
 */
export function fitTitle(widths: readonly number[], box: TitleBox): FittedTitle {
  for (const size of sizes) {
    const width = box.width / size;
    const lines = breakLines(widths, width);
    const fits = Math.max(...widths) <= width && lines.length <= countLines(box, size);
    if (fits) return { size, lines: balance(widths, lines.length, width), cut: false };
  }
  const lines = breakLines(widths, box.width / smallestSize - dots);
  const kept = lines.slice(0, countLines(box, smallestSize));
  return { size: smallestSize, lines: kept, cut: kept.length < lines.length };
}

const countLines = (box: TitleBox, size: number) => Math.floor(box.height / (size * lineHeight));

function breakLines(widths: readonly number[], width: number): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  widths.forEach((word, i) => {
    if (used + wordSpace + word > width) {
      lines.push([i]);
      used = word;
    } else {
      lines.at(-1)!.push(i);
      used += wordSpace + word;
    }
  });
  return lines;
}

/** Minimizes the width for the same number of lines, so that no word is left alone on the last line. */
function balance(widths: readonly number[], lineCount: number, width: number): number[][] {
  const isEnough = (candidate: number) => breakLines(widths, candidate).length <= lineCount;
  let [low, high] = [Math.max(...widths), width];
  while (high - low > 0.05) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return breakLines(widths, high);
}

/** Maximum width of a word at font size 1. */
export function widestWord(box: TitleBox): number {
  return box.width / smallestSize - dots;
}
