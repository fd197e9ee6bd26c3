/** Returns malformed text unchanged, because people type URLs and other sites link to them. */
export function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * Encodes stray percent signs, or all of them if the bytes are not valid UTF-8. Docusaurus' router and its scrolling to
 * headings throw on malformed addresses.
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
