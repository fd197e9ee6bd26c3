import type { AssembledBlock } from './assemble.ts';
import type { CompileTask, CompilerResult } from './compiler-result.ts';
import type { SnippetNode } from './results.ts';
import type { Place, Problem } from './types.ts';

export interface BlockCheck {
  problems: Problem[];
  /** At positions in the shown code. */
  nodes: SnippetNode[];
}

export function taskOf(assembled: AssembledBlock): CompileTask {
  const starts = lineStarts(assembled);
  const visible: [number, number][] = [];
  for (const line of shownLineOf(assembled).keys()) {
    const from = starts[line]!;
    const to = starts[line + 1]!;
    const last = visible.at(-1);
    if (last && last[1] === from) {
      last[1] = to;
    } else {
      visible.push([from, to]);
    }
  }
  return {
    files: assembled.files.map((file) => ({
      name: file.name,
      text: assembled.source.slice(starts[file.from], starts[file.to]),
      start: starts[file.from]!,
    })),
    visible,
    completions: assembled.queries
      .filter((query) => query.query === 'completions')
      .map((query) => starts[query.line]! + query.character),
  };
}

/**
 * Compares the compiler's result with the block's pins. Every pinned error must occur, and no others; errors in
 * included code are compared with the pins of the include. Problems refer to the author's lines, nodes to the shown
 * code. Without hovers and completions, queries have no result, which is not reported.
 */
export function checkBlock(
  assembled: AssembledBlock,
  result: Pick<CompilerResult, 'errors'> & Partial<CompilerResult>,
): BlockCheck {
  const { lines, block } = assembled;
  const starts = lineStarts(assembled);
  const shownLine = shownLineOf(assembled);
  const shownStarts = startsOf(assembled.shown.map((line) => line.text));
  const problems: Problem[] = [];
  const nodes: SnippetNode[] = [];

  const find = (offset: number) => {
    let line = starts.findLastIndex((start) => start <= offset);
    line = Math.min(Math.max(line, 0), lines.length - 1);
    return { line, character: offset - starts[line]! };
  };
  const placeOf = (offset: number): Place => {
    const { line, character } = find(offset);
    const { text, origin } = lines[line] ?? {
      text: '',
      origin: { path: block.path, line: block.line, column: block.column },
    };
    return { ...origin, column: origin.column + Math.min(character, text.length) };
  };
  /** Undefined if the code is hidden. Truncates ranges that extend beyond the line. */
  const positionOf = (offset: number, length: number) => {
    const { line, character } = find(offset);
    const shown = shownLine.get(line);
    if (shown === undefined) {
      return undefined;
    }
    const end = shownLine.get(find(offset + length).line);
    const room =
      end === undefined || end === shown
        ? Math.min(length, lines[line]!.text.length - character)
        : shownStarts[end]! + find(offset + length).character - shownStarts[shown]! - character;
    return { start: shownStarts[shown]! + character, length: Math.max(room, 0), line: shown, character };
  };

  // Lines with `^|` are incomplete by design.
  const unfinished = new Set(assembled.queries.filter(({ query }) => query === 'completions').map(({ line }) => line));
  const occurred = new Set<number>();
  for (const error of result.errors) {
    const { line } = find(error.start);
    const at = lines[line];
    if (unfinished.has(line)) {
      continue;
    }
    if (at?.own) {
      occurred.add(error.code);
    }
    if (at?.pinned.includes(error.code)) {
      const position = positionOf(error.start, error.length);
      if (position) {
        nodes.push({ type: 'error', ...position, code: error.code, text: error.text });
      }
    } else {
      problems.push({ ...placeOf(error.start), message: `TS${error.code}: ${error.text}` });
    }
  }
  for (const code of assembled.pinned?.codes ?? []) {
    if (!occurred.has(code)) {
      const others = [...occurred].filter((other) => !assembled.pinned!.codes.includes(other));
      const found = others.length > 0 ? `unpinned: ${others.join(', ')}` : 'there are no other errors';
      problems.push({
        ...assembled.pinned!.origin,
        message: `error ${code} is pinned here but does not occur (${found}); correct or remove the number`,
      });
    }
  }

  for (const hover of result.hovers ?? []) {
    const position = positionOf(hover.start, hover.length);
    if (position) {
      nodes.push({ ...hover, type: 'hover', ...position });
    }
  }
  const completions = result.completions?.values();
  for (const query of result.hovers && completions ? assembled.queries : []) {
    const offset = starts[query.line]! + query.character;
    const position = positionOf(offset, 0);
    if (query.query === 'type') {
      const hover = result.hovers?.find(({ start, length }) => start <= offset && offset <= start + length);
      const place = hover && positionOf(hover.start, hover.length);
      if (hover && place) {
        nodes.push({ ...hover, type: 'query', ...place });
      } else {
        problems.push({
          ...query.origin,
          message: '`^?` does not point to anything with a type; put the caret under an identifier',
        });
      }
    } else {
      const found = completions?.next().value;
      if (found && found.entries.length > 0 && position) {
        nodes.push({ type: 'completion', ...position, completions: found.entries, completionsPrefix: found.prefix });
      } else {
        problems.push({ ...query.origin, message: '`^|` is at a position without completions' });
      }
    }
  }
  nodes.sort((a, b) => a.start - b.start);
  return { problems, nodes };
}

function shownLineOf(assembled: AssembledBlock): Map<number, number> {
  const shownByOwn = new Map(assembled.shown.map((line, shown) => [line.ownIndex, shown]));
  const result = new Map<number, number>();
  assembled.lines.forEach((line, i) => {
    const shown = line.ownIndex === undefined ? undefined : shownByOwn.get(line.ownIndex);
    if (shown !== undefined) {
      result.set(i, shown);
    }
  });
  return result;
}

function lineStarts(assembled: AssembledBlock): number[] {
  return startsOf(assembled.lines.map((line) => line.text));
}

/** Offsets of the lines in the joined text, plus the offset after the last line. */
function startsOf(lines: readonly string[]): number[] {
  const starts = [0];
  for (const line of lines) {
    starts.push(starts.at(-1)! + line.length + 1);
  }
  return starts;
}
