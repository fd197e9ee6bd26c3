import type { LoadContext } from '@docusaurus/types';
import { frameworkClass } from '../../features/framework/framework.ts';

/**
 * Shows the items of the reader's framework first and open, with styles that apply until React arranges them
 * (src/theme/DocSidebarItems). Names that the site does not know are ignored.
 */
export function frameworkScript(
  names: readonly string[],
  { type: storage, namespace }: LoadContext['siteStorage'],
): string {
  return `(function () {
  try {
    var name = ${storage}.getItem(${JSON.stringify(`framework${namespace}`)});
    if (!${JSON.stringify(names)}.includes(name)) return;
    var item = ${JSON.stringify(`.${frameworkClass('')}`)} + name;
    var until = '[data-has-hydrated=false] ';
    var caret = until + item + '.menu__list-item--collapsed>div>';
    var style = document.createElement('style');
    style.textContent =
      until + '.menu__list:has(>' + item + '){display:flex!important;flex-direction:column}' +
      until + '.menu__list:has(>' + item + ')>:first-child:not(' + item + '){margin-top:.25rem}' +
      until + 'li' + item + '{order:-1;margin-top:0}' +
      until + item + '[hidden]{display:block}' +
      caret + '.menu__caret:before,' + caret + '.menu__link--sublist-caret:after{transform:rotate(180deg)}';
    document.head.append(style);
  } catch (error) {
    // Without storage nothing is remembered.
  }
})();`;
}

/** Shows the choice in the control, which is in the HTML without one. */
export function frameworkSwitchScript({ type: storage, namespace }: LoadContext['siteStorage']): string {
  return `(function () {
  try {
    var control = document.querySelector('[data-framework-switch]');
    var name = control && ${storage}.getItem(${JSON.stringify(`framework${namespace}`)});
    if (name && control.querySelector('[value="' + CSS.escape(name) + '"]')) control.value = name;
  } catch (error) {
    // As above.
  }
})();`;
}
