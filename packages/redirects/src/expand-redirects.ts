import type { FolderRedirect, Redirect, RedirectGroup, RedirectTable } from './types.ts';

/**
 * Expands rules to one redirect per old address. Patterns are expanded over existing pages, so that they work on hosts
 * without redirect rules and redirects never chain.
 *
 * @param generated redirects that take precedence over patterns, but not over exact rules
 * @param pages addresses of the site, including files
 */
export function expandRedirects(
  groups: readonly RedirectGroup[],
  generated: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectTable {
  const table = new Map<string, Redirect>();
  const lowerCasePages = new Set([...pages].map((page) => page.toLowerCase()));
  const add = (redirect: Redirect) => {
    // On case-insensitive file systems, the redirect's file would replace the page.
    if (!table.has(redirect.from) && !lowerCasePages.has(redirect.from.toLowerCase())) {
      table.set(redirect.from, redirect);
    }
  };

  for (const redirect of exactRedirects(groups, pages)) add(redirect);
  for (const redirect of generated) add(redirect);
  const folders: FolderRedirect[] = [];
  const later = (group: RedirectGroup) => Number(group.overRedirects ?? false);
  for (const group of [...groups].sort((a, b) => later(a) - later(b))) {
    for (const { from, to, firstTo, rule } of patternsOf(group)) {
      const targets = group.overRedirects ? [...pages, ...table.keys()] : [...pages];
      for (const folder of new Set([to, firstTo])) {
        for (const target of targets) {
          if (!target.startsWith(folder) || isBelow(target, group.except)) continue;
          const known = table.get(target)?.to ?? target;
          add({ from: from + target.slice(folder.length), to: known, rule });
        }
      }
      // As a host rule, a folder that has pages, or that contains its own target, would redirect existing pages.
      const isFree = !to.startsWith(from) && !hasPages(from, pages);
      if (isFree && hasPages(to, pages)) folders.push({ from, to });
    }
  }
  return { redirects: [...table.values()], folders };
}

export function exactRedirects(groups: readonly RedirectGroup[], pages: ReadonlySet<string>): Redirect[] {
  return groups.flatMap(({ roots = [''], rules }) =>
    listRules(rules)
      .filter(({ rule }) => !rule.endsWith('*'))
      .flatMap(({ rule, to }) =>
        roots
          // Only the first root's pages moved, so an old address below another root may still be a page.
          .filter((root) => root === roots[0] || !pages.has(root + rule))
          .map((root) => ({ from: root + rule, to: targetBelow(root, roots[0], to, pages), rule })),
      ),
  );
}

function targetBelow(root: string, firstRoot: string, to: string, pages: ReadonlySet<string>): string {
  if (!to.startsWith('/') && to !== '') return to;
  return pages.has(pageOf(root + to)) ? root + to : firstRoot + to;
}

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

export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}
