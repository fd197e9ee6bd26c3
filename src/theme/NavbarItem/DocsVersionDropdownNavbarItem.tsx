// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: links follow moved pages (config/moved-pages.ts),
// the label is only a button, and the not-found page hydrates with the version that it was rendered with.

import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useAlternateDoc } from '@site/src/hooks/useAlternateDoc';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The not-found page is rendered once for all unknown URLs. */
function useIsHydratingNotFound(): boolean {
  const isBrowser = useIsBrowser();
  return !isBrowser && typeof document !== 'undefined' && document.querySelector('[data-not-found]') !== null;
}

export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must not reach the DOM
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions,
  ...props
}: Props): ReactNode {
  if (versions)
    throw new Error('Navbar item "docsVersionDropdown": the option "versions" is not supported. Remove it.');
  const suffix = useHistorySelector(({ location }) => location.search + location.hash);
  const { activeVersion } = useActiveDocContext(docsPluginId);
  const alternateDoc = useAlternateDoc(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const latest = useLatestVersion(docsPluginId);
  const [candidate] = useDocsVersionCandidates(docsPluginId);
  const shown = useIsHydratingNotFound() ? latest : candidate;
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    to: alternateDoc(version).path + suffix,
    isActive: () => version === activeVersion,
    onClick: () => savePreferredVersionName(version.name),
  }));
  const label = props.mobile
    ? translate({ id: 'theme.navbar.mobileVersionsDropdown.label', message: 'Versions' })
    : shown.label;
  return (
    <DropdownNavbarItem {...props} label={label} items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]} />
  );
}
