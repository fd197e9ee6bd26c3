import { findSameSubject, type DocsOfVersion, type MovedPage } from './alternate-doc.ts';

/** Values are the reasons. */
export interface SearchEngineRules {
  /** Doc ids to exclude from search engines, in every version. */
  noIndex: Readonly<Record<string, string>>;
  /** By version name, doc ids that the current version uses for another subject; they are their own canonical pages. */
  ownSubject: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** @returns the page of `latest` that search engines should show instead */
export function findCanonicalDoc<Doc extends { id: string }>(
  docId: string | undefined,
  version: string,
  latest: Omit<DocsOfVersion<Doc>, 'mainDocId'>,
  movedPages: readonly MovedPage[],
  rules: SearchEngineRules,
): Doc | undefined {
  // An excluded page has no canonical page.
  if (docId === undefined || version === latest.name || isNoIndex(docId, rules)) return undefined;
  if (rules.ownSubject[version]?.[docId] !== undefined) return undefined;
  return findSameSubject(docId, version, latest, movedPages);
}

export function isNoIndex(docId: string | undefined, rules: SearchEngineRules): boolean {
  return docId !== undefined && Object.hasOwn(rules.noIndex, docId);
}
