import { latestVersion, versions } from '../config/versions.ts';

/** A documented version as the tools name it. */
export interface DocVersion {
  /** As agents send it: `11`. */
  id: string;
  /** As the site shows it, and as its folder in library/ is called: `11.x`. */
  label: string;
  /** Docusaurus' tag of its pages. */
  tag: string;
}

/** All versions, the current one first. */
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
