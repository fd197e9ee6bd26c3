// Replaces the component of @docusaurus/theme-classic 3.10.2. Change: the link follows moved pages; a single paragraph.

import { type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDocsPreferredVersion, useDocsVersion, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useAlternateDoc } from '@site/src/hooks/useAlternateDoc';
import type { Props } from '@theme/DocVersionBanner';

export default function DocVersionBanner({ className }: Props): ReactNode {
  const { banner, label, pluginId } = useDocsVersion();
  const siteTitle = useDocusaurusContext().siteConfig.title;
  const latest = useLatestVersion(pluginId);
  const alternateDoc = useAlternateDoc(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  if (!banner) return null;
  const values = { siteTitle, versionLabel: <b>{label}</b> };
  const link = (
    <b>
      <Link to={alternateDoc(latest).path} onClick={() => savePreferredVersionName(latest.name)}>
        <Translate id="theme.docs.versions.latestVersionLinkLabel">latest version</Translate>
      </Link>
    </b>
  );
  return (
    <div
      className={clsx(className, ThemeClassNames.docs.docVersionBanner, 'alert alert--warning margin-bottom--md')}
      role="alert"
    >
      {banner === 'unreleased' ? (
        <Translate id="theme.docs.versions.unreleasedVersionLabel" values={values}>
          {'This is unreleased documentation for {siteTitle} {versionLabel} version.'}
        </Translate>
      ) : (
        <Translate id="theme.docs.versions.unmaintainedVersionLabel" values={values}>
          {'This is documentation for {siteTitle} {versionLabel}, which is no longer actively maintained.'}
        </Translate>
      )}{' '}
      <Translate
        id="theme.docs.versions.latestVersionSuggestionLabel"
        values={{ versionLabel: latest.label, latestVersionLink: link }}
      >
        {'For up-to-date documentation, see the {latestVersionLink} ({versionLabel}).'}
      </Translate>
    </div>
  );
}
