import siteConfig from '@generated/docusaurus.config';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { repair } from '@typed-docs/utils/decode';
import { holdPrefetching } from '@typed-docs/search/client/backends/hold-prefetching';
import { loadPanel } from '@typed-docs/search/client/SearchDialog';

/**
 * Shortens addresses such as /docs/quickstart.html and /docs/quickstart/index.html. Docusaurus renders the page there,
 * but loads the chunks of the not-found page and has to render again. Also repairs malformed percent-encoding such as
 * `#100%`, on which Docusaurus throws.
 */
function correctAddress(): void {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '');
  // Only the home page has a trailing slash.
  const short = `${page}/` === siteConfig.baseUrl ? siteConfig.baseUrl : page;
  const address = repair(short) + search + repair(hash);
  // An absolute URL, because a path that begins with two slashes would name a host.
  const url = window.location.origin + address;
  if (address !== pathname + search + hash) window.history.replaceState(window.history.state, '', url);
}

/** Whether search was opened before hydration; packages/deferred-hydration will replay that. */
const isSearchAwaited = () => document.querySelector('.DocSearch-Button[data-waiting]') !== null;

function loadAwaitedSearch(): void {
  if (!isSearchAwaited()) return;
  // The dialog reports the failure.
  loadPanel().catch(() => {});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ previousLocation }) => {
  // useSearch.ts releases prefetching once the index has loaded.
  if (!previousLocation && isSearchAwaited()) holdPrefetching();
};

if (ExecutionEnvironment.canUseDOM) {
  correctAddress();
  // Fires when the reader edits the hash. Registered here to run before the router's listener.
  window.addEventListener('popstate', correctAddress);
  loadAwaitedSearch();
}
