/**
 * Carries query and hash of the old address over to the new one. As in a `Location` header, the hash of the target wins
 * over the reader's (RFC 9110, section 10.2.2).
 *
 * @param target path or URL, with an optional query and hash
 */
export function resolveRedirect(target: string, { search, hash }: { search: string; hash: string }): string {
  const [, address, heading] = /^([^#]*)(#.*)?$/.exec(target) as unknown as [string, string, string | undefined];
  return address + (address.includes('?') ? search.replace('?', '&') : search) + (heading ?? hash);
}
