import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { languageIsCode, languageIsScript } from '../../meta.ts';
import { refineTypes, type NamedRange } from '../../samples/name-roles.ts';
import { encodePaint } from '../../samples/paint.ts';

/** Names that authors use and Prism does not know. */
const aliases = new Map([
  ['console', 'bash'],
  ['jsonc', 'json'],
  ['dockerfile', 'docker'],
]);

/** @param additionalLanguages names of Prism components, such as `bash` */
export function loadLanguages(additionalLanguages: readonly string[]): void {
  const require = createRequire(import.meta.url);
  const scope = globalThis as { Prism?: unknown };
  const before = scope.Prism;
  // Prism's components register themselves with the global Prism.
  scope.Prism = Prism;
  try {
    for (const language of additionalLanguages) require(`prismjs/components/prism-${language}`);
  } finally {
    scope.Prism = before;
  }
}

/**
 * Returns the colors of a code as from `encodePaint`.
 *
 * @param names the compiler's knowledge of the names in the code, in order; undefined leaves variables without a color
 */
export type Highlight = (code: string, lang: string, names?: readonly NamedRange[]) => string;

interface Token {
  text: string;
  types: readonly string[];
}

/** @param classify returns the class of a token by its types, outermost first */
export function createHighlighter(classify: (types: readonly string[], lang: string) => string | undefined): Highlight {
  return (code, lang, names) => {
    const language = aliases.get(lang) ?? lang;
    const tokens = tokenize(code, language);
    const refined = names && (languageIsCode(lang) || languageIsScript(lang)) ? refine(tokens, names) : tokens;
    return encodePaint(refined.map(({ text, types }) => ({ text, className: classify(types, language) })));
  };
}

function tokenize(code: string, language: string): Token[] {
  const grammar = Prism.languages[language];
  if (!grammar || code === '') return [];
  const lines = normalizeTokens(Prism.tokenize(code, grammar));
  return lines.flatMap((line, i) => [
    // Prism represents an empty line by an empty token, and omits line breaks.
    ...line.map(({ content, types, empty }) => ({ text: empty ? '' : content, types })),
    ...(i + 1 < lines.length ? [{ text: '\n', types: [] }] : []),
  ]);
}

/** Splits tokens at the names in them. Names unknown to the compiler count as variables. */
function refine(tokens: readonly Token[], names: readonly NamedRange[]): Token[] {
  const refined: Token[] = [];
  let offset = 0;
  let next = 0;
  for (const { text, types } of tokens) {
    const tokenStart = offset;
    const end = offset + text.length;
    const slice = (from: number, to: number) => text.slice(from - tokenStart, to - tokenStart);
    while (next < names.length && names[next]!.start < end) {
      const { start, length, role } = names[next++]!;
      if (start < offset) continue;
      const name = slice(start, start + length);
      refined.push(...splitVariables(slice(offset, start), types), { text: name, types: refineTypes(types, role) });
      offset = start + name.length;
    }
    refined.push(...splitVariables(slice(offset, end), types));
    offset = end;
  }
  return refined;
}

function splitVariables(text: string, types: readonly string[]): Token[] {
  if (types.at(-1) !== 'plain') return [{ text, types }];
  return text.split(/([\p{ID_Start}$_][\p{ID_Continue}$]*)/u).map((part, i) => ({
    text: part,
    types: i % 2 === 1 ? ['variable'] : types,
  }));
}
