import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { markup } from '../snippets/reading/sample-html.ts';
import { hasClass, isElement } from './nodes.ts';

/** A block of code as plain text. */
export interface CodeText {
  text: string;
  /** Whether lines are marked as added or removed, so that each begins with `+`, `-` or a space. */
  isDiff: boolean;
}

type Mark = '+' | '-' | ' ';

interface Line {
  text: string;
  mark: Mark;
}

/**
 * Reads a block's code out of the markup that `paintSample` makes. What the compiler says below a line becomes a comment
 * there, in the notation of Twoslash: `^?` a type, `^|` completions, `^ Error 2322:` an error.
 */
export function readCodeText(code: Element): CodeText {
  const lines: Line[] = [{ text: '', mark: ' ' }];
  const read = (node: ElementContent, mark: Mark): void => {
    if (isElement(node) && hasClass(node, markup.note)) {
      const below = describeNote(node).map((text): Line => ({ text, mark: ' ' }));
      // A line ends within its own markup, so that the note of any but the last stands at the start of the next.
      const last = lines.at(-1)!;
      if (last.text === '' && lines.length > 1) lines.splice(-1, 0, ...below);
      else lines.push(...below, { text: '', mark: ' ' });
    } else if (isElement(node)) {
      const inner = node.tagName === 'ins' ? '+' : node.tagName === 'del' ? '-' : mark;
      node.children.forEach((child) => read(child, inner));
    } else if (node.type === 'text') {
      node.value.split('\n').forEach((text, i) => {
        if (i > 0) lines.push({ text: '', mark: ' ' });
        const line = lines.at(-1)!;
        line.text += text;
        // The text behind a line's break is the start of another one, which has its own mark.
        if (text !== '' || i === 0) line.mark = mark;
      });
    }
  };
  code.children.forEach((child) => read(child, ' '));
  if (lines.at(-1)!.text === '') lines.pop();
  const isDiff = lines.some(({ mark }) => mark !== ' ');
  return { text: lines.map(({ text, mark }) => (isDiff ? mark + text : text)).join('\n'), isDiff };
}

const commentStart = '//';

/** A note as comment lines; the `^` stands below the column that it speaks of, where the comment leaves room. */
function describeNote(note: Element): string[] {
  const column = Number(/--at:\s*(\d+)ch/.exec(String(note.properties.style))?.[1] ?? 0);
  const text = toString(note).trim();
  const pad = commentStart + ' '.repeat(Math.max(1, column - commentStart.length));
  if (hasClass(note, 'completions')) return [`${pad}^| ${text.split('\n').join(', ')}`];
  const [sign, message] = hasClass(note, markup.error) ? ['^ ', text.replace(/^(Error \d+) /, '$1: ')] : ['^? ', text];
  return message.split('\n').map((line, i) => pad + (i === 0 ? sign : ' '.repeat(sign.length)) + line);
}
