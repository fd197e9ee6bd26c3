// Runs on the not-found page; plugins/redirects makes its file.

import { findAddress } from '../../core/redirects/find-address.ts';
import { readAddresses } from '../features/not-found/read-addresses.ts';

/**
 * Leads on from an address that the host could not find to the page that was meant, if there is one: hosts without
 * rules of their own take letter case, slashes and suffixes literally. It runs on the page that hosts serve in place of
 * what they lack, without React: the router takes no notice of letter case, and would show a page at a wrong address.
 *
 * @param baseUrl where the site begins, with a slash at both ends
 */
async function leadOn(baseUrl: string): Promise<void> {
  const { targets } = await readAddresses(baseUrl);
  const target = findAddress(`/${location.pathname.slice(baseUrl.length)}`, targets);
  if (target === undefined) return;
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + target : target, location.href);
  // As from a host's redirect: query and heading go along, and the history holds no dead address.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

// The script stands at the root of the site.
void leadOn(new URL('.', (document.currentScript as HTMLScriptElement).src).pathname);
