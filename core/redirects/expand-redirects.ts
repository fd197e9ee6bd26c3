import type { FolderRedirect, Redirect, RedirectGroup, RedirectTable } from './types.ts';

/**
 * Expands rules to one redirect per old address. Patterns are expanded over existing pages, so that hosts need no rules
 * and no redirect leads to another.
 *
 * @param generated redirects that follow from the pages; they rank below exact rules and above patterns
 * @param pages addresses of the site, files included
 */
export function expandRedirects(
  groups: readonly RedirectGroup[],
  generated: readonly Redirect[],
  pages: ReadonlySet<string>,
): RedirectTable {
  const table = new Map<string, Redirect>();
  const lowerCasePages = new Set([...pages].map((page) => page.toLowerCase()));
  const add = (redirect: Redirect) => {
    // On case-insensitive file systems, a file with this name would replace the page.
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
      // A host's rule for a folder with pages, or one that leads back into the folder, would redirect pages.
      const isFree = !to.startsWith(from) && !hasPages(from, pages);
      if (isFree && hasPages(to, pages)) folders.push({ from, to });
    }
  }
  return { redirects: [...table.values()], folders };
}

/** Expands the rules without patterns below each of their roots. */
export function exactRedirects(groups: readonly RedirectGroup[], pages: ReadonlySet<string>): Redirect[] {
  return groups.flatMap(({ roots = [''], rules }) =>
    listRules(rules)
      .filter(({ rule }) => !rule.endsWith('*'))
      .flatMap(({ rule, to }) =>
        roots
          // Below another root the address may still be a page: only the first root's pages moved.
          .filter((root) => root === roots[0] || !pages.has(root + rule))
          .map((root) => ({ from: root + rule, to: targetBelow(root, roots[0], to, pages), rule })),
      ),
  );
}

function targetBelow(root: string, firstRoot: string, to: string, pages: ReadonlySet<string>): string {
  if (!to.startsWith('/') && to !== '') return to;
  return pages.has(pageOf(root + to)) ? root + to : firstRoot + to;
}

/** Lists rules with one target each. */
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

/** @returns the address without the hash */
export function pageOf(target: string): string {
  return target.replace(/#.*/, '');
}
