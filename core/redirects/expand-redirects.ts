import type { FolderRedirect, Redirect, RedirectGroup, RedirectTable } from './types.ts';

/**
 * Works out every old address that is known of, with its one present address. Patterns are expanded over the pages
 * that stand, so that a host needs no rules to serve them and nothing leads on to another redirect.
 *
 * @param groups The rules as written.
 * @param acrossVersions What follows from the versions' pages; it comes behind exact rules and before patterns.
 * @param pages The addresses of the site, files included.
 */
export function expandRedirects(
  groups: readonly RedirectGroup[],
  acrossVersions: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectTable {
  const table = new Map<string, Redirect>();
  const lowerCasePages = new Set([...pages].map((page) => page.toLowerCase()));
  const add = (redirect: Redirect) => {
    // On systems that take no notice of letter case, a file of that name would replace the page.
    if (!table.has(redirect.from) && !lowerCasePages.has(redirect.from.toLowerCase())) {
      table.set(redirect.from, redirect);
    }
  };

  for (const redirect of exactRedirects(groups, pages)) add(redirect);
  for (const redirect of acrossVersions) add(redirect);
  const folders: FolderRedirect[] = [];
  const later = (group: RedirectGroup) => Number(group.overRedirects ?? false);
  for (const group of [...groups].sort((a, b) => later(a) - later(b))) {
    for (const { from, to, firstTo, rule } of patternsOf(group)) {
      const targets = group.overRedirects ? [...pages, ...table.keys()] : [...pages];
      for (const folder of new Set([to, firstTo])) {
        for (const target of targets) {
          if (!target.startsWith(folder) || isBelow(target, group.except)) continue;
          const known = table.get(target)?.to ?? target;
          add({ from: from + target.slice(folder.length), to: known, reason: group.reason, rule });
        }
      }
      // A rule over a folder that holds pages, or that leads back into it, would redirect pages.
      const isFree = !to.startsWith(from) && !hasPages(from, pages);
      if (isFree && hasPages(to, pages)) folders.push({ from, to });
    }
  }
  for (const redirect of [...table.values()]) add({ ...redirect, from: redirect.from.toLowerCase(), lowerCase: true });
  return { redirects: [...table.values()], folders };
}

/** @returns The rules without a pattern, below each of their roots. */
export function exactRedirects(groups: readonly RedirectGroup[], pages: ReadonlySet<string>): Redirect[] {
  return groups.flatMap(({ reason, roots = [''], rules }) =>
    listRules(rules)
      .filter(({ rule }) => !rule.endsWith('*'))
      .flatMap(({ rule, to }) =>
        roots
          // Below another root the address may be a page's still: it is the first root's pages that moved.
          .filter((root) => root === roots[0] || !pages.has(root + rule))
          .map((root) => ({ from: root + rule, to: targetBelow(root, roots[0], to, pages), reason, rule })),
      ),
  );
}

function targetBelow(root: string, firstRoot: string, to: string, pages: ReadonlySet<string>): string {
  if (!to.startsWith('/') && to !== '') return to;
  return pages.has(pageOf(root + to)) ? root + to : firstRoot + to;
}

/** @returns The rules, one for each address that they lead to. */
export function listRules(rules: RedirectGroup['rules']): { rule: string; to: string }[] {
  return Object.entries(rules).flatMap(([rule, to]) => [to].flat().map((one) => ({ rule, to: one })));
}

function patternsOf({ roots = [''], rules }: RedirectGroup) {
  return listRules(rules)
    .filter(({ rule }) => rule.endsWith('/*'))
    .flatMap(({ rule, to }) =>
      roots.map((root) => ({
        from: root + rule.slice(0, -1),
        to: root + to.slice(0, -1),
        firstTo: roots[0] + to.slice(0, -1),
        rule,
      })),
    );
}

function hasPages(folder: string, pages: ReadonlySet<string>): boolean {
  return [...pages].some((page) => page.startsWith(folder));
}

function isBelow(address: string, folders: readonly string[] = []): boolean {
  return folders.some((folder) => address === folder || address.startsWith(`${folder}/`));
}

/** @returns The address without its heading. */
export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}
