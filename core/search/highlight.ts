import type { HighlightResult, MatchLevel, SnippetResult } from './multi-query.ts';
import { escapeText } from './record.ts';
import type { QueryWord } from './search-index.ts';
import { normalize, termsOf, wordsOf } from './tokenize.ts';

/** What stands before and after what matched. */
export interface HighlightTags {
  pre: string;
  post: string;
}

interface Match {
  start: number;
  end: number;
  /** The word of the query. */
  word: string;
}

/** Marks in texts what the words of a query found. */
export interface Marker {
  /** Whether anything in the text matched. */
  matches(text: string): boolean;
  /** @returns The text as HTML, with what matched between the tags. */
  highlight(text: string): HighlightResult;
  /**
   * @param length How many words of the text to show: those around the place where most matched.
   * @param ellipsis Stands for what was cut off.
   * @returns Part of the text, like `highlight`.
   */
  snippet(text: string, length: number, ellipsis: string): SnippetResult;
}

export function createMarker(words: QueryWord[], tags: HighlightTags): Marker {
  const fits = bestFits(words);
  // Hits have many texts in common: their sections, pages and headings.
  const known = new Map<string, Match[]>();
  const find = (text: string) => {
    let matches = known.get(text);
    if (!matches) known.set(text, (matches = findMatches(text, fits)));
    return matches;
  };
  return {
    matches: (text) => find(text).length > 0,
    highlight(text) {
      const matches = find(text);
      const matchedWords = distinctWords(matches);
      const matchLevel = levelOf(matchedWords, words);
      return { value: mark(text, 0, text.length, matches, tags), matchLevel, matchedWords };
    },
    snippet(text, length, ellipsis) {
      const matches = find(text);
      const { start, end } = cut(text, matches, length);
      const value = mark(text, start, end, matches, tags);
      return {
        value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
        matchLevel: levelOf(distinctWords(matches), words),
      };
    },
  };
}

/** A word of a query that a term means, and how well the term fits it. */
type Fit = [word: QueryWord, fit: number];

/** @returns For each term the word of the query that it fits best. */
function bestFits(words: QueryWord[]): Map<string, Fit> {
  const fits = new Map<string, Fit>();
  for (const word of words) {
    for (const [term, fit] of word.terms) if (fit > (fits.get(term)?.[1] ?? 0)) fits.set(term, [word, fit]);
  }
  return fits;
}

function findMatches(text: string, fits: Map<string, Fit>): Match[] {
  const matches: Match[] = [];
  for (const { text: word, start } of wordsOf(text)) {
    let best: Fit | undefined;
    for (const term of termsOf(word)) {
      const fit = fits.get(term);
      if (fit && fit[1] > (best?.[1] ?? 0)) best = fit;
    }
    if (!best) continue;
    // Of a word that the reader has only begun to type, what is typed is marked.
    const [found] = best;
    const typed = normalize(word).startsWith(normalize(found.text)) ? found.text.length : word.length;
    matches.push({ start, end: start + Math.min(typed, word.length), word: found.text });
  }
  return matches;
}

function distinctWords(matches: Match[]): string[] {
  return [...new Set(matches.map(({ word }) => word))];
}

function levelOf(matched: string[], words: QueryWord[]): MatchLevel {
  if (matched.length === 0) return 'none';
  return matched.length === new Set(words.map(({ text }) => text)).size ? 'full' : 'partial';
}

/** @returns Where a part of the text begins and ends that has a number of words, and the best of the matches. */
function cut(text: string, matches: Match[], length: number): { start: number; end: number } {
  const places = wordsOf(text);
  const first = bestWindow(
    places.map(({ start }) => start),
    matches,
    length,
  );
  const last = Math.min(first + length, places.length) - 1;
  return {
    start: first === 0 ? 0 : places[first]!.start,
    end: last < places.length - 1 ? places[last]!.start + places[last]!.text.length : text.length,
  };
}

function mark(text: string, from: number, to: number, matches: Match[], { pre, post }: HighlightTags): string {
  let html = '';
  let end = from;
  for (const match of matches) {
    if (match.start < from || match.end > to) continue;
    html += `${escapeText(text.slice(end, match.start))}${pre}${escapeText(text.slice(match.start, match.end))}${post}`;
    end = match.end;
  }
  return html + escapeText(text.slice(end, to));
}

/** @returns The first word of the window that has the most different words of the query, with some words before them. */
function bestWindow(starts: number[], matches: Match[], length: number): number {
  if (matches.length === 0 || starts.length <= length) return 0;
  const places = matches.map(({ start, word }) => ({ index: starts.indexOf(start), word }));
  let best = { count: 0, first: 0, last: 0 };
  for (const { index: first } of places) {
    const within = places.filter(({ index }) => index >= first && index < first + length);
    const count = new Set(within.map(({ word }) => word)).size;
    if (count > best.count) best = { count, first, last: within.at(-1)!.index };
  }
  const spare = length - (best.last - best.first + 1);
  return Math.max(0, Math.min(best.first - Math.floor(spare / 2), starts.length - length));
}
