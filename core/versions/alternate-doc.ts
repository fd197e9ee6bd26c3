/** Doc ids of one subject by version name (`current`, `10.x` …); a version without that subject is left out. */
export type MovedPage = Record<string, string | undefined>;

/** What this module needs to know of a version: its name, its docs and which of them is the landing page. */
export interface DocsOfVersion<Doc extends { id: string }> {
  name: string;
  mainDocId: string;
  docs: Doc[];
}

/**
 * Finds the page of another version that is about the same subject.
 *
 * @param docId The page on screen; undefined on pages that are no doc (a generated index).
 * @param from The name of the version on screen.
 * @param target The version to find the page in.
 * @param movedPages Rows of doc ids; the first row that names the page and has the target version decides.
 * @returns The page that moved, else the page with the same id, else the landing page of `target`.
 * @throws If `target` does not hold its own landing page, which Docusaurus rules out for a built site.
 */
export function findAlternateDoc<Doc extends { id: string }>(
  docId: string | undefined,
  from: string,
  target: DocsOfVersion<Doc>,
  movedPages: readonly MovedPage[],
): Doc {
  const find = (id: string | undefined) => target.docs.find((doc) => doc.id === id);
  const row = docId && movedPages.find((page) => page[from] === docId && page[target.name] !== undefined);
  const doc = (row && find(row[target.name])) || find(docId) || find(target.mainDocId);
  if (!doc) throw new Error(`Version ${target.name} has no landing page "${target.mainDocId}".`);
  return doc;
}
