import { countTypos } from '@typed-docs/utils/typos';
import type { SourceLine } from './types.ts';

export type LineNotation =
  | KnownNotation
  /** `meant` is applied anyway, so that a typo causes only one report. */
  | { type: 'rejected'; text: string; advice: string; meant?: KnownNotation };

type KnownNotation =
  | { type: 'include'; name: string }
  | { type: 'errors'; codes: number[]; text: string }
  | { type: 'filename'; name: string }
  | { type: 'cut'; cut: 'before' | 'after' | 'start' | 'end' }
  /** `^?` (type) or `^|` (completions), below a column of the previous line. */
  | { type: 'query'; query: 'type' | 'completions'; character: number };

const includePattern = /^\s*\/\/\s?@include:\s*(.*?)\s*$/;
const errorsPattern = /^\s*\/\/\s?@errors:\s*(.*?)\s*$/;
const filenamePattern = /^\s*\/\/\s?@filename: (.+?)\s*$/;
const cutPattern = /^\s*\/\/\s?---cut(-before|-after|-start|-end)?---\s*$/;
const queryPattern = /^\s*\/\/\s*\^([?|])(?: .*)?$/;
const highlightPattern = /^\s*(?:\/\/|\{?\/\*|#|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;
const twoslashHighlight = /^\s*\/\/\s*\^\^+( .*)?$/;
/** In Twoslash, which authors may know, such comments set compiler options. */
const otherNotation = /^\/\/\s?@(\w+)(?::\s?.+)?$/;
const commandPattern = /^\s*\/\/\s*@(\w+)(?:\s*:\s*|\s+|$)(.*?)\s*$/;
const commands = { include: '<name>', errors: '<code>', filename: '<path>' };
const otherCut = /^\s*\/\/\s*-{2,}\s*cut\b/;
const otherHighlight = /^\s*(?:\/\/|\{?\/\*)\s*highlight-/;
const compilerDirective = /^\s*(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error|nocheck)\b/;
const diffPattern = /[ \t]*(?:\/\/|\{?\/\*|#|<!--)[ \t]*\[!code (\+\+|--)\][ \t]*(?:\*\/\}?|-->)?[ \t]*$/;
const otherMark = /\[!code [^\]]*\]/;

export function readNotation(text: string): LineNotation | undefined {
  return readKnown(text) ?? readRefused(text);
}

function readKnown(text: string): KnownNotation | undefined {
  const include = includePattern.exec(text);
  if (include) {
    return { type: 'include', name: include[1]! };
  }
  const errors = errorsPattern.exec(text);
  if (errors) {
    return { type: 'errors', codes: errors[1]!.split(/[\s,]+/).map(Number), text: errors[1]! };
  }
  const filename = filenamePattern.exec(text);
  if (filename) {
    return { type: 'filename', name: filename[1]! };
  }
  const cut = cutPattern.exec(text);
  if (cut) {
    return { type: 'cut', cut: (cut[1]?.slice(1) ?? 'before') as 'before' | 'after' | 'start' | 'end' };
  }
  const query = queryPattern.exec(text);
  if (query) {
    return { type: 'query', query: query[1] === '?' ? 'type' : 'completions', character: text.indexOf('^') };
  }
  return undefined;
}

function readRefused(text: string): LineNotation | undefined {
  if (compilerDirective.test(text)) {
    return {
      type: 'rejected',
      text: text.trim(),
      advice: 'pin the error with `// @errors: <code>`, so that readers see it',
    };
  }
  if (twoslashHighlight.test(text)) {
    return {
      type: 'rejected',
      text: text.trim(),
      advice: 'mark lines with {1,3-5} in the fence or `// highlight-next-line`',
    };
  }
  const command = readMisspelled(text);
  if (command) {
    return command;
  }
  if (otherCut.test(text)) {
    const advice = 'write `// ---cut---`, `// ---cut-after---`, `// ---cut-start---` or `// ---cut-end---`';
    return { type: 'rejected', text: text.trim(), advice };
  }
  if (otherHighlight.test(text) && !highlightPattern.test(text)) {
    const advice = 'write `highlight-next-line`, `highlight-start` or `highlight-end`';
    return { type: 'rejected', text: text.trim(), advice };
  }
  if (otherNotation.test(text)) {
    return {
      type: 'rejected',
      text: text.trim(),
      advice: 'known are @filename, @include and @errors; all blocks have the same compiler options',
    };
  }
  return undefined;
}

/** `// @include shelf` and `// @inlcude: shelf` */
function readMisspelled(text: string): LineNotation | undefined {
  const [, name = '', value = ''] = commandPattern.exec(text) ?? [];
  const near = (['include', 'errors', 'filename'] as const).find((one) => countTypos(name.toLowerCase(), one) <= 1);
  if (near === undefined) return undefined;
  const meant = value ? readKnown(`// @${near}: ${value}`) : undefined;
  const advice = `write \`// @${near}: ${value || commands[near]}\``;
  return { type: 'rejected', text: text.trim(), advice, ...(meant && { meant }) };
}

/** Splits a diff mark (`// [!code ++]`, `// [!code --]`) off a line. */
export function readDiffMark(text: string): { text: string; mark?: 'added' | 'removed' } {
  const match = diffPattern.exec(text);
  if (!match) {
    return { text };
  }
  return { text: text.slice(0, match.index), mark: match[1] === '++' ? 'added' : 'removed' };
}

export function readHighlightComment(text: string): 'next-line' | 'start' | 'end' | undefined {
  return highlightPattern.exec(text)?.[1] as 'next-line' | 'start' | 'end' | undefined;
}

/** Finds a mark that is unknown or not at the end of the line. */
export function findStrayMark(text: string): string | undefined {
  return otherMark.exec(readDiffMark(text).text)?.[0];
}

export function findCuts(lines: readonly SourceLine[]): {
  hidden: boolean[];
  errors: { line: SourceLine; message: string }[];
} {
  const hidden = lines.map(() => false);
  const errors: { line: SourceLine; message: string }[] = [];
  const open: number[] = [];
  const hide = (from: number, to: number) => hidden.fill(true, from, to + 1);

  lines.forEach((line, i) => {
    const notation = readNotation(line.text);
    if (notation?.type !== 'cut') {
      return;
    }
    if (notation.cut === 'before') {
      hide(0, i);
    } else if (notation.cut === 'after') {
      hide(i, lines.length - 1);
    } else if (notation.cut === 'start') {
      open.push(i);
    } else {
      const start = open.pop();
      hide(start ?? i, i);
      if (start === undefined) {
        errors.push({ line, message: '`---cut-end---` without a `---cut-start---` above it' });
      }
    }
  });
  for (const start of open) {
    hide(start, start);
    errors.push({ line: lines[start]!, message: '`---cut-start---` without a `---cut-end---` below it' });
  }
  return { hidden, errors };
}
