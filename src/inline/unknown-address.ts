// Runs on the not-found page; plugins/redirects bundles it.

import { findAddress } from '../../core/redirects/find-address.ts';
import { fetchAddresses, showAskedAddress } from '../features/not-found/show-asked-address.ts';

/**
 * Redirects to the page that the address means, if there is one: hosts without rules of their own take letter case, slashes
 * and suffixes literally. Otherwise it shows the pages that are most like it. Runs before React, whose router ignores
 * letter case and would show a page at a wrong address.
 *
 * @param baseUrl the site's base path, with a slash at both ends
 */
async function resolveAddress(baseUrl: string): Promise<void> {
  // Until then, a slow connection is for the page.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const known = await fetchAddresses(baseUrl);
  const asked = `/${location.pathname.slice(baseUrl.length)}`;
  const target = findAddress(asked, known.targets);
  if (target === undefined) return showAskedAddress(asked, known, baseUrl);
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + target : target, location.href);
  // Like a host's redirect: it keeps query and hash, and leaves no dead address in the history.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

// The script is at the root of the site.
void resolveAddress(new URL('.', (document.currentScript as HTMLScriptElement).src).pathname);
