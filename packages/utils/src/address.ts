/** Docusaurus sometimes appends a slash to addresses of landing pages. */
export function withoutSlash(address: string): string {
  return address.replace(/(.)\/$/, '$1');
}

/** @param baseUrl with a slash at both ends */
export function withoutBase(address: string, baseUrl: string): string {
  return withoutSlash(`/${address.slice(baseUrl.length)}`);
}
