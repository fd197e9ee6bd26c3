import voidTags from 'html-tags/void';
import type { Place } from './types.ts';

/** The parts of an MDX parser error that are read. */
export interface SyntaxError {
  reason?: string;
  ruleId?: string;
  line?: number;
  column?: number;
  place?: { offset?: number; start?: { offset?: number } };
}

export interface ExplainedError extends Place {
  message: string;
  /** Part to remove, so that the parser finds the next error. */
  blank?: { start: number; end: number };
  /** For an error in how a heading id is written. */
  id?: string;
}

const inBackticks = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

export function explainSyntaxError(error: SyntaxError, source: string): ExplainedError {
  const { reason = String(error) } = error;
  const at = offsetInText(reason, source) ?? error.place?.offset ?? error.place?.start?.offset ?? source.length;
  const found = (start: number, end: number, message: string, id?: string): ExplainedError => ({
    ...placeAt(source, start),
    message,
    blank: { start, end },
    ...(id !== undefined && { id }),
  });

  if (/import\/exports with acorn/.test(reason)) {
    const first = [...source.slice(0, at + 1).matchAll(/^(?:import|export)\b/gm)].at(-1);
    const { index: start = 0, 0: word = '' } = first ?? {};
    return found(
      start,
      start + word.length,
      `a paragraph that starts with \`${word}\` is code in MDX. Start the sentence with another word, or put \`${word}\` in backticks.`,
    );
  }

  if (/expression|unexpected content after/i.test(reason) && !/before name/.test(reason)) {
    const start = openingBrace(source, at);
    if (start >= 0) return found(start, ...explainExpression(source, start));
  }

  const start = source[at] === '<' ? at : source.lastIndexOf('<', at);
  if (start >= 0 && error.ruleId !== 'acorn') {
    if (source.startsWith('<!--', start)) {
      const end = source.indexOf('-->', start);
      const comment = source.slice(start, end < 0 ? undefined : end + 3);
      const text = comment.replace(/^<!--\s*|\s*-->$/g, '').split('\n')[0]!;
      return found(start, start + comment.length, `\`<!-- -->\` is not a comment in MDX. Write \`{/* ${text} */}\`.`);
    }
    const tag = /^<[^<>\n]*>?/.exec(source.slice(start))![0];
    const name = /^<\/?([\w.:-]*)/.exec(tag)![1]!;
    if (/^Expected (?:a|the) closing tag/.test(reason)) {
      const closed = (voidTags as string[]).includes(name) ? `<${name} />` : `</${name}>`;
      return found(
        start,
        start + tag.length,
        `\`${tag}\` starts an element that is never closed. If it is text, put it in backticks; if it is an element, close it: \`${closed}\`.`,
      );
    }
    if (/^<https?:/.test(tag)) {
      const url = tag.slice(1).replace(/>$/, '');
      return found(start, start + 1, `\`${tag}\` is not a link in MDX. Write \`[text](${url})\`.`);
    }
    if (/closing (?:slash|tag)/i.test(reason) && tag.startsWith('</')) {
      return found(
        start,
        start + tag.length,
        `\`${tag}\` closes an element that isn't open here. Remove it, or open the element before it.`,
      );
    }
    return found(
      start,
      start + 1,
      `\`${/^\S+/.exec(tag)![0]}\` starts an element in MDX, but isn't one. Put it in backticks, or write \`&lt;\` for the character \`<\`.`,
    );
  }
  return { line: error.line ?? 1, column: error.column ?? 1, message: `the page is not valid MDX: ${reason}` };
}

function explainExpression(source: string, start: number): [end: number, message: string, id?: string] {
  const line = /^[^\n]*/.exec(source.slice(start))![0];
  const written = /^\{[^{}\n]*\}/.exec(line)?.[0];
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const id = /^\{#([^}]*)\}$/.exec(written ?? '')?.[1];
  if (id !== undefined && /^\s*#{1,6}\s/.test(before)) {
    return [start + written!.length, `\`${written}\` is not a heading id in MDX. Write \`{/* #${id} */}\`.`, id];
  }
  if (written !== undefined) {
    const end = start + written.length;
    return [
      end,
      `\`${written}\` is not JavaScript, which MDX expects in braces. Put it in backticks: ${inBackticks(written)}.`,
    ];
  }
  return [start + 1, '`{` starts an expression that is never closed. Put the text in backticks, or write `\\{`.'];
}

/** The unclosed brace before an offset. */
function openingBrace(source: string, offset: number): number {
  let depth = 0;
  for (let i = Math.min(offset, source.length - 1); i >= 0; i--) {
    if (source[i] === '}' && i < offset) depth++;
    if (source[i] === '{' && depth-- === 0) return i;
  }
  return -1;
}

/** Errors about unclosed elements have the paragraph's position; the element's position is in their text. */
function offsetInText(reason: string, source: string): number | undefined {
  const [, line, column] = /^Expected a closing tag for `.*?` \((\d+):(\d+)-/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  const before = source.split('\n').slice(0, Number(line) - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + Number(column) - 1;
}

function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
