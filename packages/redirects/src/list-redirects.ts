import { redirectsAcrossVersions } from './across-versions.ts';
import { expandRedirects } from './expand-redirects.ts';
import type { Redirect, RedirectGroup, RedirectTable, VersionAddresses } from './types.ts';
import type { MovedPage } from './versions/alternate-doc.ts';

export interface RedirectSources {
  /** Newest first. */
  versions: readonly VersionAddresses[];
  movedPages: readonly MovedPage[];
  /** Addresses of the site, including files. */
  pages: ReadonlySet<string>;
  /** Take precedence over patterns, but not over exact rules. */
  generated?: readonly Redirect[];
}

/** Redirects that follow from the versions, and those of the rules. */
export function listRedirects(
  rules: readonly RedirectGroup[],
  { versions, movedPages, pages, generated = [] }: RedirectSources,
): RedirectTable {
  return expandRedirects(rules, [...redirectsAcrossVersions(versions, movedPages), ...generated], pages);
}
