import type { Redirect } from '@typed-docs/redirects/types';

export interface ChangedRedirect {
  from: string;
  before: string;
  /** Undefined if the address no longer exists. */
  after: string | undefined;
}

export interface RedirectComparison {
  /** Addresses that used to redirect and are now pages. */
  pages: number;
  /** Addresses below the frozen version that now lead to its copy of the former target. */
  frozen: number;
  same: number;
  changed: ChangedRedirect[];
}

/**
 * Compares the redirects of two states of the site.
 *
 * @param pages addresses after the cut
 * @param roots addresses of the frozen version, before and after
 */
export function compareRedirects(
  before: readonly Redirect[],
  after: readonly Redirect[],
  pages: ReadonlySet<string>,
  roots: { before: string; after: string },
): RedirectComparison {
  const targets = new Map(after.map(({ from, to }) => [from, to]));
  const lowerCasePages = new Set([...pages].map((page) => page.toLowerCase()));
  const result: RedirectComparison = { pages: 0, frozen: 0, same: 0, changed: [] };
  for (const { from, to } of before) {
    const now = targets.get(from);
    const copy = roots.after + to.slice(roots.before.length);
    if (lowerCasePages.has(from.toLowerCase())) result.pages += 1;
    else if (now === to) result.same += 1;
    else if (now === copy && from.startsWith(`${roots.after}/`)) result.frozen += 1;
    else result.changed.push({ from, before: to, after: now });
  }
  return result;
}
