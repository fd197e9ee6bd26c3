/** What the form of a new issue is filled in with. */
export interface IssueDraft {
  title: string;
  body: string;
}

/**
 * @param issues Address of the project's issues on GitHub.
 * @returns The form of a new issue, filled in; nothing is sent before the reader sends it.
 * @see https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function newIssueUrl(issues: string, { title, body }: IssueDraft): string {
  return `${issues}/new?${new URLSearchParams({ title, body })}`;
}

/** A page that readers are asked about. */
export interface RatedPage {
  title: string;
  /** The label of the docs version; undefined for posts. */
  version: string | undefined;
  url: string;
}

/** @returns What an issue says of a reader who did, or did not, find what they needed on a page. */
export function pageFeedback({ title, version, url }: RatedPage, helpful: boolean): IssueDraft {
  const page = version === undefined ? title : `${title} (${version})`;
  return { title: `docs: ${page} ${helpful ? 'helped' : 'did not help'}`, body: `${url}\n\n` };
}
