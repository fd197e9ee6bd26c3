import { normalizePath } from './find-shard.ts';
import { findSameSubject, type MovedPage } from '../versions/alternate-doc.ts';

/** What the docs plugin tells every page about a doc; this module reads no more of it. */
export interface Doc {
  id: string;
  path: string;
}

/** The docs plugin's global data, of which this module reads no more. */
export interface DocsData {
  versions: { name: string; mainDocId: string; docs: Doc[] }[];
}

/** The global data of each instance of the docs plugin. */
export type DocsInstances = Record<string, DocsData>;

/** Docs by instance of the plugin and name of the version. */
export type DocsByVersion = Record<string, Record<string, Doc[]>>;

/**
 * @param instances the global data
 * @param isKept whether a page outside of the docs needs the doc
 * @returns the global data without the other docs
 */
export function pruneDocs(instances: DocsInstances, isKept: (doc: Doc) => boolean): DocsInstances {
  const prune = (data: DocsData): DocsData => ({
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId || isKept(doc)),
    })),
  });
  return mapValues(instances, prune);
}

/**
 * @param instances the global data
 * @param paths the addresses of pages
 * @param movedPages doc ids that differ between versions
 * @returns the docs at these addresses, and those of other versions that their menus and banners lead to
 */
export function docsOfPages(
  instances: DocsInstances,
  paths: readonly string[],
  movedPages: readonly MovedPage[],
): DocsByVersion {
  // The plugin does not hold itself to the site's setting of the slash at the end.
  const pages = new Set(paths.map(normalizePath));
  return mapValues(instances, ({ versions }) => {
    const docs = new Map(versions.map(({ name }) => [name, new Set<Doc>()]));
    for (const from of versions) {
      for (const doc of from.docs.filter(({ path }) => pages.has(normalizePath(path)))) {
        for (const target of versions) {
          const counterpart = target === from ? doc : findSameSubject(doc.id, from.name, target, movedPages);
          // The theme itself knows other versions of a doc by its id alone.
          const namesake = target.docs.find(({ id }) => id === doc.id);
          for (const one of [counterpart, namesake]) if (one) docs.get(target.name)!.add(one);
        }
      }
    }
    return Object.fromEntries([...docs].filter(([, some]) => some.size > 0).map(([name, some]) => [name, [...some]]));
  });
}

function mapValues<From, To>(record: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
