import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type VersionName, versions } from '../../config/versions.ts';
import { referenceAddress } from '../../config/api-reference.ts';

/** In the site's folder: published addresses, which must lead somewhere forever. */
export const recordFile = 'config/routes.json';

/** @throws if a manual edit left something other than a list of addresses */
export function readRecordedAddresses(siteDir: string): string[] {
  const text = readFileSync(path.join(siteDir, recordFile), 'utf8');
  try {
    const addresses: unknown = JSON.parse(text);
    if (Array.isArray(addresses) && addresses.every((one) => /^\//.test(String(one)))) return addresses as string[];
  } catch {
    // Reported below.
  }
  throw new Error(`${recordFile} is not a JSON list of addresses, such as ["/", "/docs"]. Restore it from Git.`);
}

/** Keeps the addresses sorted and unique, so that branches that add some can be merged. */
export function recordAddresses(siteDir: string, addresses: readonly string[]): void {
  const sorted = [...new Set(addresses)].sort();
  writeFileSync(path.join(siteDir, recordFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * @returns addresses of pages that people link to, without tags, authors, later pages of lists, and the API reference
 */
export function findNewAddresses(pages: readonly { path: string }[], recorded: readonly string[]): string[] {
  const known = new Set(recorded);
  return pages
    .map((page) => page.path)
    .filter((address) => !known.has(address) && !isOfReference(address))
    .filter((address) => !/^\/blog\/(?:(?:tags|authors)\/|(?:.*\/)?page\/\d+$)/.test(address));
}

/** Frozen versions hold copies of the API reference. */
export function isOfReference(address: string): boolean {
  const copies = (Object.keys(versions) as VersionName[]).map((name) => `${addressOf(name)}/typedoc`);
  return [referenceAddress, ...copies].some((folder) => `${address}/`.startsWith(`${folder}/`));
}
