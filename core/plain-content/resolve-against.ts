/** @returns a function that makes addresses on a page absolute; text that is no address stays as it is */
export function resolveAgainst(page: string): (address: string) => string {
  return (address) => (URL.canParse(address, page) ? new URL(address, page).href : address);
}
