import type { AssembledBlock } from './assemble.ts';
import { compareOutput, formatDiff, mergeOutput, outputsAgree, type PrintedOutput } from './output.ts';
import { showBlock } from './shown.ts';
import type { Block, Place, Problem } from './types.ts';

export interface RunResult extends PrintedOutput {
  /** Null if the process was killed. */
  exitCode: number | null;
  timedOut: boolean;
}

/** In seconds. */
export const runTimeout = 20;

export interface RunCheck {
  problems: Problem[];
  update?: string[];
}

export function checkRun(assembled: AssembledBlock, output: Block | undefined, result: RunResult): RunCheck {
  const { path, line, column } = assembled.block;
  const printed = result.text.trimEnd();
  if (result.timedOut) {
    const message =
      `the block did not exit within ${runTimeout} seconds; close what keeps it alive (subscriptions, sockets, timers; ` +
      `listening servers don't), in hidden lines (---cut-start---, ---cut-end---) if necessary${quote(printed)}`;
    return { problems: [{ path, line, column, message }] };
  }
  if (result.exitCode !== 0) {
    const place = findPlace(assembled, printed) ?? { path, line, column };
    const message = `the block exited with code ${result.exitCode ?? 'none (killed)'}${quote(printed)}`;
    return { problems: [{ ...place, message }] };
  }
  if (!output) {
    const message = `the block prints something, so expected a \`\`\`txt output fence below it (it may be empty; --update fills it)${quote(printed)}`;
    return { problems: printed === '' ? [] : [{ path, line, column, message }] };
  }
  const expected = showBlock(output).map(({ text }) => text);
  const diff = compareOutput(expected.join('\n'), result);
  if (outputsAgree(diff)) {
    return { problems: [] };
  }
  const message = `this doesn't match what the block on line ${line} prints (- this page, + printed); --update rewrites it\n${formatDiff(diff)}`;
  return {
    problems: [{ path: output.path, line: output.line, column: output.column, message }],
    update: mergeOutput(diff),
  };
}

function quote(printed: string): string {
  if (printed === '') {
    return '';
  }
  const lines = printed.split('\n');
  const shown = lines.length > 20 ? ['…', ...lines.slice(-20)] : lines;
  return `; it printed\n${shown.join('\n')}`;
}

/** Maps the first stack trace position in one of the block's files to the author's source. */
function findPlace(assembled: AssembledBlock, printed: string): Place | undefined {
  for (const [, name, line, column] of printed.matchAll(/([\w./[\]-]+\.tsx?):(\d+)(?::(\d+))?/g)) {
    const file = assembled.files.find((candidate) => candidate.name === name);
    const at = file && assembled.lines[file.from + Number(line) - 1];
    if (at) {
      return { ...at.origin, column: at.origin.column + Number(column ?? 1) - 1 };
    }
  }
  return undefined;
}
