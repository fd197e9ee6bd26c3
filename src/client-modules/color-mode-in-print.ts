// Preserves the color mode while printing. Browsers report a light system preference during print, so Docusaurus 3.10.2
// switches the mode twice for readers on a dark system (https://github.com/facebook/docusaurus/pull/6490).

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const attribute = 'data-theme';

if (ExecutionEnvironment.canUseDOM) {
  const observer = new MutationObserver(([change]) => {
    const { oldValue, target } = change!;
    if (!window.matchMedia('print').matches || oldValue === null) return;
    (target as HTMLElement).setAttribute(attribute, oldValue);
    // Keeps the observer from reacting to its own change.
    observer.takeRecords();
  });
  observer.observe(document.documentElement, { attributeFilter: [attribute], attributeOldValue: true });
}
