import type { LoadContext } from '@docusaurus/types';

/**
 * Shows remembered tabs (npm or pnpm, React or Next.js) from the first paint on, to avoid a jump at hydration. Creates
 * styles (src/theme/Tabs) that apply until then. Values that the site's tabs never store are ignored.
 */
export function tabsScript({ type: storage, namespace }: LoadContext['siteStorage']): string {
  return `(function () {
  try {
    var css = '';
    var suffix = ${JSON.stringify(namespace)};
    Object.keys(${storage}).forEach(function (key) {
      var value = ${storage}.getItem(key);
      var group = key.endsWith(suffix) && /^docusaurus\\.tab\\.([\\w.-]+)$/.exec(key.slice(0, key.length - suffix.length));
      if (!group || !/^[\\w.-]+$/.test(value)) return;
      var tab = '[data-tab="' + value + '"]';
      var tabs = '[data-has-hydrated=false] [data-tabs="' + group[1] + '"]:has(>[role=tablist]>' + tab + ')>';
      css +=
        tabs + '[role=tabpanel]{display:none}' +
        tabs + '[role=tabpanel]' + tab + '{display:block}' +
        tabs + '[role=tablist]>*{--tab-line:transparent;--tab-text:var(--text-soft)}' +
        tabs + '[role=tablist]>' + tab + '{--tab-line:var(--brand);--tab-text:var(--link)}';
    });
    if (!css) return;
    var style = document.createElement('style');
    style.textContent = css;
    document.head.append(style);
  } catch (error) {
    // Without storage nothing is remembered.
  }
})();`;
}
