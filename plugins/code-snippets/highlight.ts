import { createRequire } from 'node:module';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { encodePaint } from '../../core/snippets/reading/paint.ts';

/** Languages by the names that authors give them and Prism doesn't know. */
const aliases = new Map([
  ['console', 'bash'],
  ['jsonc', 'json'],
  ['dockerfile', 'docker'],
]);

/**
 * Loads the languages that prism-react-renderer doesn't bundle.
 *
 * @param additionalLanguages names of Prism components, such as `bash`
 * @throws when Prism has no such component
 */
export function loadLanguages(additionalLanguages: readonly string[]): void {
  const require = createRequire(import.meta.url);
  const scope = globalThis as { Prism?: unknown };
  const before = scope.Prism;
  // Prism's components add themselves to the Prism that they find in the global scope.
  scope.Prism = Prism;
  try {
    for (const language of additionalLanguages) require(`prismjs/components/prism-${language}`);
  } finally {
    scope.Prism = before;
  }
}

/**
 * @param classify the class of a token by its types, outermost first
 * @returns a function that colours a code; code in an unknown language stays plain
 */
export function createHighlighter(
  classify: (types: readonly string[], lang: string) => string | undefined,
): (code: string, lang: string) => string {
  return (code, lang) => {
    const language = aliases.get(lang) ?? lang;
    const grammar = Prism.languages[language];
    if (!grammar || code === '') return '';
    const lines = normalizeTokens(Prism.tokenize(code, grammar));
    const tokens = lines.flatMap((line, i) => [
      // Prism marks an empty line by an empty token, and leaves the line breaks out.
      ...line.map(({ content, types, empty }) => ({
        text: empty ? '' : content,
        className: classify(types, language),
      })),
      ...(i + 1 < lines.length ? [{ text: '\n' }] : []),
    ]);
    return encodePaint(tokens);
  };
}
