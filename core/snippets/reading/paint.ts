/** A stretch of code in one colour; without a class it has the colour of plain text. */
export interface PaintRun {
  length: number;
  className?: string;
}

/**
 * Writes the colours of a code down as one short string, `a6-1b4` for six characters of class `a`, one plain and four of
 * class `b`. Page scripts carry it beside the code instead of markup, which is built when a page is shown.
 *
 * White space takes the class of the text before it, and neighbors of a class become one.
 */
export function encodePaint(tokens: readonly { text: string; className?: string }[]): string {
  const runs: PaintRun[] = [];
  for (const { text, className } of tokens) {
    const last = runs.at(-1);
    if (last && (last.className === className || text.trim() === '')) {
      last.length += text.length;
    } else if (text !== '') {
      runs.push({ length: text.length, ...(className && { className }) });
    }
  }
  // Trailing plain text needs no run.
  while (runs.length > 0 && runs.at(-1)!.className === undefined) runs.pop();
  return runs.map(({ length, className = '-' }) => `${className}${length}`).join('');
}

/** Reads what {@link encodePaint} wrote. */
export function decodePaint(paint: string): PaintRun[] {
  return Array.from(paint.matchAll(/([a-zA-Z-])(\d+)/g), ([, className, length]) => ({
    length: Number(length),
    ...(className !== '-' && { className: className! }),
  }));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, in text as well as in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** A range of the code that gets a class on top of its colours. */
export interface Decoration {
  start: number;
  length: number;
  className: string;
}

/**
 * Turns a part of a code into HTML.
 *
 * @param runs colours of the whole code
 * @param from offset of the part's first character
 * @param to offset behind its last
 */
export function paintRange(
  code: string,
  runs: readonly PaintRun[],
  from: number,
  to: number,
  decorations: readonly Decoration[] = [],
): string {
  const inside = decorations.filter(({ start, length }) => start < to && start + length > from);
  let html = '';
  let offset = 0;
  for (const { length, className } of [
    ...runs,
    { length: Math.max(0, code.length - sumLengths(runs)) },
  ] as PaintRun[]) {
    const start = Math.max(offset, from);
    const end = Math.min(offset + length, to);
    offset += length;
    if (start >= end) continue;
    const cuts = inside.flatMap((one) => [one.start, one.start + one.length]).filter((cut) => cut > start && cut < end);
    const edges = [start, ...new Set(cuts.sort((a, b) => a - b)), end];
    for (let i = 0; i + 1 < edges.length; i++) {
      const [left, right] = [edges[i]!, edges[i + 1]!];
      const classes = [
        className,
        ...inside.filter((one) => one.start <= left && one.start + one.length >= right).map((one) => one.className),
      ];
      const names = [...new Set(classes.filter(Boolean))].join(' ');
      const text = escapeHtml(code.slice(left, right));
      // The shortest element without a meaning that assistive technology would speak of: there are thousands of them.
      html += names ? `<i class="${names}">${text}</i>` : text;
    }
  }
  return html;
}

function sumLengths(runs: readonly PaintRun[]): number {
  return runs.reduce((sum, { length }) => sum + length, 0);
}
