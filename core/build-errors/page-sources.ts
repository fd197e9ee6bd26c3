/** An address of the site and the file, relative to the site's folder, that it is made from. */
export interface PageSource {
  address: string;
  file: string;
}

/**
 * @param sources All pages of the site.
 * @returns A message for each address that more than one file claims, naming the files and the way out.
 */
export function findDuplicateAddresses(sources: readonly PageSource[]): string[] {
  const files = new Map<string, string[]>();
  for (const { address, file } of sources) files.set(address, [...(files.get(address) ?? []), file]);
  return [...files]
    .filter(([, claimants]) => claimants.length > 1)
    .map(
      ([address, claimants]) =>
        `Duplicate address ${address}: ${claimants.join(' and ')} both claim it. ` +
        'Give one of them another `slug` in its front matter.',
    );
}
