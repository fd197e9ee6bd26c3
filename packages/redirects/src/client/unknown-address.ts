// Script of the not-found page.

import { findAddress, findLocale } from '../find-address.ts';
import { fetchAddresses, showRequestedAddress } from './show-requested-address.ts';

/**
 * Redirects to the intended page, or suggests similar ones, because static hosts take case, slashes and suffixes
 * literally. Runs before React, whose router ignores case and would render a page at a wrong address.
 */
async function resolveAddress(baseUrl: string): Promise<void> {
  // Leave a slow connection to the page until it is parsed.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const known = await fetchAddresses(baseUrl);
  const requested = `/${location.pathname.slice(baseUrl.length)}`;
  const locale = findLocale(requested, known);
  const target = findAddress(locale.requested, locale.known.targets);
  if (target === undefined) return showRequestedAddress(requested, known, baseUrl);
  const url = new URL(target.startsWith('/') ? baseUrl.slice(0, -1) + locale.folder + target : target, location.href);
  // Like a server redirect: keeps query and hash, and the wrong address stays out of the history.
  if (url.hash === '') url.hash = location.hash;
  new URLSearchParams(location.search).forEach((value, name) => url.searchParams.append(name, value));
  location.replace(url);
}

// The script is at the site's root.
void resolveAddress(new URL('.', (document.currentScript as HTMLScriptElement).src).pathname);
