import type { UserThemeConfig } from '@docusaurus/theme-common';
import { latestVersion, majorOf, otherVersions } from './versions.ts';

const major = majorOf(latestVersion);

/** Change the id together with the content, so that readers who closed the previous bar see the new one. */
export const announcementBar = (baseUrl: string) =>
  ({
    id: `v${major}`,
    // Raw HTML: Docusaurus does not add the base path to its links.
    content: `These pages are about tRPC ${major}. Working on an older app? ${otherVersions
      .map(
        ({ label, address }, i) =>
          `<a href="${baseUrl}${address.slice(1)}">${i ? 'the' : 'Read the'} ${label} docs</a>`,
      )
      .join(' or ')}.`,
    backgroundColor: '#0b4a78',
    textColor: '#ffffff',
    isCloseable: true,
  }) satisfies UserThemeConfig['announcementBar'];
