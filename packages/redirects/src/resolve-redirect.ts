/** As with `Location` headers, a hash of the target takes precedence (RFC 9110, section 10.2.2). */
export function resolveRedirect(target: string, { search, hash }: { search: string; hash: string }): string {
  const [, address, heading] = /^([^#]*)(#.*)?$/.exec(target) as unknown as [string, string, string | undefined];
  return address + (address.includes('?') ? search.replace('?', '&') : search) + (heading ?? hash);
}
