import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext, type GlobalDoc, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { findAlternateDoc, type MovedPage } from '@typed-docs/redirects/versions/alternate-doc';

/** Returns a function from a version to its page on the current topic. Follows moved pages. */
export function useAlternateDoc(docsPluginId?: string): (target: GlobalVersion) => GlobalDoc {
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const { siteConfig } = useDocusaurusContext();
  const movedPages = siteConfig.customFields?.movedPages as MovedPage[];
  return (target) => findAlternateDoc(activeDoc?.id, activeVersion?.name ?? '', target, movedPages);
}
