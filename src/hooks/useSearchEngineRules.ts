import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { withoutSlash } from '@typed-docs/utils/address';
import type { MovedPage } from '@typed-docs/redirects/versions/alternate-doc';
import { findCanonicalDoc, isNoIndex, type SearchEngineRules } from '@typed-docs/redirects/versions/search-engines';

/** @returns `canonical`, the path of the current doc's canonical page if it is another one, and `noIndex` */
export function useSearchEngineRules(): { canonical: string | undefined; noIndex: boolean } {
  const { activeDoc, activeVersion } = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const { movedPages, searchEngines } = useDocusaurusContext().siteConfig.customFields as {
    movedPages: MovedPage[];
    searchEngines: SearchEngineRules;
  };
  const canonical = findCanonicalDoc(activeDoc?.id, activeVersion?.name ?? '', latest, movedPages, searchEngines);
  return { canonical: canonical && withoutSlash(canonical.path), noIndex: isNoIndex(activeDoc?.id, searchEngines) };
}
