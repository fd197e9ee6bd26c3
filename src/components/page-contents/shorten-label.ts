/** About two lines in the table of contents. */
const maxLength = 40;

/** Ends of headings that quote an error message: other wordings, advice, error codes. */
const laterParts = /(?:;| - |, or\b|, (?:although|rename)\b).*| \((?:TS\d+(?:, )?)+\)\.?$/;

/**
 * Shortens a heading that quotes a long message, for the table of contents.
 *
 * @param html content of a heading; elements are balanced
 */
export function shortenLabel(html: string): string {
  if (lengthOf(html) <= maxLength) return html;
  const text = textOf(html);
  const start = text.replace(laterParts, '');
  return cut(html, start.length <= maxLength ? start.length : text.slice(0, maxLength).search(/[\s,;:.(]+\S*$/), text);
}

const parts = /<[^>]*>|&[^;\s]+;|[^]/gu;

const isTag = (part: string) => part.length > 1 && part.startsWith('<');

/** A character reference becomes one character, because only the length matters. */
const textOf = (html: string) =>
  (html.match(parts) ?? [])
    .map((part) => (isTag(part) ? '' : part.startsWith('&') && part.length > 1 ? '&' : part))
    .join('');

const lengthOf = (html: string) => textOf(html).length;

/** Keeps the given number of characters, and closes the elements that are open there. */
function cut(html: string, length: number, text: string): string {
  const open: string[] = [];
  let kept = '';
  let count = 0;
  for (const part of html.match(parts) ?? []) {
    if (count >= length) break;
    if (!isTag(part)) count += part.length === 1 || part.startsWith('&') ? 1 : part.length;
    else if (part.startsWith('</')) open.pop();
    else open.push(/[\w-]+/.exec(part)![0]);
    kept += part;
  }
  const end = text[length - 1] === '…' ? '' : '…';
  return `${kept}${end}${open
    .reverse()
    .map((name) => `</${name}>`)
    .join('')}`;
}
