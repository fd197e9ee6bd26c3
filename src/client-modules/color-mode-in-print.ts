// Keeps the colour mode while the page is printed. Browsers print as if the system preferred light, so that
// Docusaurus 3.10.2 would change the mode of a reader who follows a dark system, twice per print
// (https://github.com/facebook/docusaurus/pull/6490). Paper is light in any case: see src/css/tokens.css.

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const attribute = 'data-theme';

if (ExecutionEnvironment.canUseDOM) {
  const observer = new MutationObserver(([change]) => {
    const { oldValue, target } = change!;
    if (!window.matchMedia('print').matches || oldValue === null) return;
    (target as HTMLElement).setAttribute(attribute, oldValue);
    // Not this change as well.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, { attributeFilter: [attribute], attributeOldValue: true });
}
