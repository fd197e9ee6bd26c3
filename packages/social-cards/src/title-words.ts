export interface TitleWord {
  text: string;
  code: boolean;
}

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3)+/gu;

/** Emoji fonts are several megabytes. Symbols such as ©, which every font has, are kept. */
export function withoutEmoji(text: string): string {
  return text
    .replace(emoji, (found) => found.replace(/[^©®™↔↕↩↪]/gu, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Marks text in backticks as code, and words such as `httpBatchLink`, `useQuery()` and `@trpc/server`. */
export function readTitle(title: string): TitleWord[] {
  return withoutEmoji(title)
    .split(/(`[^`]+`)/)
    .flatMap((part) => {
      const quoted = /^`(.+)`$/.exec(part)?.[1];
      if (quoted !== undefined) return splitWords(quoted).map((text) => ({ text, code: true }));
      return splitWords(part).map((text) => ({ text, code: looksLikeCode(text) }));
    });
}

const splitWords = (text: string) =>
  text
    .replace(/\btRPC (?=\d)/g, 'tRPC\u00a0')
    .split(' ')
    .filter((word) => word !== '');

function looksLikeCode(word: string): boolean {
  // The library's own name looks like an identifier.
  if (/^tRPC\b/.test(word)) return false;
  return (
    /^[a-z]+\w*[A-Z_]\w*(\(\))?[:,]?$/.test(word) || /^[\w.]+\(\)[:,]?$/.test(word) || /^@[\w-]+\/[\w-]+$/.test(word)
  );
}
