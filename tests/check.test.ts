import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runCommand } from './support/build-site.ts';

const root = path.resolve(__dirname, '..');
const fixture = 'tests/fixtures/content-check';

it('reports every mistake of a site in a line, in the order of its files', async () => {
  const { exitCode, output } = await runCommand(root, 'tsx', ['scripts/check.ts', fixture]);
  const lines = output.trimEnd().split('\n');
  const summary = lines.pop();
  expect(lines).toEqual(
    readFileSync(path.join(root, fixture, 'expected.txt'), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  expect(summary).toMatch(/^Checked 14 pages in [\d.]+ s: 55 problem\(s\)\.$/);
  expect(exitCode).toBe(1);
});

it('stops the build before Docusaurus starts', async () => {
  const { exitCode, output } = await runCommand(root, 'tsx', ['scripts/build.ts', fixture]);
  expect(output).toContain('sidebars.json:9:5 - no page has the doc id `soundd`. Did you mean `sound`?');
  expect(output.trimEnd().endsWith('The site was not built.')).toBe(true);
  expect(exitCode).toBe(1);
});
