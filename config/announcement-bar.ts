import type { UserThemeConfig } from '@docusaurus/theme-common';

/** Change the id when the content changes, so that readers who closed the old one see the new one. */
export const announcementBar = (baseUrl: string) =>
  ({
    id: 'v11',
    // The bar takes HTML as it is, so its links must hold the base path themselves.
    content:
      `These pages are about tRPC 11. Working on an older app? <a href="${baseUrl}docs/v10">Read the 10.x docs</a> ` +
      `or <a href="${baseUrl}docs/v9">the 9.x docs</a>.`,
    backgroundColor: '#0b4a78',
    textColor: '#ffffff',
    isCloseable: true,
  }) satisfies UserThemeConfig['announcementBar'];
