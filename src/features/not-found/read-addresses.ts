import { addressesFile, type KnownAddresses } from '../../../core/redirects/find-address.ts';

/** The script that runs without React is in another bundle, and has mostly asked before. */
const page = globalThis as { knownAddresses?: Promise<KnownAddresses> };

/**
 * Fetches what the build knows of the site's addresses, once for everything on the page.
 *
 * @returns Nothing known when the list cannot be had; it exists in the built site only.
 */
export function readAddresses(baseUrl: string): Promise<KnownAddresses> {
  return (page.knownAddresses ??= fetchAddresses(baseUrl + addressesFile));
}

async function fetchAddresses(file: string): Promise<KnownAddresses> {
  try {
    const response = await fetch(file, { priority: 'low' });
    if (response.ok) return (await response.json()) as KnownAddresses;
  } catch {
    // No network: readers see that the page was not found, and what does not need the list.
  }
  return { targets: {}, titles: {} };
}
