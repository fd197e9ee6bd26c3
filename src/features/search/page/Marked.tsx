import { splitMarks } from '@site/core/search/markup';

/** A text of a hit, with what matched marked. */
export function Marked({ html }: { html: string }) {
  return splitMarks(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
