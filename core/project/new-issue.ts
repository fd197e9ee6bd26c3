/** Text of a new issue. */
export interface IssueDraft {
  title: string;
  body: string;
}

/**
 * Builds the URL of a prefilled issue form; nothing is sent until the reader submits it.
 *
 * @param issues URL of the project's issues on GitHub
 * @see https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function newIssueUrl(issues: string, { title, body }: IssueDraft): string {
  return `${issues}/new?${new URLSearchParams({ title, body })}`;
}

/** A page that a reader gives feedback about. */
export interface RatedPage {
  title: string;
  /** Label of the docs version; undefined for posts. */
  version: string | undefined;
  url: string;
}

/** Writes the issue of a reader for whom a page was, or was not, helpful. */
export function pageFeedback({ title, version, url }: RatedPage, helpful: boolean): IssueDraft {
  const page = version === undefined ? title : `${title} (${version})`;
  return { title: `docs: ${page} ${helpful ? 'helped' : 'did not help'}`, body: `${url}\n\n` };
}
