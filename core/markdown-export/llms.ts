/** A page in a list for language models. */
export interface ListedPage {
  title: string;
  description?: string;
  /** Full address of its Markdown. */
  url: string;
}

export interface PageSection {
  title: string;
  pages: readonly ListedPage[];
}

/** Introduction of a list of pages. */
export interface ListIntroduction {
  title: string;
  /** One sentence about the list. */
  summary: string;
  /** Paragraphs, in Markdown. */
  notes: readonly string[];
}

/**
 * Formats a list of pages as llms.txt (https://llmstxt.org). Sections without pages are left out.
 */
export function writeLlmsTxt(introduction: ListIntroduction, sections: readonly PageSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => `## ${title}\n\n${pages.map(describePage).join('\n')}`);
  return `${[writeIntroduction(introduction), ...lists].join('\n\n')}\n`;
}

/** Writes the pages themselves one after the other, each with its front matter. */
export function writeLlmsFullTxt(introduction: ListIntroduction, pages: readonly string[]): string {
  return `${[writeIntroduction(introduction), ...pages.map((page) => page.trimEnd())].join('\n\n')}\n`;
}

function writeIntroduction({ title, summary, notes }: ListIntroduction): string {
  return [`# ${title}`, `> ${summary}`, ...notes].join('\n\n');
}

function describePage({ title, description, url }: ListedPage): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${url})${description ? `: ${description}` : ''}`;
}
