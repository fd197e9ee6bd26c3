import { expect, it } from 'vitest';
import type { ErrorEntry } from '../entry.ts';
import { checkReproductions, formatDiagnostic } from './check-reproductions.ts';

const entry = (id: string, messages: string[], outputs?: string[]) =>
  ({
    path: `errors/${id}.mdx`,
    messages,
    reproduction: outputs && { firstLine: 10, lastLine: 20, outputs },
  }) as ErrorEntry;

const check = (one: ErrorEntry, errors: { line: number; text: string }[] = []) =>
  checkReproductions([one], async () => errors);

it('accepts an output or an error of the compiler that is one of the messages', async () => {
  expect(await check(entry('a', ['Missing result'], ['1: Missing result\n']))).toEqual([]);
  const error = { line: 12, text: formatDiagnostic(2339, "Property 'a' does not exist on type 'B'.") };
  expect(await check(entry('b', ["TS2339: Property '{name}' does not exist on type '{type}'."], []), [error])).toEqual(
    [],
  );
});

it('accepts an entry that reproduces nothing', async () => {
  expect(await check(entry('a', ['Missing result']))).toEqual([]);
});

it('rejects what prints something else, shows it, and ignores samples of other sections', async () => {
  const error = { line: 25, text: 'error TS2339: Missing result' };
  expect(await check(entry('a', ['Missing result'], ['ok']), [error])).toEqual([
    {
      path: 'errors/a.mdx',
      line: 10,
      column: 1,
      message: 'expected a sample that prints one of `messages`; found:\n    ok',
    },
  ]);
  expect((await check(entry('a', ['Missing result'], []), [error]))[0]!.message).toContain('neither an output nor');
});
