/** A word of a title. */
export interface TitleWord {
  text: string;
  /** Whether it is set in the code font. */
  code: boolean;
}

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+/gu;

/**
 * Removes emoji, whose fonts weigh megabytes. Signs such as ©, which every font has, stay.
 */
export function withoutEmoji(text: string): string {
  return text
    .replace(emoji, (found) => found.replace(/[^©®™↔↕↩↪]/gu, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Splits a title into words and detects code: text in backticks, and words such as `httpBatchLink`, `useQuery()`,
 * `unstable_concat` and `@trpc/server`.
 */
export function readTitle(title: string): TitleWord[] {
  return withoutEmoji(title)
    .split(/(`[^`]+`)/)
    .flatMap((part) => {
      const quoted = /^`(.+)`$/.exec(part)?.[1];
      if (quoted !== undefined) return splitWords(quoted).map((text) => ({ text, code: true }));
      return splitWords(part).map((text) => ({ text, code: looksLikeCode(text) }));
    });
}

/** Splits at spaces, except between the library's name and its version. */
const splitWords = (text: string) =>
  text
    .replace(/\btRPC (?=\d)/g, 'tRPC\u00a0')
    .split(' ')
    .filter((word) => word !== '');

function looksLikeCode(word: string): boolean {
  // The library's own name has the shape of an identifier.
  if (/^tRPC\b/.test(word)) return false;
  return (
    /^[a-z]+\w*[A-Z_]\w*(\(\))?[:,]?$/.test(word) || /^[\w.]+\(\)[:,]?$/.test(word) || /^@[\w-]+\/[\w-]+$/.test(word)
  );
}
