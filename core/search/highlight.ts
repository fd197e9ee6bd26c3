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

/** @returns The text as HTML, with what the words of the query found between the tags. */
export function highlight(text: string, words: QueryWord[], tags: HighlightTags): HighlightResult {
  const matches = findMatches(text, words);
  const matchedWords = [...new Set(matches.map(({ word }) => word))];
  return { value: mark(text, 0, text.length, matches, tags), matchLevel: levelOf(matchedWords, words), matchedWords };
}

/**
 * @param length How many words of the text to show: those around the place where most matched.
 * @param ellipsis Stands for what was cut off.
 * @returns Part of the text, like `highlight`.
 */
export function snippet(
  text: string,
  words: QueryWord[],
  tags: HighlightTags,
  length: number,
  ellipsis: string,
): SnippetResult {
  const places = wordsOf(text);
  const matches = findMatches(text, words);
  const first = bestWindow(
    places.map(({ start }) => start),
    matches,
    length,
  );
  const last = Math.min(first + length, places.length) - 1;
  const start = first === 0 ? 0 : places[first]!.start;
  const end = last < places.length - 1 ? places[last]!.start + places[last]!.text.length : text.length;
  const value = mark(text, start, end, matches, tags);
  return {
    value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`,
    matchLevel: levelOf([...new Set(matches.map(({ word }) => word))], words),
  };
}

function findMatches(text: string, words: QueryWord[]): Match[] {
  const matches: Match[] = [];
  for (const { text: word, start } of wordsOf(text)) {
    const found = bestMatch(termsOf(word), words);
    if (!found) continue;
    // Of a word that the reader has only begun to type, what is typed is marked.
    const typed = normalize(word).startsWith(normalize(found.text)) ? found.text.length : word.length;
    matches.push({ start, end: start + Math.min(typed, word.length), word: found.text });
  }
  return matches;
}

/** @returns The word of the query that fits one of the terms best. */
function bestMatch(terms: string[], words: QueryWord[]): QueryWord | undefined {
  let best: { word?: QueryWord; fit: number } = { fit: 0 };
  for (const word of words) {
    const fit = Math.max(...terms.map((term) => word.terms.get(term) ?? 0));
    if (fit > best.fit) best = { word, fit };
  }
  return best.word;
}

function levelOf(matched: string[], words: QueryWord[]): MatchLevel {
  if (matched.length === 0) return 'none';
  return matched.length === new Set(words.map(({ text }) => text)).size ? 'full' : 'partial';
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
