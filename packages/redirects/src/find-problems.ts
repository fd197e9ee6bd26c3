import { exactRedirects, listRules, pageOf } from './expand-redirects.ts';
import type { Redirect, RedirectGroup } from './types.ts';

export interface RedirectProblem {
  /** Key of the rule in the configuration. */
  rule: string;
  problem: string;
  advice: string;
}

export interface BuiltAddresses {
  pages: ReadonlySet<string>;
  hasHeading: (page: string, id: string) => boolean;
}

export function findRedirectProblems(groups: readonly RedirectGroup[], site: BuiltAddresses): RedirectProblem[] {
  const exact = exactRedirects(groups, site.pages);
  const byAddress = new Map(exact.map((redirect) => [redirect.from, redirect]));
  return [
    ...groups.flatMap((group) => listRules(group.rules).flatMap(({ rule, to }) => checkNotation(group, rule, to))),
    ...exact.flatMap((redirect) => [
      ...checkSource(redirect, byAddress, site),
      ...checkTarget(redirect, byAddress, site),
    ]),
  ];
}

function checkNotation({ roots }: RedirectGroup, rule: string, to: string): RedirectProblem[] {
  const found = (problem: string, advice: string) => [{ rule, problem, advice }];
  if (!/^(?:\/[^/?#*\s]+)*(?:\/\*)?$/.test(rule) || (rule === '' && !roots)) {
    return found(
      `"${rule}" is not an address that a rule can apply to.`,
      'Write a path that starts with a slash and ends without one, without a query or heading; a pattern ends in /*.',
    );
  }
  if (rule.endsWith('/index')) {
    return found(
      `A redirect at ${rule} would be an index.html file, which hosts serve for the folder.`,
      'Remove the rule: the not-found page handles this suffix.',
    );
  }
  if (rule.endsWith('*') !== to.endsWith('*')) {
    return found(`Only one of "${rule}" and "${to}" is a pattern.`, 'End both in /*, or neither.');
  }
  if (rule.endsWith('*') && !/^(?:\/[^/?#*\s]+)*\/\*$/.test(to)) {
    return found(`"${to}" is not a folder of this site.`, 'A pattern must lead to a folder, such as /docs/client/*.');
  }
  return [];
}

function checkSource(
  redirect: Redirect,
  byAddress: ReadonlyMap<string, Redirect>,
  { pages }: BuiltAddresses,
): RedirectProblem[] {
  const { from, rule = from } = redirect;
  const page = [...pages].find((one) => one.toLowerCase() === from.toLowerCase());
  if (page !== undefined) {
    return [
      {
        rule,
        problem: `The redirect from ${from} would replace the page ${page}.`,
        advice:
          page === from
            ? 'Remove the rule, or move the page.'
            : 'Remove the rule: the not-found page handles letter case.',
      },
    ];
  }
  return byAddress.get(from) === redirect
    ? []
    : [{ rule, problem: `Two rules apply to ${from}.`, advice: 'Keep the one that leads to the better page.' }];
}

function checkTarget(
  { from, to, rule = from }: Redirect,
  byAddress: ReadonlyMap<string, Redirect>,
  { pages, hasHeading }: BuiltAddresses,
): RedirectProblem[] {
  if (/^https:\/\//.test(to)) return [];
  const page = pageOf(to);
  const next = byAddress.get(page);
  if (!pages.has(page)) {
    return [
      {
        rule,
        problem: next
          ? `${from} leads to ${page}, which itself redirects to ${next.to}.`
          : `${from} leads to ${page}, which is not a page.`,
        advice: next
          ? 'Write the final address of the chain.'
          : 'Write the address of the page that covers the subject now.',
      },
    ];
  }
  const id = to.slice(page.length + 1);
  if (id === '' || hasHeading(page, id)) return [];
  return [
    {
      rule,
      problem: `${from} leads to ${to}, but ${page} has no heading with the id "${id}".`,
      advice: `Name a heading of that page, or keep the old id there: <a id="${id}"></a> above the heading.`,
    },
  ];
}

/** First line of the error message, by which a site can recognize it. */
export const redirectProblemsHeading = 'Problems in redirects:';

export function formatRedirectProblems(problems: readonly RedirectProblem[]): string {
  return [redirectProblemsHeading, ...problems.map((one) => `${one.rule} - ${one.problem}\n  ${one.advice}`)].join(
    '\n',
  );
}
