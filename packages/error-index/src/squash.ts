/** Letters and digits of a text in lower case, and where each of them is in the text. */
export interface SquashedText {
  text: string;
  /** Offsets in {@link source}. */
  offsets: Uint32Array;
  source: string;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Reduces a text to its letters and digits. What differs between copies of a message disappears: quotes, line breaks in
 * the middle of a word, indentation, the borders of a terminal's boxes.
 */
export function squash(source: string): SquashedText {
  const offsets = new Uint32Array(source.length);
  const letters: string[] = [];
  for (let i = 0; i < source.length; i++) {
    const code = source.charCodeAt(i);
    if (code < 128) {
      const isDigit = code >= 48 && code <= 57;
      const isUpper = code >= 65 && code <= 90;
      if (!isDigit && !isUpper && (code < 97 || code > 122)) continue;
      offsets[letters.length] = i;
      letters.push(isUpper ? String.fromCharCode(code + 32) : source[i]!);
    } else if (letterOrDigit.test(source[i]!)) {
      const lower = source[i]!.toLowerCase();
      offsets[letters.length] = i;
      letters.push(lower.length === 1 ? lower : source[i]!);
    }
  }
  return { text: letters.join(''), offsets, source };
}

/** Whether a word of the source starts at a place of the squashed text. */
export const startsWord = ({ offsets, source }: SquashedText, at: number): boolean =>
  !letterOrDigit.test(source[offsets[at]! - 1] ?? '');

/** Whether a word of the source ends before a place of the squashed text. */
export const endsWord = ({ offsets, source }: SquashedText, at: number): boolean =>
  !letterOrDigit.test(source[offsets[at - 1]! + 1] ?? '');
