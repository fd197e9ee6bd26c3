import { cleanPaste } from './clean-paste.ts';
import { readMessage } from './message.ts';
import { endsWord, squash, startsWord, type SquashedText } from './squash.ts';

export interface KnownError {
  id: string;
  title: string;
  messages: readonly string[];
}

export interface MatchedPiece {
  text: string;
  /** Whether this piece is in the pasted text, in the order of the message. */
  isMatch: boolean;
}

export interface ErrorMatch {
  id: string;
  /** The message of the entry that fits best, in pieces. Placeholders have their braces. */
  message: MatchedPiece[];
  /** Error codes that both have, such as `TS2742`. */
  codes: string[];
  /** How much of the message is in the pasted text, from 0 to 1; 0 if only a code is. */
  share: number;
  /** Orders the matches. */
  score: number;
}

/** @returns the entries that fit, best first; none if nothing matches well */
export type ErrorMatcher = (paste: string) => ErrorMatch[];

/** Words of a fixed part that are searched together. More would miss a message that was cut, fewer match anything. */
const wordsPerPiece = 4;

/** In letters. A shorter piece must end with a word of the paste; all begin with one. */
const shortPiece = 12;

/** In letters. Fixed text between two placeholders that says nothing, such as ` of `. */
const emptyPiece = 4;

/** In letters, between two pieces of a message: what a placeholder may stand for. */
const widestGap = 1500;

/** A piece that is more common in the paste doesn't tell where the message is. */
const mostPlaces = 40;

/** Share of a message that has to be in the paste, and its letters; a code is enough instead. Long ones may be cut. */
const leastShare = 0.6;
const leastLetters = 12;
const leastShareOfLong = 0.3;
const manyLetters = 36;

/** Only the beginning of a longer paste is searched. */
const longestPaste = 400_000;

interface Piece {
  text: string;
  isFixed: boolean;
  /** Letters and digits; empty for what is not searched. */
  letters: string;
  /** The compiler prints its code before the message, and editors after it. */
  code?: string;
}

interface Template {
  entry: number;
  pieces: Piece[];
  weight: number;
}

/** Prepares the messages once for many pastes. */
export function createMatcher(errors: readonly KnownError[]): ErrorMatcher {
  const templates = errors.flatMap(({ messages }, entry) =>
    messages.map((message): Template => ({ entry, pieces: splitMessage(message), weight: 0 })),
  );
  const counts = countPieces(templates);
  // A piece that many entries have says little about which of them it is.
  const weightOf = ({ letters }: Piece) => letters.length / Math.sqrt(counts.get(letters) ?? 1);
  for (const template of templates) template.weight = sum(template.pieces.map(weightOf));
  const codes = errors.map(({ id, title, messages }) => readCodes([id, title, ...messages].join('\n')));

  return (paste) => {
    const clean = cleanPaste(paste.slice(0, longestPaste));
    const text = squash(clean);
    const places = new Map<string, number[]>();
    const placesOf = (letters: string) => {
      const known = places.get(letters) ?? findPlaces(text, letters);
      places.set(letters, known);
      return known;
    };
    const pasted = readCodes(clean);
    const best = new Map<number, ErrorMatch>();
    for (const { entry, pieces, weight } of templates) {
      const found = findInOrder(pieces, placesOf, weightOf);
      const share = weight === 0 ? 0 : sum([...found].map((index) => weightOf(pieces[index]!))) / weight;
      const letters = sum([...found].map((index) => pieces[index]!.letters.length));
      const shared = [...codes[entry]!].filter((code) => pasted.has(code));
      const isGood =
        shared.length > 0 ||
        (share >= leastShare && letters >= leastLetters) ||
        (share >= leastShareOfLong && letters >= manyLetters);
      const score = share * (1 - 2 ** (-letters / leastLetters)) + (shared.length > 0 ? 0.5 : 0);
      if (!isGood || score <= (best.get(entry)?.score ?? 0)) continue;
      best.set(entry, {
        id: errors[entry]!.id,
        message: pieces.map(({ text: shown, code }, index) => ({
          text: shown,
          isMatch: found.has(index) || (code !== undefined && shared.includes(code)),
        })),
        codes: shared,
        share,
        score,
      });
    }
    return [...best.values()].sort((a, b) => b.score - a.score);
  };
}

/** Whether a printed text contains a whole message: all of its fixed parts, in order. */
export function containsMessage(printed: string, message: string): boolean {
  const { text } = squash(cleanPaste(printed));
  let from = 0;
  return readMessage(message)
    .filter(({ isFixed }) => isFixed)
    .every((part) => {
      const { text: letters } = squash(part.text);
      const at = text.indexOf(letters, from);
      from = at + letters.length;
      return at >= 0;
    });
}

/** Letters and digits of the fixed parts; a message with few of them would match anything. */
export function countFixedLetters(message: string): number {
  return sum(splitMessage(message).map(({ letters }) => letters.length));
}

function splitMessage(message: string): Piece[] {
  return readMessage(message).flatMap(({ isFixed, text }, part): Piece[] => {
    if (!isFixed) return [{ text: `{${text}}`, isFixed, letters: '' }];
    const [prefix = '', code] = (part === 0 && /^(?:error )?(TS\d{4,5}): /.exec(text)) || [];
    const rest = text.slice(prefix.length);
    const words = rest.match(/\s*\S+\s*/g) ?? [rest];
    const pieces: Piece[] = code === undefined ? [] : [{ text: prefix, isFixed, letters: '', code }];
    for (let i = 0; i < words.length; i += wordsPerPiece) {
      const piece = words.slice(i, i + wordsPerPiece).join('');
      const { text: letters } = squash(piece);
      pieces.push({ text: piece, isFixed, letters: letters.length < emptyPiece ? '' : letters });
    }
    return pieces;
  });
}

function countPieces(templates: readonly Template[]): Map<string, number> {
  const entries = new Map<string, Set<number>>();
  for (const { entry, pieces } of templates) {
    for (const { letters } of pieces) entries.set(letters, (entries.get(letters) ?? new Set()).add(entry));
  }
  return new Map([...entries].map(([letters, found]) => [letters, found.size]));
}

function findPlaces(squashed: SquashedText, letters: string): number[] {
  const places: number[] = [];
  if (letters === '') return places;
  let at = squashed.text.indexOf(letters);
  while (at >= 0 && places.length < mostPlaces) {
    const end = at + letters.length;
    if (startsWord(squashed, at) && (letters.length >= shortPiece || endsWord(squashed, end))) places.push(at);
    at = squashed.text.indexOf(letters, at + 1);
  }
  return places;
}

/** Pieces of the heaviest chain whose places are in the order of the message and near each other. */
function findInOrder(
  pieces: readonly Piece[],
  placesOf: (letters: string) => readonly number[],
  weightOf: (piece: Piece) => number,
): Set<number> {
  interface Link {
    index: number;
    start: number;
    end: number;
    weight: number;
    before: Link | undefined;
  }
  const links: Link[] = [];
  let heaviest: Link | undefined;
  for (const [index, piece] of pieces.entries()) {
    const known = links.length;
    for (const start of placesOf(piece.letters)) {
      let before: Link | undefined;
      for (let i = 0; i < known; i++) {
        const link = links[i]!;
        const gap = start - link.end;
        if (link.index < index && gap >= 0 && gap <= widestGap && link.weight > (before?.weight ?? 0)) before = link;
      }
      const link = {
        index,
        start,
        end: start + piece.letters.length,
        weight: (before?.weight ?? 0) + weightOf(piece),
        before,
      };
      links.push(link);
      if (link.weight > (heaviest?.weight ?? 0)) heaviest = link;
    }
  }
  const found = new Set<number>();
  for (let link = heaviest; link; link = link.before) found.add(link.index);
  return found;
}

/** Codes as `TS2742`; editors write them as `ts(2742)`. */
function readCodes(text: string): Set<string> {
  const typescript = [...text.matchAll(/\bts[ -]?\(?(\d{4,5})\b/gi)].map(([, number]) => `TS${number}`);
  const others = text.match(/\bERR_[A-Z_]{3,}\b/g) ?? [];
  return new Set([...typescript, ...others]);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
