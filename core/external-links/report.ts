import type { ExternalLink } from './collect-links.ts';
import type { LinkException } from './exceptions.ts';
import type { Answer } from './judge.ts';

/** A link that did not answer well, after all attempts. */
export interface BrokenLink extends ExternalLink {
  answer: Answer;
}

/** The data file with the exceptions, as the advice names it. */
const exceptionsFile = 'config/external-links.ts';

/** @returns What a maintainer reads of a broken link; `sources` are the files of its pages, where they are known. */
export function formatBrokenLink({ url, pages, answer }: BrokenLink, sources: ReadonlyMap<string, string>): string {
  const where = pages.map((page) => `  in ${sources.get(page) ?? page}`);
  const found = 'failure' in answer ? `no answer (${answer.failure})` : `the answer ${answer.status}`;
  return [
    url,
    ...where.slice(0, 5),
    ...(where.length > 5 ? [`  and on ${where.length - 5} more pages`] : []),
    `  expected a page, found ${found}`,
    `  ${adviceFor(answer)}`,
  ].join('\n');
}

function adviceFor(answer: Answer): string {
  if ('status' in answer && (answer.status === 404 || answer.status === 410)) {
    return 'Link to where the page is now, or to a copy of it, or leave the link out.';
  }
  return `Open it in a browser: mend it if it is gone; if the host refuses programs, add it to ${exceptionsFile}.`;
}

/** @returns What a maintainer reads of an exception that nothing needs. */
export function formatIdleException({ url }: LinkException): string {
  return `${url}\n  is an exception in ${exceptionsFile}, but no page links to it: remove the row.`;
}
