/*
 * In place of the module of this name of @docusaurus/plugin-content-docs 3.10.2, where pages are written
 * (plugins/route-shards). Changed: the doc of an address is looked up. The original compares the address with each doc of
 * the version, for each of half a dozen components of a page.
 */
import type {
  ActiveDocContext,
  DocVersionSuggestions,
  GlobalDoc,
  GlobalPluginData,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { getActiveVersion, getLatestVersion } from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
import { PathIndex } from '@site/core/versions/path-index';

export { getActivePlugin } from '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js';
export { getActiveVersion, getLatestVersion };

type DocsOfVersions = ActiveDocContext['alternateDocVersions'];

/** The docs of a site, by address and by id. */
class DocIndex {
  private readonly byPath = new Map<GlobalVersion, PathIndex<GlobalDoc>>();
  private readonly byId = new Map<string, DocsOfVersions>();

  constructor({ versions }: GlobalPluginData) {
    for (const version of versions) {
      this.byPath.set(version, new PathIndex(version.docs));
      for (const doc of version.docs) this.byId.set(doc.id, { ...this.byId.get(doc.id), [version.name]: doc });
    }
  }

  find(version: GlobalVersion | undefined, pathname: string): ActiveDocContext {
    const activeDoc = version && this.byPath.get(version)!.find(pathname);
    return {
      activeVersion: version,
      activeDoc,
      alternateDocVersions: (activeDoc && this.byId.get(activeDoc.id)) ?? {},
    };
  }
}

const indexes = new WeakMap<GlobalPluginData, DocIndex>();

export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  let index = indexes.get(data);
  if (!index) indexes.set(data, (index = new DocIndex(data)));
  return index.find(getActiveVersion(data, pathname), pathname);
}

export function getDocVersionSuggestions(data: GlobalPluginData, pathname: string): DocVersionSuggestions {
  const latestVersionSuggestion = getLatestVersion(data);
  const { alternateDocVersions } = getActiveDocContext(data, pathname);
  return { latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name], latestVersionSuggestion };
}
