// Runs on the not-found page; plugins/redirects makes its file.

import { readAskedAddress } from '../../core/redirects/asked-address.ts';
import { findAddress } from '../../core/redirects/find-address.ts';
import { giveWay } from '../features/not-found/give-way.ts';
import { readAddresses } from '../features/not-found/read-addresses.ts';
import { showAskedAddress } from '../features/not-found/show-asked-address.ts';

/**
 * Leads on from an address that the host could not find to the page that was meant, if there is one: hosts without
 * rules of their own take letter case, slashes and suffixes literally. Otherwise it shows the pages that are most like
 * it. It runs on the page that hosts serve in place of what they lack, without React: the router takes no notice of
 * letter case, and would show a page at a wrong address.
 *
 * @param baseUrl where the site begins, with a slash at both ends
 */
async function leadOn(baseUrl: string): Promise<void> {
  const known = await readAddresses(baseUrl);
  const asked = `/${location.pathname.slice(baseUrl.length)}`;
  const target = findAddress(asked, known.targets);
  if (target === undefined) {
    const address = await readAskedAddress(asked, known, giveWay);
    // With React there the page shows it itself.
    if (document.documentElement.dataset.hasHydrated !== 'true') showAskedAddress(address, baseUrl);
    return;
  }
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + target : target, location.href);
  // As from a host's redirect: query and heading go along, and the history holds no dead address.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

// The script stands at the root of the site.
void leadOn(new URL('.', (document.currentScript as HTMLScriptElement).src).pathname);
