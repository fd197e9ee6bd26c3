import type { UserThemeConfig } from '@docusaurus/theme-common';
import { latestVersion, majorOf, otherVersions } from './versions.ts';

const major = majorOf(latestVersion);

/** On pages of all versions. Change the id together with the content, so that readers who closed the previous bar see the new one. */
export const announcementBar = (baseUrl: string) =>
  ({
    id: `v${major}`,
    // Raw HTML: Docusaurus does not add the base path to its links.
    content: `tRPC ${major} is current. On an older version? See the ${otherVersions
      .map(({ label, address }) => `<a href="${baseUrl}${address.slice(1)}">${label} docs</a>`)
      .join(' or ')}.`,
    // Tokens, so that the bar follows the color mode.
    backgroundColor: 'var(--surface)',
    textColor: 'var(--text)',
    isCloseable: true,
  }) satisfies UserThemeConfig['announcementBar'];
