import { themes } from 'prism-react-renderer';
import { expect, it } from 'vitest';
import { snippets } from './snippets.ts';

const offered = [
  'dracula',
  'duotoneDark',
  'duotoneLight',
  'github',
  'gruvboxMaterialDark',
  'gruvboxMaterialLight',
  'jettwaveDark',
  'jettwaveLight',
  'nightOwl',
  'nightOwlLight',
  'oceanicNext',
  'okaidia',
  'oneDark',
  'oneLight',
  'palenight',
  'shadesOfPurple',
  'synthwave84',
  'ultramin',
  'vsDark',
  'vsLight',
] as const;

it('takes the theme of each colour mode from those of the highlighter', () => {
  expect(Object.keys(themes).sort()).toEqual([...offered].sort());
  expect(Object.values(themes)).toEqual(expect.arrayContaining([snippets.themes.light, snippets.themes.dark]));
});
