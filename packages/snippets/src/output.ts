export interface PrintedOutput {
  text: string;
  /** In milliseconds since 1970. Times close to it differ between runs. */
  ranAt: number;
}

export type DiffLine =
  | { type: 'same'; expected: string; actual: string }
  | { type: 'missing'; expected: string }
  | { type: 'unexpected'; actual: string };

const day = 24 * 60 * 60 * 1000;
const ephemeralPort =
  /((?:localhost|127\.0\.0\.1|\[::1?\]|0\.0\.0\.0|\bport\b)["'`]?[:=]?\s?)(3276[89]|327[7-9]\d|32[89]\d\d|3[3-9]\d{3}|[456]\d{4})\b/gi;

/** Replaces ephemeral ports, which the system chose, with the port that pages mention. */
export function normalizePorts(text: string): string {
  return text.replace(ephemeralPort, (_match, host: string) => `${host}3000`);
}

/** Text that differs between runs, with the pattern that matches its replacements. */
const volatile: { pattern: RegExp; replacement: string; differs: (match: string, ranAt: number) => boolean }[] = [
  {
    pattern: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/,
    replacement: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`,
    // Other dates were chosen by the block.
    differs: (match, ranAt) => Math.abs(Date.parse(match) - ranAt) < day,
  },
  {
    pattern: /\b1[5-9]\d{11}\b/,
    replacement: String.raw`1[5-9]\d{11}`,
    differs: (match, ranAt) => Math.abs(Number(match) - ranAt) < day,
  },
  { pattern: /\b\d+(?:\.\d+)? ?(?:ms|µs)\b/, replacement: String.raw`\d+(?:\.\d+)? ?(?:ms|µs)`, differs: () => true },
  { pattern: /\b\d+\.\d+ ?s\b/, replacement: String.raw`\d+\.\d+ ?s`, differs: () => true },
  {
    pattern: /\b(?:elapsedMs|durationMs|duration|elapsed)["']?: ?\d+(?:\.\d+)?/,
    replacement: String.raw`(?:elapsedMs|durationMs|duration|elapsed)["']?: ?\d+(?:\.\d+)?`,
    differs: () => true,
  },
  {
    pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/,
    replacement: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    differs: () => true,
  },
];

const anyVolatile = new RegExp(volatile.map(({ pattern }) => `(${pattern.source})`).join('|'), 'g');

/** Ignores times of the run, durations, random ids, trailing spaces and trailing blank lines. */
export function compareOutput(expected: string, actual: PrintedOutput): DiffLine[] {
  const before = splitLines(expected);
  const after = splitLines(actual.text);
  const matchers = after.map((line) => lineMatcher(line, actual.ranAt));
  // Lengths of the longest common subsequences of the remaining lines.
  const common = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      common[i]![j] = matchers[j]!(before[i]!)
        ? common[i + 1]![j + 1]! + 1
        : Math.max(common[i + 1]![j]!, common[i]![j + 1]!);
    }
  }
  const diff: DiffLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && matchers[j]!(before[i]!)) {
      diff.push({ type: 'same', expected: before[i++]!, actual: after[j++]! });
    } else if (j >= after.length || (i < before.length && common[i + 1]![j]! >= common[i]![j + 1]!)) {
      diff.push({ type: 'missing', expected: before[i++]! });
    } else {
      diff.push({ type: 'unexpected', actual: after[j++]! });
    }
  }
  return diff;
}

export function outputsAgree(diff: readonly DiffLine[]): boolean {
  return diff.every(({ type }) => type === 'same');
}

export function formatDiff(diff: readonly DiffLine[]): string {
  return diff
    .map((line) =>
      line.type === 'same' ? `  ${line.expected}` : line.type === 'missing' ? `- ${line.expected}` : `+ ${line.actual}`,
    )
    .join('\n');
}

/** Matching lines keep the times that the page shows. */
export function mergeOutput(diff: readonly DiffLine[]): string[] {
  return diff.flatMap((line) =>
    line.type === 'same' ? [line.expected] : line.type === 'unexpected' ? [line.actual] : [],
  );
}

function splitLines(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
  return lines.slice(0, lines.findLastIndex((line) => line !== '') + 1);
}

function lineMatcher(line: string, ranAt: number): (expected: string) => boolean {
  let source = '';
  let last = 0;
  for (const match of line.matchAll(anyVolatile)) {
    const kind = volatile[match.slice(1).findIndex((group) => group !== undefined)]!;
    if (kind.differs(match[0], ranAt)) {
      source += escapePattern(line.slice(last, match.index)) + kind.replacement;
      last = match.index + match[0].length;
    }
  }
  if (last === 0) {
    return (expected) => expected === line;
  }
  const pattern = new RegExp(`^${source}${escapePattern(line.slice(last))}$`);
  return (expected) => pattern.test(expected);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
