/** Removes the slash at the end, which Docusaurus writes after addresses of landing pages in some places. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/**
 * @param baseUrl base path that the site is built for, with a slash at both ends
 * @returns the address without the base path, and without a slash at the end
 */
export function withoutBase(address: string, baseUrl: string): string {
  return withoutSlash(`/${address.slice(baseUrl.length)}`);
}
