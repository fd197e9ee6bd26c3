// Gives the network to what the reader did before hydration. Docusaurus prefetches the scripts of linked pages from
// hydration on, which on a slow connection would hold up those that a held action needs (plugins/deferred-hydration).

import type { ClientModule } from '@docusaurus/types';

/** Actions that are held, and scripts whose element the bundler's runtime removes when they have come. */
const pending = '[data-waiting], head > script[data-rspack]';

/** Milliseconds between two looks. */
const interval = 200;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  if (previousLocation || !document.querySelector(pending)) return;
  const { docusaurus } = window;
  const paths = new Set<string>();
  window.docusaurus = {
    ...docusaurus,
    prefetch: (path) => {
      paths.add(path);
      return false;
    },
  };
  const timer = setInterval(() => {
    if (document.querySelector(pending)) return;
    clearInterval(timer);
    window.docusaurus = docusaurus;
    paths.forEach((path) => docusaurus.prefetch(path));
  }, interval);
};
