import { findSameSubject, type DocsOfVersion, type MovedPage } from './alternate-doc.ts';

/** Rules for search engines, with reasons. */
export interface SearchEngineRules {
  /** Doc ids that search engines leave out, in every version. */
  noIndex: Readonly<Record<string, string>>;
  /**
   * By version name, doc ids that exist in the current version too but have another subject there: they are their own
   * canonical page.
   */
  ownSubject: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * @param latest the version that readers should find
 * @returns the page of `latest` that search engines should show instead; undefined if the page itself is the one
 */
export function findCanonicalDoc<Doc extends { id: string }>(
  docId: string | undefined,
  version: string,
  latest: Omit<DocsOfVersion<Doc>, 'mainDocId'>,
  movedPages: readonly MovedPage[],
  rules: SearchEngineRules,
): Doc | undefined {
  // A page that is left out has no canonical page.
  if (docId === undefined || version === latest.name || isNoIndex(docId, rules)) return undefined;
  if (rules.ownSubject[version]?.[docId] !== undefined) return undefined;
  return findSameSubject(docId, version, latest, movedPages);
}

/** @returns whether search engines leave the doc out */
export function isNoIndex(docId: string | undefined, rules: SearchEngineRules): boolean {
  return docId !== undefined && Object.hasOwn(rules.noIndex, docId);
}
