import { format } from 'prettier';

/** Fits next to a description, and nearly on a phone. */
const lineWidth = 46;

const prefix = 'type T =';

/** The library's type for misuse, with the reason as its argument. */
export const errorType = 'TypeError';

/** Removes comments, import paths, bundler suffixes (`$1`), redundant `undefined`, and `TypeError<…>` in unions. */
export function tidyType(text: string, optional: boolean): string {
  const tidy = text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/\bimport\("[^"]*"\)\./g, '')
    .replace(/\b([A-Za-z]\w*)\$\d+\b/g, '$1')
    .replace(/(\?: [^;,(){}]+) \| undefined(?=[;,)])/g, '$1')
    .replace(new RegExp(` \\| ${errorType}<["'][^"']*["']>`, 'g'), '');
  return optional ? tidy.replace(/ \| undefined$/, '') : tidy;
}

/** Formats a type with Prettier, unless TypeScript has abbreviated it, which makes it invalid. */
export async function wrapType(text: string): Promise<string> {
  if (typeIsEnumeration(text)) {
    return text.replaceAll('"', "'");
  }
  try {
    const options = { parser: 'typescript', printWidth: lineWidth, singleQuote: true, objectWrap: 'collapse' } as const;
    const formatted = await format(`${prefix} ${text};`, options);
    const type = formatted.slice(prefix.length).replace(/;\s*$/, '');
    // A multi-line union starts on its own line and is indented.
    return type.startsWith('\n') ? type.slice(1).replace(/^ {2}/gm, '') : type.trim();
  } catch {
    return text;
  }
}

/** Many literals are easier to read as running text, which the page wraps, than one per line. */
function typeIsEnumeration(text: string): boolean {
  const types = text.split(' | ');
  return types.length > 4 && types.every((type) => /^(['"])[^'"\s]*\1$|^-?\d+$/.test(type));
}
