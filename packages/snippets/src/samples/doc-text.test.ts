import { describe, expect, it } from 'vitest';
import { readDocText } from './doc-text.ts';

describe('readDocText', () => {
  it('reads paragraphs, lists and fenced code', () => {
    const docs = 'First line\nand second.\n\n- one\n- two\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\nThe end.';
    expect(readDocText(docs)).toEqual([
      { type: 'paragraph', spans: [{ type: 'text', text: 'First line and second.' }] },
      { type: 'paragraph', spans: [{ type: 'text', text: '• one' }] },
      { type: 'paragraph', spans: [{ type: 'text', text: '• two' }] },
      { type: 'code', text: 'const a = 1;\n\nconst b = 2;' },
      { type: 'paragraph', spans: [{ type: 'text', text: 'The end.' }] },
    ]);
  });

  it('reads code, bold text and links within a paragraph', () => {
    const [paragraph] = readDocText(
      'Use `t.procedure`, **once**: see [the docs](https://trpc.io/docs) or https://trpc.io.',
    );
    expect(paragraph).toEqual({
      type: 'paragraph',
      spans: [
        { type: 'text', text: 'Use ' },
        { type: 'code', text: 't.procedure' },
        { type: 'text', text: ', ' },
        { type: 'strong', text: 'once' },
        { type: 'text', text: ': see ' },
        { type: 'link', text: 'the docs', href: 'https://trpc.io/docs' },
        { type: 'text', text: ' or ' },
        { type: 'link', text: 'https://trpc.io', href: 'https://trpc.io' },
        { type: 'text', text: '.' },
      ],
    });
  });

  it('reads {@link}s to addresses as links, and to names as code', () => {
    const [paragraph] = readDocText('{@link https://trpc.io | tRPC} and {@link createCaller}');
    expect(paragraph).toMatchObject({
      spans: [
        { type: 'link', text: 'tRPC', href: 'https://trpc.io' },
        { type: 'text', text: ' and ' },
        { type: 'code', text: 'createCaller' },
      ],
    });
  });

  it.each([
    ['[click](javascript:alert(1))', 'click'],
    ['[click](data:text/html,x)', 'click'],
    ['[page](./other.md)', 'page'],
  ])('makes no link of %s', (docs, text) => {
    const spans = readDocText(docs).flatMap((block) => (block.type === 'paragraph' ? block.spans : []));
    expect(spans.some(({ type }) => type === 'link')).toBe(false);
    expect(spans[0]).toEqual({ type: 'text', text });
  });

  it('leaves HTML the text that it is', () => {
    expect(readDocText('<img src=x onerror=alert(1)>')).toEqual([
      { type: 'paragraph', spans: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
    ]);
  });
});
