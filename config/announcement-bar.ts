import type { UserThemeConfig } from '@docusaurus/theme-common';

/** Change the id together with the content, so that readers who closed the previous bar see the new one. */
export const announcementBar = (baseUrl: string) =>
  ({
    id: 'v11',
    // Raw HTML: Docusaurus does not add the base path to its links.
    content:
      `These pages are about tRPC 11. Working on an older app? <a href="${baseUrl}docs/v10">Read the 10.x docs</a> ` +
      `or <a href="${baseUrl}docs/v9">the 9.x docs</a>.`,
    backgroundColor: '#0b4a78',
    textColor: '#ffffff',
    isCloseable: true,
  }) satisfies UserThemeConfig['announcementBar'];
