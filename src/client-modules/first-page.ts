// Runs before Docusaurus looks for the scripts of the page in the address.

import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repair } from '@site/core/content/decode';
import { holdPrefetching } from '@site/src/features/search/client/hold-prefetching';
import { loadPanel } from '@site/src/features/search/SearchDialog';

/**
 * /docs/quickstart.html and /docs/quickstart/index.html are /docs/quickstart. Docusaurus shows that page for them too,
 * but looks for its scripts under the long address, finds those of the not-found page, and has to render the page anew.
 *
 * It decodes path and fragment in three places, each of which throws on malformed ones such as `#100%`.
 */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '');
  // The home page alone has a slash at its end.
  const short = `${page}/` === siteConfig.baseUrl ? siteConfig.baseUrl : page;
  const address = repair(short) + search + repair(hash);
  // With the origin, because a path may begin with two slashes, which would name a host.
  const url = window.location.origin + address;
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', url);
}

/** Whether the reader has opened search already, which plugins/deferred-hydration is going to repeat. */
const isSearchAwaited = () => document.querySelector('.DocSearch-Button[data-waiting]') !== null;

/** Loads the search dialog along with the page when it is awaited. */
function loadAwaitedSearch(): void {
  if (!isSearchAwaited()) return;
  // The dialog repeats and reports a failure.
  loadPanel().catch(() => {});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  // Until search is opened and loads its index (src/features/search/useSearch.ts).
  if (!previousLocation && isSearchAwaited()) holdPrefetching();
};

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
  // As when the reader edits the address. This listener comes before that of the router.
  window.addEventListener('popstate', correctAddress);
  loadAwaitedSearch();
}
