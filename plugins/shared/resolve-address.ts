/**
 * @param page full address of a page
 * @returns a function that gives the full form of an address on that page; one that is none stays as it is
 */
export function resolveAgainst(page: string): (address: string) => string {
  return (address) => (URL.canParse(address, page) ? new URL(address, page).href : address);
}
