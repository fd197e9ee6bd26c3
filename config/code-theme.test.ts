import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { codeTheme } from './code-theme.ts';

const tokens = readFileSync(path.join(__dirname, '../src/css/tokens.css'), 'utf8');

it.each(codeTheme.styles.map(({ style }) => style.color!))('has a token for %s', (color) => {
  expect(tokens).toContain(`${/^var\((.+)\)$/.exec(color)![1]}: #`);
});

it('gives each token type one role', () => {
  const types = codeTheme.styles.flatMap((one) => one.types);
  expect(types).toEqual([...new Set(types)]);
});
