import { findSameSubject, type DocsOfVersion, type MovedPage } from './alternate-doc.ts';

/** What search engines are told about docs, with reasons. */
export interface SearchEngineRules {
  /** Doc ids that they leave out, in every version. */
  noIndex: Readonly<Record<string, string>>;
  /**
   * By version name, doc ids whose page has a relative in the current version, but is about something else: they stay
   * their own canonical page.
   */
  ownSubject: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * @param docId The doc id of a page.
 * @param version The name of its version.
 * @param latest The version that readers should find.
 * @param movedPages Rows of doc ids that differ between versions.
 * @returns The page of `latest` that search engines should show in place of this one; undefined where the page itself
 *   is the one to show.
 */
export function findCanonicalDoc<Doc extends { id: string }>(
  docId: string | undefined,
  version: string,
  latest: Omit<DocsOfVersion<Doc>, 'mainDocId'>,
  movedPages: readonly MovedPage[],
  rules: SearchEngineRules,
): Doc | undefined {
  // To name another page and to ask to be left out contradict each other.
  if (docId === undefined || version === latest.name || isNoIndex(docId, rules)) return undefined;
  if (rules.ownSubject[version]?.[docId] !== undefined) return undefined;
  return findSameSubject(docId, version, latest, movedPages);
}

/** @returns Whether search engines leave the doc out. */
export function isNoIndex(docId: string | undefined, rules: SearchEngineRules): boolean {
  return docId !== undefined && Object.hasOwn(rules.noIndex, docId);
}
