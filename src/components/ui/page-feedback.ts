import type { IssueDraft } from '@typed-docs/utils/new-issue';

export interface RatedPage {
  title: string;
  /** Label of the docs version; undefined for blog posts. */
  version: string | undefined;
  url: string;
}

/** The issue that a reader who was not helped can file. */
export function pageFeedback({ title, version, url }: RatedPage): IssueDraft {
  const page = version === undefined ? title : `${title} (${version})`;
  return { title: `docs: ${page} did not help`, body: `${url}\n\n` };
}
