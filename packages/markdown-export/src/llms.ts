export interface ListedPage {
  title: string;
  description?: string;
  /** Absolute URL of the Markdown export. */
  url: string;
}

export interface PageSection {
  title: string;
  pages: readonly ListedPage[];
}

export interface ListIntroduction {
  title: string;
  summary?: string;
  notes: readonly string[];
}

/** Formats llms.txt (https://llmstxt.org) and omits sections without pages. */
export function writeLlmsTxt(introduction: ListIntroduction, sections: readonly PageSection[]): string {
  const lists = sections
    .filter(({ pages }) => pages.length > 0)
    .map(({ title, pages }) => `## ${title}\n\n${pages.map(describePage).join('\n')}`);
  return `${[writeIntroduction(introduction), ...lists].join('\n\n')}\n`;
}

export function writeLlmsFullTxt(introduction: ListIntroduction, pages: readonly string[]): string {
  return `${[writeIntroduction(introduction), ...pages.map((page) => page.trimEnd())].join('\n\n')}\n`;
}

function writeIntroduction({ title, summary, notes }: ListIntroduction): string {
  return [`# ${title}`, ...(summary ? [`> ${summary}`] : []), ...notes].join('\n\n');
}

function describePage({ title, description, url }: ListedPage): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${url})${description ? `: ${description}` : ''}`;
}
