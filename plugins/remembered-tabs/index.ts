import type { LoadContext, Plugin } from '@docusaurus/types';
import { rememberedTabsId } from '../../core/tabs/ids.ts';

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
 * A script that turns each choice in the storage into styles for the tabs of that group (src/components/ui/Tabs, which
 * takes the styles away again). Values that are not plain words, which our own tabs never store, are left alone.
 *
 * @param namespace what Docusaurus puts behind its keys
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
      var tab = '[id$="--' + value + '-tab"]';
      var tabs = '[data-tabs="' + group[1] + '"]:has(>[role=tablist]>' + tab + ')>';
      css +=
        tabs + '[role=tabpanel]{display:none}' +
        tabs + '[role=tabpanel][id$="--' + value + '"]{display:block}' +
        tabs + '[role=tablist]>*{--tab-line:transparent;--tab-text:var(--text-soft)}' +
        tabs + '[role=tablist]>' + tab + '{--tab-line:var(--brand);--tab-text:var(--link)}';
    });
    if (!css) return;
    var style = document.createElement('style');
    style.id = '${rememberedTabsId}';
    style.textContent = css;
    document.head.append(style);
  } catch (error) {
    // Without storage nothing is remembered.
  }
})();`.replace(/\n\s*/g, '\n');
}
