import { themes } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { createClassifier, createTokenClasses, formatTokenStyles } from './token-classes.ts';

const light = {
  styles: [
    { types: ['comment'], style: { color: 'green' } },
    { types: ['keyword', 'function'], style: { color: 'blue' } },
    { types: ['tag'], style: { color: 'maroon' } },
  ],
};
const dark = {
  styles: [
    { types: ['comment'], style: { color: 'lime', fontStyle: 'italic' } },
    { types: ['keyword', 'builtin'], style: { color: 'skyblue' } },
    { types: ['function'], style: { color: 'yellow' } },
    { types: ['tag'], languages: ['markup'], style: { color: 'cyan' } },
  ],
};

describe('createTokenClasses', () => {
  it('puts types together that look alike in both modes, and tells them apart that differ in one', () => {
    expect(createTokenClasses(light, dark).map(({ name, types }) => [name, ...types])).toEqual([
      ['a', 'comment'],
      ['b', 'keyword'],
      ['c', 'function'],
      ['d', 'tag'],
      ['e', 'builtin'],
      ['f', 'tag@markup'],
    ]);
  });

  it('leaves out what is to stay plain', () => {
    const types = createTokenClasses(light, dark, ['tag']).flatMap((one) => one.types);
    expect(types).toEqual(['comment', 'keyword', 'function', 'builtin']);
  });

  it('rejects themes for which letters do not suffice', () => {
    const styles = Array.from({ length: 53 }, (_, i) => ({ types: [`type-${i}`], style: { color: `${i}` } }));
    expect(() => createTokenClasses({ styles }, { styles })).toThrow('53 kinds of tokens; expected at most 52');
  });

  it('suffices for every pair of themes that prism-react-renderer has', () => {
    const all = Object.values(themes);
    for (const one of all) for (const other of all) expect(createTokenClasses(one, other).length).toBeGreaterThan(0);
  });
});

describe('createClassifier', () => {
  const classify = createClassifier(createTokenClasses(light, dark));

  it('takes the innermost type that a theme knows', () => {
    expect(classify(['comment', 'keyword'], 'ts')).toBe('b');
    expect(classify(['keyword', 'unknown'], 'ts')).toBe('b');
    expect(classify(['unknown'], 'ts')).toBeUndefined();
  });

  it('gives no color to what is plain inside of something else', () => {
    expect(
      createClassifier(createTokenClasses(light, dark), ['punctuation'])(['tag', 'punctuation'], 'tsx'),
    ).toBeUndefined();
  });

  it('minds the language of a style', () => {
    expect(classify(['tag'], 'markup')).toBe('f');
    expect(classify(['tag'], 'tsx')).toBe('d');
  });

  it('shows capitalised names as types', () => {
    const themed = createTokenClasses({ styles: [{ types: ['class-name'], style: { color: 'teal' } }] }, dark);
    expect(createClassifier(themed)(['maybe-class-name'], 'ts')).toBe('a');
  });
});

it('writes the colors of both modes as variables that the site may override', () => {
  const css = formatTokenStyles(createTokenClasses(light, dark), '.code');
  expect(css.split('\n')).toEqual([
    ':where(:root){--prism-comment:green;--prism-keyword:blue;--prism-function:blue;--prism-tag:maroon;--prism-tag-in-markup:maroon}',
    "@media screen{:where([data-theme='dark']){--prism-comment:lime;--prism-keyword:skyblue;--prism-function:yellow;--prism-builtin:skyblue;--prism-tag-in-markup:cyan}}",
    '.code .a{color:var(--prism-comment,inherit);font-style:italic}',
    '.code .b{color:var(--prism-keyword,inherit)}',
    '.code .c{color:var(--prism-function,inherit)}',
    '.code .d{color:var(--prism-tag,inherit)}',
    '.code .e{color:var(--prism-builtin,inherit)}',
    '.code .f{color:var(--prism-tag-in-markup,inherit)}',
    '',
  ]);
});
