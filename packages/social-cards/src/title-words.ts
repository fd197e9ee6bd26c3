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

/**
 * Marks text in backticks as code, and words such as `createClient`, `useQuery()` and `@scope/package`.
 *
 * @param names names that look like code but are prose, which stay on one line with a following number
 */
export function readTitle(title: string, names: readonly string[] = []): TitleWord[] {
  return withoutEmoji(title)
    .split(/(`[^`]+`)/)
    .flatMap((part) => {
      const quoted = /^`(.+)`$/.exec(part)?.[1];
      const words = splitWords(quoted ?? part, names);
      return words.map((text) => ({ text, code: quoted !== undefined || looksLikeCode(text, names) }));
    });
}

function splitWords(text: string, names: readonly string[]): string[] {
  const words: string[] = [];
  for (const word of text.split(' ').filter((one) => one !== '')) {
    if (/^\d/.test(word) && names.includes(words.at(-1) ?? '')) words.push(`${words.pop()}\u00a0${word}`);
    else words.push(word);
  }
  return words;
}

function looksLikeCode(word: string, names: readonly string[]): boolean {
  // "gRPC", "gRPC:" or "gRPC's", and not "gRPCClient".
  if (names.some((name) => word.startsWith(name) && !/^\w/.test(word.slice(name.length)))) return false;
  return (
    /^[a-z]+\w*[A-Z_]\w*(\(\))?[:,]?$/.test(word) || /^[\w.]+\(\)[:,]?$/.test(word) || /^@[\w-]+\/[\w-]+$/.test(word)
  );
}
