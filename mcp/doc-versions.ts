import { latestVersion, versions } from '../config/versions.ts';

export interface DocVersion {
  /** As agents send it: `11`. */
  id: string;
  /** As on the site and in folder names of library/: `11.x`. */
  label: string;
  /** Docusaurus' search tag of the version's pages. */
  tag: string;
}

/** Starts with the current version. */
export const docVersions: readonly DocVersion[] = Object.entries(versions).map(([name, { label }]) => ({
  id: label.replace(/\.x$/, ''),
  label,
  tag: `docs-default-${name}`,
}));

export const versionIds = docVersions.map(({ id }) => id) as [string, ...string[]];

export const currentVersion = docVersions.find(({ label }) => label === versions[latestVersion].label)!;

export function findVersion(id: string): DocVersion {
  const version = docVersions.find((one) => one.id === id);
  if (!version) throw new Error(`There is no version ${id}.`);
  return version;
}
