import type { MarkedText } from './query.ts';
import type { QueryWord } from './search-index.ts';
import { normalize, termsOf, wordsOf } from './tokenize.ts';

export interface Highlighter {
  highlight(text: string): MarkedText;
  snippet(text: string, length: number): MarkedText;
}

interface Range {
  start: number;
  end: number;
}

export function createHighlighter(words: QueryWord[]): Highlighter {
  const fits = bestFits(words);
  return {
    highlight: (text) => mark(text, findMatches(text, fits)),
    snippet(text, length) {
      const matches = findMatches(text, fits);
      const { start, end } = cut(text, matches[0]?.start ?? 0, length);
      const shown = matches.filter((match) => match.start >= start && match.end <= end);
      const pieces = mark(
        text.slice(start, end),
        shown.map((match) => ({ start: match.start - start, end: match.end - start })),
      );
      const ellipsis = { text: '…', isMatch: false };
      return [...(start > 0 ? [ellipsis] : []), ...pieces, ...(end < text.length ? [ellipsis] : [])];
    },
  };
}

type Fit = [word: QueryWord, fit: number];

function bestFits(words: QueryWord[]): Map<string, Fit> {
  const fits = new Map<string, Fit>();
  for (const word of words) {
    for (const [term, fit] of word.terms) if (fit > (fits.get(term)?.[1] ?? 0)) fits.set(term, [word, fit]);
  }
  return fits;
}

function findMatches(text: string, fits: Map<string, Fit>): Range[] {
  return wordsOf(text).flatMap(({ text: word, start }) => {
    let best: Fit | undefined;
    for (const term of termsOf(word)) {
      const fit = fits.get(term);
      if (fit && fit[1] > (best?.[1] ?? 0)) best = fit;
    }
    if (!best) return [];
    // Mark only the part of the word that the user typed.
    const [found] = best;
    const typed = normalize(word).startsWith(normalize(found.text)) ? found.text.length : word.length;
    return [{ start, end: start + Math.min(typed, word.length) }];
  });
}

function cut(text: string, firstMatch: number, length: number): Range {
  const words = wordsOf(text);
  const match = words.findIndex(({ start }) => start >= firstMatch);
  const first = Math.max(0, Math.min(match - Math.floor(length / 3), words.length - length));
  const last = words[first + length - 1];
  return {
    start: first === 0 ? 0 : words[first]!.start,
    end: last && first + length < words.length ? last.start + last.text.length : text.length,
  };
}

function mark(text: string, matches: Range[]): MarkedText {
  const pieces: MarkedText = [];
  let end = 0;
  for (const match of matches) {
    pieces.push({ text: text.slice(end, match.start), isMatch: false });
    pieces.push({ text: text.slice(match.start, match.end), isMatch: true });
    end = match.end;
  }
  pieces.push({ text: text.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
