/** The returned function makes URLs absolute and keeps text that is not a URL. */
export function resolveAgainst(page: string): (address: string) => string {
  return (address) => (URL.canParse(address, page) ? new URL(address, page).href : address);
}
