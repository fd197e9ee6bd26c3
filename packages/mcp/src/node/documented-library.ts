export interface DocVersion {
  /** As agents send it: `11`. */
  id: string;
  /** As on the site and in the names of library folders: `11.x`. */
  label: string;
  /** Docusaurus' search tag of the version's pages. */
  tag: string;
}

/** The documented library. */
export interface DocumentedLibrary {
  /** For people: `tRPC`. */
  name: string;
  /** npm scope of its packages: `@trpc`. */
  scope: string;
  /** Starts with the current version. */
  versions: readonly [DocVersion, ...DocVersion[]];
  /** Further sentences for the description of `check`, such as which other packages snippets may import. */
  checkNotes?: readonly string[];
}

export function findVersion({ versions }: DocumentedLibrary, id: string): DocVersion {
  const version = versions.find((one) => one.id === id);
  if (!version) throw new Error(`There is no version ${id}.`);
  return version;
}
