import ts from 'typescript';
import { readDocText, type DocBlock, type DocSpan } from '@typed-docs/snippets/samples/doc-text';

export interface DocComment {
  docs: DocBlock[];
  default?: string;
  deprecated?: DocBlock[];
  internal: boolean;
}

/** Tags whose text warns readers, with their labels. */
const warnings = new Map([
  ['important', 'Important:'],
  ['remarks', ''],
  ['warning', 'Warning:'],
]);

export function readDocComment(symbol: ts.Symbol, checker: ts.TypeChecker): DocComment {
  const docs = readDocText(separateSentences(ts.displayPartsToString(symbol.getDocumentationComment(checker))));
  const comment: DocComment = { docs, internal: false };
  const examples: string[] = [];
  const links: DocSpan[] = [];
  for (const tag of symbol.getJsDocTags(checker)) {
    const text = ts.displayPartsToString(tag.text).trim();
    if (tag.name === 'default' || tag.name === 'defaultValue') {
      comment.default = readDefault(text) || undefined;
    } else if (tag.name === 'deprecated') {
      // Some comments have `@deprecated, …` or `@deprecated - …`.
      comment.deprecated = readDocText(text.replace(/^[\s,:\u2013-]+/, ''));
    } else if (tag.name === 'internal') {
      comment.internal = true;
    } else if (tag.name === 'example' && text !== '' && !text.includes('\n')) {
      examples.push(text.replace(/^`(.*)`$/, '$1'));
    } else if (tag.name === 'see' || tag.name === 'link') {
      // The types of a union may repeat a link.
      links.push(...readLinks(text).filter((link) => !links.some((known) => known.text === link.text)));
    } else if (warnings.has(tag.name)) {
      docs.push(...introduce(warnings.get(tag.name)!, readDocText(text)));
    }
  }
  if (examples.length > 0) docs.push({ type: 'paragraph', spans: listSpans('For example', examples.map(codeSpan)) });
  if (links.length > 0) {
    dropClosingWord(docs);
    docs.push({ type: 'paragraph', spans: listSpans('See', links) });
  }
  if (comment.default === undefined) delete comment.default;
  return comment;
}

/** Comments often have a sentence per line without full stops; each such line becomes a paragraph. */
function separateSentences(text: string): string {
  return text.replace(/([^\s.,:;!?(-])\n(?=\s*\**(?!I\b)[A-Z][a-z]*[ ,])/g, '$1\n\n');
}

/** Drops a trailing `See:` before `@see`. */
function dropClosingWord(docs: DocBlock[]): void {
  const last = docs.at(-1);
  const span = last?.type === 'paragraph' ? last.spans.at(-1) : undefined;
  if (span?.type === 'text') span.text = span.text.replace(/\s*\bSee:?$/, '');
}

/** Accepts `{@link exponentialBackoff}`, `` `true` ``, and fences. */
function readDefault(text: string): string {
  return text
    .replace(/\{@link(?:code|plain)?\s+([^\s}|]+)[^}]*\}/g, '$1')
    .replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1')
    .replace(/^`([^`]*)`$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Bare URLs are shown without their protocol. */
function readLinks(text: string): Extract<DocSpan, { type: 'link' }>[] {
  return readDocText(text)
    .flatMap((block) => (block.type === 'paragraph' ? block.spans : []))
    .filter((span) => span.type === 'link')
    .map((link) => ({ ...link, text: link.text.replace(/^https?:\/\//, '') }));
}

function codeSpan(text: string): DocSpan {
  return { type: 'code', text };
}

function listSpans(opening: string, items: readonly DocSpan[]): DocSpan[] {
  return items.flatMap((item, i) => [{ type: 'text', text: i === 0 ? `${opening} ` : ', ' }, item] satisfies DocSpan[]);
}

function introduce(word: string, blocks: DocBlock[]): DocBlock[] {
  const [first, ...rest] = blocks;
  if (!word || first?.type !== 'paragraph') {
    return blocks;
  }
  const spans: DocSpan[] = [{ type: 'strong', text: word }, { type: 'text', text: ' ' }, ...first.spans];
  return [{ type: 'paragraph', spans }, ...rest];
}
