/**
 * Decodes part of an address, which may be malformed: readers and other sites write addresses too.
 *
 * @param encoded a path, or a fragment without `#`
 * @returns the text as it is where it cannot be decoded
 */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Makes a path or a fragment decodable, as the router of Docusaurus and its scrolling to headings throw on others.
 *
 * @returns the same text unless it is malformed; then with its percent signs encoded: all of them where the bytes are no text
 */
export function repair(encoded: string): string {
  const repaired = encoded.replace(/%(?![\da-f]{2})/gi, '%25');
  return isDecodable(repaired) ? repaired : encoded.replaceAll('%', '%25');
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}
