/**
 * Shows a new announcement from the first paint on to readers who closed a previous one. Docusaurus 3.10.2 hides the
 * bar if any announcement was closed, and compares ids only after hydration. As in Docusaurus, a stored id
 * `annoucement-bar` counts as `announcement-bar` (https://github.com/facebook/docusaurus/issues/3338). Uses the storage
 * keys of theme-common's `AnnouncementBarProvider`.
 */
export function announcementScript(id: string, namespace: string): string {
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
})();`;
}
