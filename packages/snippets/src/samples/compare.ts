import { diffArrays } from 'diff';
import type { CodeSample } from './sample.ts';

type Range = [start: number, length: number];

interface Comparison {
  /** Words in only one of the two. */
  before: Range[];
  after: Range[];
  /** Both in one text, with removed and added lines and words. */
  unified: Required<Pick<CodeSample, 'code' | 'added' | 'removed' | 'changed'>>;
}

interface Side {
  lines: string[];
  /** Offset of each line in the code. */
  starts: number[];
  /** Changed places of each line. */
  changed: Range[][];
}

/** Compares two versions of a file, first by line and then by word. */
export function compareCode(before: string, after: string): Comparison {
  const [old, fresh] = [readSide(before), readSide(after)];
  const unified: { text: string; mark?: 'added' | 'removed'; changed: Range[] }[] = [];
  let [oldLine, freshLine] = [0, 0];
  for (const hunk of readHunks(old.lines, fresh.lines)) {
    if (hunk.same > 0) {
      for (let i = 0; i < hunk.same; i++) unified.push({ text: fresh.lines[freshLine + i]!, changed: [] });
      oldLine += hunk.same;
      freshLine += hunk.same;
      continue;
    }
    const removed = range(oldLine, hunk.removed);
    const added = range(freshLine, hunk.added);
    markWords(old, removed, fresh, added);
    removed.forEach((i) => unified.push({ text: old.lines[i]!, mark: 'removed', changed: old.changed[i]! }));
    added.forEach((i) => unified.push({ text: fresh.lines[i]!, mark: 'added', changed: fresh.changed[i]! }));
    oldLine += hunk.removed;
    freshLine += hunk.added;
  }
  const both = readSide(unified.map(({ text }) => text).join('\n'));
  unified.forEach(({ changed }, i) => (both.changed[i] = changed));
  const numbers = (mark: 'added' | 'removed') => unified.flatMap((line, i) => (line.mark === mark ? [i + 1] : []));
  return {
    before: inCode(old),
    after: inCode(fresh),
    unified: {
      code: both.lines.join('\n'),
      added: numbers('added'),
      removed: numbers('removed'),
      changed: inCode(both),
    },
  };
}

function readSide(code: string): Side {
  const lines = code.split('\n');
  let offset = 0;
  const starts = lines.map((line) => (offset += line.length + 1) - line.length - 1);
  return { lines, starts, changed: lines.map(() => []) };
}

const inCode = ({ starts, changed }: Side): Range[] =>
  changed.flatMap((ranges, i) => ranges.map(([start, length]): Range => [starts[i]! + start, length]));

const range = (start: number, length: number) => Array.from({ length }, (_, i) => start + i);

interface Hunk {
  same: number;
  removed: number;
  added: number;
}

/** Joins a removal with the addition that follows it. */
function readHunks(old: string[], fresh: string[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const { value, added, removed } of diffArrays(old, fresh)) {
    const last = hunks.at(-1);
    if (!added && !removed) hunks.push({ same: value.length, removed: 0, added: 0 });
    else if (last && last.same === 0) last[added ? 'added' : 'removed'] += value.length;
    else hunks.push({ same: 0, removed: removed ? value.length : 0, added: added ? value.length : 0 });
  }
  return hunks;
}

interface Word {
  text: string;
  line: number;
  start: number;
}

/** Below this share of common words, two lines are unrelated, and marking single words would be meaningless. */
const leastCommon = 0.3;

function markWords(old: Side, removed: readonly number[], fresh: Side, added: readonly number[]): void {
  const [oldWords, freshWords] = [readWords(old, removed), readWords(fresh, added)];
  const changes = diffArrays(
    oldWords.map(({ text }) => text),
    freshWords.map(({ text }) => text),
  );
  const isName = (text: string) => /\w/.test(text);
  const common = changes.flatMap((one) => (one.added || one.removed ? [] : one.value.filter(isName))).length;
  const most = Math.max(...[oldWords, freshWords].map((words) => words.filter(({ text }) => isName(text)).length), 1);
  if (common / most < leastCommon) {
    oldWords.forEach((word) => mark(old, word));
    freshWords.forEach((word) => mark(fresh, word));
    return;
  }
  let [i, j] = [0, 0];
  for (const { value, added: isAdded, removed: isRemoved } of changes) {
    if (isRemoved) oldWords.slice(i, i + value.length).forEach((word) => mark(old, word));
    if (isAdded) freshWords.slice(j, j + value.length).forEach((word) => mark(fresh, word));
    if (!isAdded) i += value.length;
    if (!isRemoved) j += value.length;
  }
}

const readWords = ({ lines }: Side, numbers: readonly number[]): Word[] =>
  numbers.flatMap((line) =>
    Array.from(lines[line]!.matchAll(/[\w$]+|[^\w$\s]/g), ({ 0: text, index: start }) => ({ text, line, start })),
  );

/** Joins the range to the previous one if only spaces are between them. */
function mark({ lines, changed }: Side, { text, line, start }: Word): void {
  const ranges = changed[line]!;
  const last = ranges.at(-1);
  if (last && lines[line]!.slice(last[0] + last[1], start).trim() === '') last[1] = start + text.length - last[0];
  else ranges.push([start, text.length]);
}
