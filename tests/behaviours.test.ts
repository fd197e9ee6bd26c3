import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBehaviours, readTestTitles } from './support/behaviours.ts';

const root = path.resolve(__dirname, '..');
const behaviours = readBehaviours(path.join(__dirname, 'behaviours.md'));

describe('tests/behaviours.md', () => {
  it('says each statement once', () => {
    const statements = behaviours.map(({ statement }) => statement);
    expect(statements.filter((one, index) => statements.indexOf(one) !== index)).toEqual([]);
    expect(statements.length).toBeGreaterThan(100);
  });

  it('names files that exist', () => {
    const missing = behaviours.flatMap(({ line, sources, tests }) =>
      [...sources, ...tests.map(({ file }) => file)]
        .filter((file) => !existsSync(path.join(root, file)))
        .map((file) => `line ${line}: there is no ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('names tests that exist, by their titles', () => {
    const titles = new Map<string, Set<string>>();
    const titlesOf = (file: string) => {
      if (!titles.has(file)) titles.set(file, readTestTitles(path.join(root, file)));
      return titles.get(file)!;
    };
    const missing = behaviours.flatMap(({ line, tests }) =>
      tests
        .filter(({ file, title }) => !titlesOf(file).has(title))
        .map(({ file, title }) => `line ${line}: ${file} has no test "${title}"`),
    );
    expect(missing).toEqual([]);
  });
});
