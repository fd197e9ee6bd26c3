import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { changes, findSpots, unchanged } from './changes.ts';

function serverOf(state: string): string {
  const page = readFileSync(path.join(__dirname, `../../pages/_home/${state}.mdx`), 'utf8');
  const shown = /title="server\.ts"[^]*?\n\/\/ ---cut---\n([^]*?)```/.exec(page)![1]!;
  return shown.replaceAll(/.*\[!code --\]\n/g, '');
}

const pieces = (state: string) => {
  const code = serverOf(state);
  return findSpots(code, state).map(({ change, start, length }) => [change.value, code.slice(start, start + length)]);
};

describe('the spots in the server’s code', () => {
  it('are the places of all changes, in the code’s order', () => {
    expect(pieces(unchanged)).toEqual([
      ['rename-procedure', 'add'],
      ['require-field', 'z.object'],
      ['rename-field', 'author'],
      ['change-type', 'z.string()'],
      ['return-less', 'return book'],
    ]);
  });

  it.each(changes)('show what “$label” changed, and lead to the other changes', ({ value, changed }) => {
    const found = new Map(pieces(value) as [string, string][]);
    expect(found.get(value)).toBe(changed);
    expect(found.size).toBe(changes.length);
    const code = serverOf(value);
    const spots = findSpots(code, value);
    for (const [i, { start }] of spots.slice(1).entries()) {
      expect(start, 'apart from the one before').toBeGreaterThanOrEqual(spots[i]!.start + spots[i]!.length);
    }
  });

  it('are missed when the code no longer has them', () => {
    expect(() => findSpots('const books = [];', unchanged)).toThrow('expected "author" after ".input("');
  });
});
