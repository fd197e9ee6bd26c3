/** Doc ids of one subject by version name (`current`, `10.x` …); a version without that subject is left out. */
export type MovedPage = Record<string, string | undefined>;

/** What this module needs to know of a version: its name, its docs and which of them is the landing page. */
export interface DocsOfVersion<Doc extends { id: string }> {
  name: string;
  mainDocId: string;
  docs: Doc[];
}

/**
 * @param docId The page's doc id in `from`.
 * @param from The name of the version that the page belongs to.
 * @param target The version to look in.
 * @param movedPages Rows of doc ids; the first row that names the page and has the target version decides.
 * @returns The page of `target` about the same subject: the one that moved, else the one with the same id, if any.
 */
export function findSameSubject<Doc extends { id: string }>(
  docId: string | undefined,
  from: string,
  target: Omit<DocsOfVersion<Doc>, 'mainDocId'>,
  movedPages: readonly MovedPage[],
): Doc | undefined {
  const find = (id: string | undefined) => target.docs.find((doc) => doc.id === id);
  const row = docId && movedPages.find((page) => page[from] === docId && page[target.name] !== undefined);
  return (row && find(row[target.name])) || find(docId);
}

/**
 * Finds the page of another version to offer to a reader: `findSameSubject`, else the landing page of `target`.
 *
 * @throws If `target` does not hold its own landing page, which Docusaurus rules out for a built site.
 */
export function findAlternateDoc<Doc extends { id: string }>(
  docId: string | undefined,
  from: string,
  target: DocsOfVersion<Doc>,
  movedPages: readonly MovedPage[],
): Doc {
  const doc = findSameSubject(docId, from, target, movedPages) ?? target.docs.find(({ id }) => id === target.mainDocId);
  if (!doc) throw new Error(`Version ${target.name} has no landing page "${target.mainDocId}".`);
  return doc;
}
