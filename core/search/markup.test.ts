import { describe, expect, it } from 'vitest';
import { keepMarks, plainText, splitMarks } from './markup.ts';

describe('keepMarks', () => {
  it('keeps marks and escaped text as they are', () => {
    const html = 'class <mark>TRPCError</mark>&lt;T&gt; &amp; more';
    expect(keepMarks(html)).toBe(html);
  });

  it('takes every other tag for text', () => {
    expect(keepMarks('<img src=x onerror=alert(1)><MARK onclick="x">a</mark><mark x>b')).toBe(
      '&lt;img src=x onerror=alert(1)>&lt;MARK onclick="x">a</mark>&lt;mark x>b',
    );
    expect(keepMarks('Promise<<mark>T</mark>>')).toBe('Promise&lt;<mark>T</mark>>');
  });
});

describe('plainText', () => {
  it('is what the reader sees', () => {
    expect(plainText('a <mark>b</mark> &lt;c&gt; &amp;amp;')).toBe('a b <c> &amp;');
  });
});

describe('splitMarks', () => {
  it('tells what matched from what did not', () => {
    expect(splitMarks('use <mark>Query</mark>&lt;<mark>T</mark>&gt;')).toEqual([
      { text: 'use ', marked: false },
      { text: 'Query', marked: true },
      { text: '<', marked: false },
      { text: 'T', marked: true },
      { text: '>', marked: false },
    ]);
    expect(splitMarks('')).toEqual([]);
  });
});
