/** Doc ids of one subject by version name (`current`, `10.x` …). */
export type MovedPage = Record<string, string | undefined>;

export interface DocsOfVersion<Doc extends { id: string }> {
  name: string;
  mainDocId: string;
  docs: Doc[];
}

/**
 * Finds the moved page, else the page with the same id.
 *
 * @param docId the page's doc id in version `from`
 * @param movedPages the first row with both the page and the target version applies
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

/** Falls back to the landing page of `target`. */
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
