/** A part of a title between two spaces. */
export interface TitleWord {
  text: string;
  /** Whether it is set in the font of code. */
  code: boolean;
}

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+/gu;

/**
 * Emoji are left out of cards: fonts for them weigh megabytes, and a title says what it says without them. Signs that
 * are emoji only by history, such as ©, are text in every font, so they stay.
 */
export function withoutEmoji(text: string): string {
  return text
    .replace(emoji, (found) => found.replace(/[^©®™↔↕↩↪]/gu, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Splits a title into words and tells which of them are code: what stands in backticks, and what can be nothing but
 * code by its look (`httpBatchLink`, `useQuery()`, `unstable_concat`, `@trpc/server`).
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

/** A version stays on one line with the library's name. */
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
