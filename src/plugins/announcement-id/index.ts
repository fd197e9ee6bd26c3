import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/theme-common';

/**
 * Shows a new announcement from the first paint on to readers who closed a previous one. Docusaurus 3.10.2 hides the
 * bar if any announcement was closed, and compares ids only after hydration. As in Docusaurus, a stored id
 * `annoucement-bar` counts as `announcement-bar` (https://github.com/facebook/docusaurus/issues/3338).
 */
export default function announcementIdPlugin({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'announcement-id',
    injectHtmlTags: () => ({
      // In the head, because the theme's script that hides the bar is the first element of the body.
      headTags: announcementBar
        ? [{ tagName: 'script', innerHTML: createScript(announcementBar.id, siteStorage.namespace) }]
        : [],
    }),
  };
}

/** Uses the storage keys of theme-common's `AnnouncementBarProvider`. */
function createScript(id: string, namespace: string): string {
  const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return `(function () {
  try {
    var idKey = ${text(`docusaurus.announcement.id${namespace}`)};
    var seen = localStorage.getItem(idKey);
    if (seen === 'annoucement-bar') seen = 'announcement-bar';
    if (seen !== ${text(id)}) localStorage.setItem(${text(`docusaurus.announcement.dismiss${namespace}`)}, 'false');
    localStorage.setItem(idKey, ${text(id)});
  } catch (error) {
    // Without storage every announcement is new.
  }
})();`.replace(/\n\s*/g, '\n');
}
