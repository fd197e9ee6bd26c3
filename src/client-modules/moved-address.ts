import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import { addressesFile, findAddress, type KnownAddresses } from '@site/core/redirects/find-address';

/**
 * Leads on from an address that the host could not find to the page that was meant, if there is one: hosts without
 * rules of their own take letter case, slashes and suffixes literally. It runs on the page that hosts serve in place of
 * what they lack, before React: the router takes no notice of letter case, and would show a page at a wrong address.
 */
async function leadOn({ baseUrl }: { baseUrl: string }): Promise<void> {
  const known = await readAddresses(baseUrl + addressesFile);
  const target = findAddress(`/${location.pathname.slice(baseUrl.length)}`, known);
  if (target === undefined) return;
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + target : target, location.href);
  // As from a host's redirect: query and heading go along, and the history holds no dead address.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

/** The list exists in the built site only; without it readers see that the page was not found. */
async function readAddresses(file: string): Promise<KnownAddresses> {
  try {
    const response = await fetch(file);
    return response.ok ? ((await response.json()) as KnownAddresses) : {};
  } catch {
    return {};
  }
}

if (ExecutionEnvironment.canUseDOM && document.querySelector('meta[name="not-found"]')) void leadOn(siteConfig);
