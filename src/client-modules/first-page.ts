// Runs once, before Docusaurus looks for the scripts of the page in the address.

import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { reportFailedStart } from '@site/src/features/page-load/report-failed-start';

/**
 * /docs/quickstart.html and /docs/quickstart/index.html are /docs/quickstart. Docusaurus shows that page for them too,
 * but looks for its scripts under the long address, finds those of the not-found page, and has to render the page anew.
 */
function shortenAddress(): void {
  const { pathname, search, hash } = window.location;
  const page = pathname.replace(/(?:\/index)?\.html$/, '');
  // The home page alone has a slash at its end.
  const short = `${page}/` === siteConfig.baseUrl ? siteConfig.baseUrl : page;
  if (short !== pathname) window.history.replaceState(window.history.state, '', short + search + hash);
}

if (ExecutionEnvironment.canUseDOM) {
  shortenAddress();
  reportFailedStart();
}
