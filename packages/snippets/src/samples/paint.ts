/** Without a class, the run has the default color. */
export interface PaintRun {
  length: number;
  className?: string;
}

/**
 * Encodes colors as a short string, which page scripts contain instead of markup: `a6-1b4` is six characters of class
 * `a`, one without and four of class `b`.
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
  while (runs.length > 0 && runs.at(-1)!.className === undefined) runs.pop();
  return runs.map(({ length, className = '-' }) => `${className}${length}`).join('');
}

export function decodePaint(paint: string): PaintRun[] {
  return Array.from(paint.matchAll(/([a-zA-Z-])(\d+)/g), ([, className, length]) => ({
    length: Number(length),
    ...(className !== '-' && { className: className! }),
  }));
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes for text and for double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

export interface Decoration {
  start: number;
  length: number;
  className: string;
}

/** @param runs colors of the whole code */
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
      // `<i>` is the shortest element that assistive technology doesn't announce; pages have thousands of them.
      html += names ? `<i class="${names}">${text}</i>` : text;
    }
  }
  return html;
}

function sumLengths(runs: readonly PaintRun[]): number {
  return runs.reduce((sum, { length }) => sum + length, 0);
}
