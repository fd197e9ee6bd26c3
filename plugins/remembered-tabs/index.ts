import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Shows the tabs that a reader chose before (npm or pnpm, React or Next.js) from the first paint on. The HTML has each
 * group's first tab open; without this the page would jump when its script takes over.
 */
export default function rememberedTabsPlugin({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'remembered-tabs',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: createScript(siteStorage.type, siteStorage.namespace) }],
    }),
  };
}

/**
 * Creates a script that turns each stored choice into styles for the tabs of its group (src/theme/Tabs). They apply until
 * hydration. Values that are not plain words, which this site's tabs never store, are ignored.
 *
 * @param namespace the suffix of Docusaurus' storage keys
 */
function createScript(storage: 'localStorage' | 'sessionStorage', namespace: string): string {
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
})();`.replace(/\n\s*/g, '\n');
}
