export const currentLibrary = '11.x';

const fromFrontMatter = /^library:[ \t]*(["']?)([^\s"'#]+)\1[ \t]*(?:#.*)?$/m;

export function libraryOfFrontMatter(yaml: string): string | undefined {
  return fromFrontMatter.exec(yaml)?.[2];
}

/** Blog posts specify their version in the front matter instead. */
export function libraryOfPath(path: string): string | undefined {
  if (path.startsWith('docs/')) {
    return currentLibrary;
  }
  return /^versioned_docs\/version-([^/]+)\//.exec(path)?.[1];
}

/** Whether a page is generated, so that its code needs no check. */
export function fileIsReference(path: string): boolean {
  return /^(?:docs|versioned_docs\/version-[^/]+)\/typedoc\//.test(path);
}
