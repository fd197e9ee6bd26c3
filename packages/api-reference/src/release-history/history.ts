/** Names by entry point, as in a package.json's `exports`: `{ ".": ["initTRPC"], "./http": [] }`. */
export type NamesByEntryPoint = Record<string, string[]>;

/** Differences from the previous release. Kinds without differences are omitted. */
export interface ReleaseChanges {
  added?: NamesByEntryPoint;
  /** The text of the declaration differs. */
  changed?: NamesByEntryPoint;
  /** A `@deprecated` tag appeared. */
  deprecated?: NamesByEntryPoint;
  removed?: NamesByEntryPoint;
}

export interface Release extends ReleaseChanges {
  version: string;
}

/** Public API of one release. */
export interface ReleaseExports {
  /** Hashes of declarations by entry point and name. */
  exports: Record<string, Record<string, string>>;
  deprecated: NamesByEntryPoint;
}

/** File that `compare-releases` writes for a package and a major version. */
export interface ReleaseHistory {
  package: string;
  /** As a range: `11.x`. */
  major: string;
  /** Stable releases, oldest first. The first one has no changes. */
  releases: Release[];
  /** Public API of the newest release, to which the next one is compared. */
  newest: ReleaseExports;
}

/** @returns the release that added an export; undefined if the first release of the major version has it */
export function sinceOf(
  histories: readonly ReleaseHistory[],
  packageName: string,
  specifier: string,
  name: string,
): string | undefined {
  const history = histories.find((one) => one.package === packageName);
  const entryPoint = `.${specifier.slice(packageName.length)}`;
  return history?.releases.findLast(({ added }) => added?.[entryPoint]?.includes(name))?.version;
}
