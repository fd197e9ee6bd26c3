import type { VersionOptions } from '@docusaurus/plugin-content-docs';

/**
 * Keys are Docusaurus' version names: `current` is the folder `docs`; the others are listed in `versions.json`, newest
 * first. Labels are the names of the folders in `library`. `npm run cut-version` adds a row.
 */
export const versions = {
  current: { label: '11.x', badge: false },
  '10.x': { label: '10.x', path: 'v10', banner: 'unmaintained', badge: true },
  '9.x': { label: '9.x', path: 'v9', banner: 'unmaintained', badge: true },
} as const satisfies Record<string, VersionOptions>;

export type VersionName = keyof typeof versions;

/** Version served at /docs and linked from the other versions' banners. */
export const latestVersion: VersionName = 'current';

/** Major version as people write it: `11`. */
export const majorOf = (name: VersionName): string => versions[name].label.replace(/\.x$/, '');

/** Address of a version's pages, without the base URL. */
export function addressOf(name: VersionName): string {
  if (name === latestVersion) return '/docs';
  const { path }: VersionOptions = versions[name];
  return `/docs/${path ?? (name === 'current' ? 'next' : name)}`;
}

/** Newest first. */
export const versionNames = Object.keys(versions) as VersionName[];

/** Newest first. */
export const labelsOfVersions: readonly string[] = versionNames.map((name) => versions[name].label);

/** `/docs/v11`: address of versions since 11.x before their release and after they are frozen. */
export const addressesByNumber = versionNames
  .filter((name) => name !== '10.x' && name !== '9.x')
  .map((name) => `/docs/v${majorOf(name)}`);

/** Versions other than the latest, newest first. */
export const otherVersions = versionNames
  .filter((name) => name !== latestVersion)
  .map((name) => ({ name, label: versions[name].label, address: addressOf(name) }));
