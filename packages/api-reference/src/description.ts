import type { DocBlock, DocSpan } from '@typed-docs/snippets/samples/doc-text';
import { plainText } from './mdx.ts';
import type { ApiSymbol, ApiSymbolKind, ReferenceSite } from './symbols.ts';

/** Search engines truncate longer descriptions; `check-content` enforces both limits. */
const length = { min: 70, max: 160 };

const kindWords: Record<ApiSymbolKind, string> = {
  class: 'class',
  function: 'function',
  interface: 'interface',
  'type-alias': 'type',
  variable: 'constant',
  namespace: 'namespace',
};

export function kindWord(kind: ApiSymbolKind): string {
  return kindWords[kind];
}

/** Appended if a package's own description is missing or too short. */
const filler: Record<ApiSymbolKind, string> = {
  class: 'Its constructor, properties and methods, with their types.',
  function: 'Its signature, parameters, return type and defaults.',
  interface: 'Its declaration and all its members, with types and defaults.',
  'type-alias': 'Its declaration, type parameters and members.',
  variable: 'Its type, what it contains, and how to import it.',
  namespace: 'The types it contains, and how to import them.',
};

/** Always unique, because no entry point exports a name twice with the same kind. */
export function describeSymbol(
  { name, kind, entryPoint }: ApiSymbol,
  docs: readonly DocBlock[],
  { product, version }: ReferenceSite,
): string {
  const opening = `${name}, ${/^[aeiou]/.test(kindWords[kind]) ? 'an' : 'a'} ${kindWords[kind]} of ${entryPoint} ${version}`;
  const summary = plainText(firstWords(docs).flat()).replace(/[\s:]+$/, '');
  const said = summary === '' ? `${opening}.` : `${opening}: ${summary}${/[.!?…]$/.test(summary) ? '' : '.'}`;
  const full = said.length < length.min || summary === '' ? `${said} ${filler[kind]}` : said;
  return shorten(full.length < length.min ? `${full} Part of the ${product} API reference.` : full);
}

/** Finds the first paragraph about the member, skipping those that only link elsewhere ("See …"). */
export function firstWords(docs: readonly DocBlock[]): DocSpan[][] {
  const paragraphs = docs.flatMap((block) => (block.type === 'paragraph' ? [block.spans] : []));
  return paragraphs.filter((spans) => !/^See\b/.test(plainText(spans))).slice(0, 1);
}

/** Cuts between words, except within a word of more than 40 characters. */
function shorten(text: string): string {
  if (text.length <= length.max) return text;
  return `${text.slice(0, length.max - 1).replace(/[\s,;:(]+\S{0,40}$/, '')}…`;
}
