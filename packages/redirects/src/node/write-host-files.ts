import path from 'node:path';
import { writeFileAtomically } from '@typed-docs/utils/write-file';
import { addressesFile, type KnownAddresses } from '../find-address.ts';
import { formatNetlifyRules, formatVercelConfig } from '../host-rules.ts';
import { formatHeadersFile, formatNginxHeaders } from '../hosts/header-files.ts';
import { securityHeaders, type PolicySources } from '../hosts/security-headers.ts';
import type { RedirectTable } from '../types.ts';

/** Addresses don't include the base path of the locale. */
export interface BuiltLocale {
  /** Folder below the site's base path: empty for the default locale, `/fr` for another one. */
  folder: string;
  served: RedirectTable;
  known: KnownAddresses;
  /** SHA-256 in base64, of the inline scripts of all pages. */
  scriptHashes: readonly string[];
}

export interface HostedSite {
  /** Those of the default locale. */
  outDir: string;
  baseUrl: string;
  url: string;
  policySources: PolicySources;
}

/** Writes the files that hosts and crawlers read only at the root of the site, for all locales. */
export function writeHostFiles(locales: readonly BuiltLocale[], site: HostedSite): void {
  const { outDir, baseUrl, url, policySources } = site;
  const hashes = new Set(locales.flatMap(({ scriptHashes }) => scriptHashes));
  const headers = securityHeaders([...hashes].sort(), policySources);
  const folders = locales.map(({ folder }) => baseUrl + folder.slice(1) + (folder && '/'));
  const tables = locales.map(({ folder, served }) => placeBelow(folder, served));
  const table = {
    redirects: tables.flatMap(({ redirects }) => redirects),
    folders: tables.flatMap((one) => one.folders),
  };
  const write = (file: string, text: string) => writeFileAtomically(path.join(outDir, file), text);
  write('_redirects', formatNetlifyRules(table, baseUrl));
  write('vercel.json', formatVercelConfig(table, headers, baseUrl, folders));
  write('_headers', formatHeadersFile(headers, baseUrl, folders));
  write('nginx-headers.conf', formatNginxHeaders(headers, folders));
  const sitemaps = folders.map((folder) => `Sitemap: ${url}${folder}sitemap.xml\n`).join('');
  write('robots.txt', `User-agent: *\nAllow: /\n\n${sitemaps}`);
  const others = locales.filter(({ folder }) => folder !== '').map(({ folder, known }) => [folder, known]);
  const own = locales.find(({ folder }) => folder === '')?.known ?? { targets: {}, titles: {} };
  write(addressesFile, JSON.stringify(others.length > 0 ? { ...own, locales: Object.fromEntries(others) } : own));
}

function placeBelow(folder: string, { redirects, folders }: RedirectTable): RedirectTable {
  const place = <R extends { from: string; to: string }>(redirect: R): R => ({
    ...redirect,
    from: folder + redirect.from,
    to: redirect.to.startsWith('/') ? folder + redirect.to : redirect.to,
  });
  return { redirects: redirects.map(place), folders: folders.map(place) };
}
