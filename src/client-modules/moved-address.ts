import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { findAddress } from '@site/core/redirects/find-address';
import { readAddresses } from '@site/src/features/not-found/read-addresses';

/**
 * Leads on from an address that the host could not find to the page that was meant, if there is one: hosts without
 * rules of their own take letter case, slashes and suffixes literally. It runs on the page that hosts serve in place of
 * what they lack, before React: the router takes no notice of letter case, and would show a page at a wrong address.
 */
async function leadOn({ baseUrl }: { baseUrl: string }): Promise<void> {
  const { targets } = await readAddresses(baseUrl);
  const target = findAddress(`/${location.pathname.slice(baseUrl.length)}`, targets);
  if (target === undefined) return;
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + target : target, location.href);
  // As from a host's redirect: query and heading go along, and the history holds no dead address.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

if (ExecutionEnvironment.canUseDOM && document.querySelector('meta[name="not-found"]')) void leadOn(siteConfig);
