/** Docusaurus ends the address of a landing page in a slash in some places and not in others; here it has none. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/**
 * @param address An address of the site, as Docusaurus writes it.
 * @param baseUrl The base path that the site is built for, with a slash at both ends.
 * @returns It without the base path, and without a slash at the end.
 */
export function withoutBase(address: string, baseUrl: string): string {
  return withoutSlash(`/${address.slice(baseUrl.length)}`);
}
