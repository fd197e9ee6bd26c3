/** Facts about the site that decide how a page is read. */
export interface PageRules {
  /** Library of the pages in `docs` and `src/pages`. */
  currentLibrary: string;
  /** Names of all libraries. */
  libraries: readonly string[];
  /** Folders of generated pages, whose code needs no check. */
  generated: readonly string[];
}

const fromFrontMatter = /^library:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?$/m;

export function libraryOfFrontMatter(yaml: string): string | undefined {
  return fromFrontMatter.exec(yaml)?.[2];
}

/** With several libraries, posts name theirs in the front matter instead, because they keep it. */
export function libraryOfPath(path: string, { currentLibrary, libraries }: PageRules): string | undefined {
  if (libraries.length === 1 || /^(?:docs|src\/pages)\//.test(path)) return currentLibrary;
  return /^versioned_docs\/version-([^/]+)\//.exec(path)?.[1];
}

/** Includes the copies of generated pages in frozen versions. */
export function fileIsGenerated(path: string, { generated }: Pick<PageRules, 'generated'>): boolean {
  const current = path.replace(/^versioned_docs\/version-[^/]+\//, 'docs/');
  return generated.some((folder) => current.startsWith(`${folder}/`));
}
