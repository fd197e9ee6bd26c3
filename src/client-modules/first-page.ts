// Runs before Docusaurus looks for the scripts of the page in the address.

import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repair } from '@site/core/content/decode';
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

/** Loads the search dialog along with the page when the reader has opened it already (plugins/deferred-hydration). */
function loadAwaitedSearch(): void {
  if (!document.querySelector('.DocSearch-Button[data-waiting]')) return;
  // The dialog repeats and reports a failure.
  loadPanel().catch(() => {});
}

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
  // As when the reader edits the address. This listener comes before that of the router.
  window.addEventListener('popstate', correctAddress);
  loadAwaitedSearch();
}
