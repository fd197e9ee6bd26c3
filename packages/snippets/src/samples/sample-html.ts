import { decodePaint, escapeHtml, paintRange, type Decoration, type PaintRun } from './paint.ts';
import type { CodeSample, SampleNote } from './sample.ts';

/** The compiler often suggests fifty names, too many to be useful. */
const shownCompletions = 8;

/** Class names, styled in `CodeSample.module.css`. */
export const markup = {
  line: 'line',
  highlighted: 'highlighted',
  dimmed: 'dimmed',
  error: 'error',
  changed: 'changed',
  note: 'note',
  part: 'part',
} as const;

/** Lines without a mark are plain text. Without the notes, which follow their lines, the text equals the code. */
export function paintSample(sample: CodeSample): string {
  const { code, notes = [] } = sample;
  const runs = decodePaint(sample.paint ?? '');
  const decorate = (className: string, places: CodeSample['errors'] = []) =>
    places.map(([start, length]): Decoration => ({ start, length, className }));
  const decorations = [...decorate(markup.error, sample.errors), ...decorate(markup.changed, sample.changed)];
  const paint = (from: number, to: number) => paintRange(code, runs, from, to, decorations);
  let html = '';
  /** Start of the lines not rendered yet; consecutive plain lines are rendered together. */
  let from = 0;
  let offset = 0;
  let dimming = false;
  code.split('\n').forEach((text, i) => {
    const start = offset;
    const end = Math.min(start + text.length + 1, code.length);
    offset = end;
    const dim = Boolean(sample.focused && !sample.focused.includes(i + 1));
    const part = sample.wire?.find(({ line }) => line === i + 1);
    if (part) {
      html += `${paint(from, start)}${start > 0 ? '</span>' : ''}<span class="${markup.part} ${part.from}" data-part="${part.label}">`;
      from = start;
    }
    const wrapper = wrapperOf(sample, i + 1);
    if (wrapper || dim !== dimming) {
      html += paint(from, start);
      from = start;
    }
    if (dim !== dimming) html += dim ? `<span class="${markup.dimmed}">` : '</span>';
    dimming = dim;
    const below = notes.filter(({ line }) => line === i + 1).map(paintNote);
    if (wrapper || below.length > 0) {
      const inner = paint(from, end);
      html += wrapper ? `<${wrapper.tag} class="${wrapper.className}">${inner}</${wrapper.tag}>` : inner;
      html += below.join('');
      from = end;
    }
  });
  html += paint(from, code.length);
  return dimming || sample.wire ? `${html}</span>` : html;
}

function wrapperOf(sample: CodeSample, number: number): { tag: string; className: string } | undefined {
  const highlighted = sample.highlighted?.includes(number);
  const className = highlighted ? `${markup.line} ${markup.highlighted}` : markup.line;
  if (sample.added?.includes(number)) return { tag: 'ins', className };
  if (sample.removed?.includes(number)) return { tag: 'del', className };
  if (highlighted || sample.numbered) return { tag: 'span', className };
  return undefined;
}

function paintNote(note: SampleNote): string {
  return `<span class="${markup.note} ${note.kind}" style="--at:${note.column}ch"><span>${paintNoteText(note)}</span></span>`;
}

function paintNoteText({ kind, text, paint, code, prefix = '' }: SampleNote): string {
  if (kind === 'error') return paintError(`TS${code}`, text);
  if (kind === 'type') return paintText(text, decodePaint(paint ?? ''));
  const names = text.split('\n');
  const shown = names.slice(0, shownCompletions).map((name) => {
    const typed = name.startsWith(prefix) ? prefix : '';
    return `${typed && `<b>${escapeHtml(typed)}</b>`}${escapeHtml(name.slice(typed.length))}`;
  });
  return shown.join('\n') + (names.length > shown.length ? '\n…' : '');
}

/** Longer messages, and those with more than one line, are collapsed to their first line. */
const shownMessage = 160;

function paintError(code: string, message: string): string {
  const [first = '', ...more] = message.split('\n');
  const summary = `<span><b>${code}</b> ${escapeHtml(first)}</span>`;
  if (message.length <= shownMessage && more.length === 0) return summary;
  const rest = escapeHtml(more.join('\n'));
  return `<details><summary>${summary}${rest && '\n'}</summary>${rest}</details>`;
}

export function paintText(text: string, runs: readonly PaintRun[]): string {
  return paintRange(text, runs, 0, text.length);
}
