import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastRatio, required } from '../features/media/contrast.ts';
import { brandColors } from '../features/media/kit.ts';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const [lightCss, darkCss] = css.split("[data-theme='dark']") as [string, string];

function readTokens(source: string): Record<string, string> {
  return Object.fromEntries([...source.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
}

const light = readTokens(lightCss);
const modes = { light, dark: { ...light, ...readTokens(darkCss) } };

const grounds = ['--page', '--surface', '--raised'];
const codeGrounds = ['--code-ground', '--code-highlight', '--code-added', '--code-removed'];
const codeRoles = [
  '--code-keyword',
  '--code-property',
  '--code-string',
  '--code-function',
  '--code-constant',
  '--code-type',
  '--code-comment',
];
const codeTokens = [...codeRoles, '--code-punctuation'];
const admonitions = ['note', 'tip', 'info', 'warning', 'danger'];

/** Color pairs on the site, with the contrast ratio that they need. */
const pairs: readonly [foregrounds: string[], grounds: string[], ratio: number][] = [
  [['--text'], [...grounds, '--tint', ...admonitions.map((kind) => `--${kind}-ground`)], required.enhanced],
  [['--code-text'], codeGrounds, required.enhanced],
  [['--link', '--link-hover'], ['--page'], required.enhanced],
  [['--link'], ['--surface', '--raised'], required.text],
  [['--link-hover'], ['--tint'], required.text],
  [['--text-soft'], grounds, required.enhanced],
  [['--text-soft'], ['--tint', '--surface-mark', '--code-bar', '--code-ground', '--danger-ground'], required.text],
  [['--band-text', '--band-soft'], ['--band'], required.enhanced],
  [['--band-text', '--band-soft'], ['--band-mark'], required.text],
  [['--button-text'], ['--button', '--button-hover'], required.text],
  [codeTokens, codeGrounds, required.text],
  // Non-text contrast: edges of controls, focus ring, nodes and lines.
  [['--line-strong', '--focus', '--brand'], grounds, required.edge],
  ...admonitions.map((kind): [string[], string[], number] => [
    [`--${kind}-text`],
    [`--${kind}-ground`, '--page'],
    required.text,
  ]),
  ...admonitions.map((kind): [string[], string[], number] => [
    [`--${kind}-edge`],
    [`--${kind}-ground`, '--page'],
    required.edge,
  ]),
];

describe.each(Object.entries(modes))('in %s mode', (_mode, tokens) => {
  const cases = pairs.flatMap(([foregrounds, on, ratio]) =>
    foregrounds.flatMap((foreground) => on.map((ground) => [foreground, ground, ratio] as const)),
  );
  test.each(cases)('%s on %s has a contrast of %d', (foreground, ground, ratio) => {
    expect(contrastRatio(tokens[foreground]!, tokens[ground]!)).toBeGreaterThanOrEqual(ratio);
  });
});

test('in dark mode, page, surface and raised are told apart', () => {
  const [page, surface, raised] = grounds.map((ground) => modes.dark[ground]!) as [string, string, string];
  expect(contrastRatio(surface, page)).toBeGreaterThan(1.1);
  expect(contrastRatio(raised, surface)).toBeGreaterThan(1.1);
});

test('in light mode, roles in code are told apart without seeing hues', () => {
  const darkestFirst = ['--code-text', ...codeRoles].map((token) => light[token]!);
  darkestFirst.slice(1).forEach((color, i) => {
    expect(contrastRatio(color, light['--code-ground']!)).toBeLessThan(
      contrastRatio(darkestFirst[i]!, light['--code-ground']!),
    );
    expect(contrastRatio(color, darkestFirst[i]!), `${color} next to ${darkestFirst[i]}`).toBeGreaterThan(1.09);
  });
});

test('the ground of dark code is lifted from the page', () => {
  const { '--code-ground': ground, '--page': page } = modes.dark;
  expect(contrastRatio(ground!, page!)).toBeGreaterThan(1.1);
});

test('the announcement bar has colors that are examined above', () => {
  const config = readFileSync(path.join(__dirname, '../../config/announcement-bar.ts'), 'utf8');
  expect(config).toContain("backgroundColor: 'var(--surface)'");
  expect(config).toContain("textColor: 'var(--text)'");
});

test.each(brandColors)('the media page gives $token as it is used: $hex', ({ token, hex }) => {
  expect(light[token]).toBe(hex);
});
