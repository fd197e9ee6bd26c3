import { exactRedirects, expandRedirects } from '@typed-docs/redirects/expand-redirects';
import { checkFrontMatter } from './front-matter.ts';
import { checkLinks, type LinkTargets } from './links.ts';
import { checkMarkup } from './markup.ts';
import { checkDuplicates, checkRedirects, checkSidebars } from './navigation.ts';
import { checkPosts, warnOfFuturePosts } from './posts.ts';
import type { ContentCheckOptions, Problem, Site } from './types.ts';

/** All problems of a site, sorted by location. */
export function findProblems(site: Site, options: ContentCheckOptions): Problem[] {
  const targets = listTargets(site, options);
  const all = [...site.pages, ...site.translations];
  const problems = [
    ...all.flatMap((page) => checkMarkup(page, options)),
    ...site.pages.flatMap((page) => checkLinks(page, targets, options)),
    ...site.translations.flatMap((page) =>
      checkLinks({ ...page, ...page.original }, targets, options).map((problem) => ({ ...problem, path: page.path })),
    ),
    ...checkFrontMatter(all, options),
    ...checkPosts(all, site.postKeys, options),
    ...checkDuplicates(site.pages),
    ...checkSidebars(site, options),
    ...checkRedirects(site, targets, options),
  ];
  return sortByPlace(problems);
}

/** Probable mistakes that don't prevent a build. */
export const findWarnings = ({ pages }: Site, now = new Date()): Problem[] =>
  sortByPlace(warnOfFuturePosts(pages, now));

const sortByPlace = (problems: Problem[]): Problem[] =>
  problems.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0) || a.line - b.line || a.column - b.column);

function listTargets({ pages, files, otherAddresses }: Site, { redirects }: ContentCheckOptions): LinkTargets {
  const byAddress = new Map(pages.flatMap((page) => (page.address === undefined ? [] : [[page.address, page]])));
  const addresses = new Set([...byAddress.keys(), ...otherAddresses]);
  const rules = redirects?.rules ?? [];
  const expanded = expandRedirects(rules, [], addresses).redirects;
  const exact = exactRedirects(rules, addresses);
  return {
    byPath: new Map(pages.map((page) => [page.path, page])),
    byAddress,
    otherAddresses,
    redirects: new Map([...expanded, ...exact].map(({ from, to }) => [from, to])),
    files,
  };
}
