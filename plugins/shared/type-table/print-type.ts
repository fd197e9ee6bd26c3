import { format } from 'prettier';

/** The width that fits beside a description, and nearly on a phone. */
const lineWidth = 46;

const prefix = 'type T =';

/** The library's type for a misuse; its argument says why. */
export const errorType = 'TypeError';

/**
 * Cleans a type as TypeScript prints it: removes `| undefined` where a `?` says the same, comments, the paths of imports,
 * the numbers that bundlers append to names, and the library's `TypeError<'…'>` (its way to explain a type error) from
 * unions.
 *
 * @param optional whether the type is that of an optional member, whose own `undefined` is removed as well
 * @returns the type in one line
 */
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

/** Breaks a long type into lines as Prettier does. A text that is not TypeScript, as TypeScript prints very long types, stays. */
export async function wrapType(text: string): Promise<string> {
  if (typeIsEnumeration(text)) {
    return text.replaceAll('"', "'");
  }
  try {
    const options = { parser: 'typescript', printWidth: lineWidth, singleQuote: true, objectWrap: 'collapse' } as const;
    const formatted = await format(`${prefix} ${text};`, options);
    const type = formatted.slice(prefix.length).replace(/;\s*$/, '');
    // A union whose types stand below each other starts on a line of its own, indented as a whole.
    return type.startsWith('\n') ? type.slice(1).replace(/^ {2}/gm, '') : type.trim();
  } catch {
    return text;
  }
}

/** Many literals read better as running text, which the page wraps, than one below the other. */
function typeIsEnumeration(text: string): boolean {
  const types = text.split(' | ');
  return types.length > 4 && types.every((type) => /^(['"])[^'"\s]*\1$|^-?\d+$/.test(type));
}
