import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass, isElement } from './nodes.ts';

export interface CodeText {
  text: string;
  /** Whether lines are marked as added or removed; each line then starts with `+`, `-` or a space. */
  isDiff: boolean;
}

/** Classes of compiler notes in code blocks, as packages/snippets renders them. */
const noteClass = 'note';
const errorClass = 'error';

type Mark = '+' | '-' | ' ';

interface Line {
  text: string;
  mark: Mark;
}

/** Turns compiler notes into Twoslash comments below their line: `^?` type, `^|` completions, `^ TS2322:` error. */
export function readCodeText(code: Element): CodeText {
  const lines: Line[] = [{ text: '', mark: ' ' }];
  const read = (node: ElementContent, mark: Mark): void => {
    if (isElement(node) && hasClass(node, noteClass)) {
      const below = describeNote(node).map((text): Line => ({ text, mark: ' ' }));
      // A line's markup includes its line break, so a note comes at the start of the next line.
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
        // Text after a line break starts another line, which has its own mark.
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

function describeNote(note: Element): string[] {
  const column = Number(/--at:\s*(\d+)ch/.exec(String(note.properties.style))?.[1] ?? 0);
  const text = toString(note).trim();
  const pad = commentStart + ' '.repeat(Math.max(1, column - commentStart.length));
  if (hasClass(note, 'completions')) return [`${pad}^| ${text.split('\n').join(', ')}`];
  const [sign, message] = hasClass(note, errorClass) ? ['^ ', text.replace(/^(TS\d+) /, '$1: ')] : ['^? ', text];
  return message.split('\n').map((line, i) => pad + (i === 0 ? sign : ' '.repeat(sign.length)) + line);
}
