import { describe, expect, it } from 'vitest';
import { rewriteOutputs } from './rewrite-outputs.ts';

const rewrite = (source: string, line: number, endLine: number, lines: string[]) =>
  rewriteOutputs(source.replaceAll('~', '`'), [{ output: { line, endLine, lang: 'txt' }, lines }]);

describe('rewriteOutputs', () => {
  it('replaces the lines between the fences, and nothing else', () => {
    const result = rewrite('a\r\n\r\n~~~txt output\r\nold\r\n~~~\r\nz', 3, 5, ['new', '', 'lines']);
    expect(result).toEqual({ source: 'a\r\n\r\n```txt output\r\nnew\r\n\r\nlines\r\n```\r\nz' });
  });

  it('fills an empty fence, and keeps the indentation of a nested one', () => {
    expect(rewrite('- a\n\n  ~~~txt output\n  ~~~\n', 3, 4, ['new', '  deep'])).toEqual({
      source: '- a\n\n  ```txt output\n  new\n    deep\n  ```\n',
    });
    expect(rewrite('> ~~~txt output\n> old\n> ~~~\n', 1, 3, ['new'])).toEqual({
      source: '> ```txt output\n> new\n> ```\n',
    });
  });

  it('rewrites several fences of a page, whatever their order', () => {
    const source = '```txt output\na\n```\n\n```txt output\nb\n```';
    const result = rewriteOutputs(source, [
      { output: { line: 1, endLine: 3, lang: 'txt' }, lines: ['1', '2'] },
      { output: { line: 5, endLine: 7, lang: 'txt' }, lines: ['3'] },
    ]);
    expect(result).toEqual({ source: '```txt output\n1\n2\n```\n\n```txt output\n3\n```' });
  });

  it('touches nothing when a fence is not where it was, is not closed, or would be closed by the output', () => {
    expect(rewrite('text\n~~~txt output\nold\n~~~', 1, 3, ['new'])).toHaveProperty('error');
    expect(rewrite('~~~txt output\nold', 1, 2, ['new'])).toHaveProperty('error');
    expect(rewrite('~~~txt output\nold\n~~~', 1, 3, ['```'])).toHaveProperty('error');
  });
});
