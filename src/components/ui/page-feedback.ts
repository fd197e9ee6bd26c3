import type { IssueDraft } from '@typed-docs/utils/new-issue';

export interface RatedPage {
  title: string;
  /** Label of the docs version; undefined for blog posts. */
  version: string | undefined;
  url: string;
}

export function pageFeedback({ title, version, url }: RatedPage, helpful: boolean): IssueDraft {
  const page = version === undefined ? title : `${title} (${version})`;
  return { title: `docs: ${page} ${helpful ? 'helped' : 'did not help'}`, body: `${url}\n\n` };
}
