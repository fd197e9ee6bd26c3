export interface IssueDraft {
  title: string;
  body: string;
}

/**
 * Builds the URL of a prefilled issue form; nothing is sent until the user submits it.
 *
 * @see https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue#creating-an-issue-from-a-url-query
 */
export function newIssueUrl(issues: string, { title, body }: IssueDraft): string {
  return `${issues}/new?${new URLSearchParams({ title, body })}`;
}
