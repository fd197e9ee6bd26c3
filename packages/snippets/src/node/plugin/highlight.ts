import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
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

/** @param classify returns the class of a token by its types, outermost first */
export function createHighlighter(
  classify: (types: readonly string[], lang: string) => string | undefined,
): (code: string, lang: string) => string {
  return (code, lang) => {
    const language = aliases.get(lang) ?? lang;
    const grammar = Prism.languages[language];
    if (!grammar || code === '') return '';
    const lines = normalizeTokens(Prism.tokenize(code, grammar));
    const tokens = lines.flatMap((line, i) => [
      // Prism represents an empty line by an empty token, and omits line breaks.
      ...line.map(({ content, types, empty }) => ({
        text: empty ? '' : content,
        className: classify(types, language),
      })),
      ...(i + 1 < lines.length ? [{ text: '\n' }] : []),
    ]);
    return encodePaint(tokens);
  };
}
