/** The library version that `docs/` speaks of. */
export const currentLibrary = '11.x';

const fromFrontMatter = /^library:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?$/m;

/** The version that a front matter names with `library:`, from its YAML text. */
export function libraryOfFrontMatter(yaml: string): string | undefined {
  return fromFrontMatter.exec(yaml)?.[2];
}

/**
 * The library version of a page by its path; blog posts name theirs in the front matter instead.
 *
 * @param path path from the repository's root, with slashes
 */
export function libraryOfPath(path: string): string | undefined {
  if (path.startsWith('docs/')) {
    return currentLibrary;
  }
  return /^versioned_docs\/version-([^/]+)\//.exec(path)?.[1];
}
