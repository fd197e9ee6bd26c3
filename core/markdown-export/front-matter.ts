/** Front matter of a page's Markdown export. */
export interface FrontMatter {
  title: string;
  /** One sentence about the page. */
  description?: string;
  /** Label of the documented version (`11.x`), on docs. */
  version?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  date?: string;
  /** Authors of a post. */
  authors?: readonly string[];
  /** URL of the page. */
  canonical: string;
  /** URL of the same subject in the current version, on pages of older versions. */
  current?: string;
}

/**
 * Adds front matter to a page's Markdown. The values are JSON, which is YAML too, so that no text needs quoting rules.
 *
 * @param markdown the page, which starts with its title as a heading
 */
export function addFrontMatter(frontMatter: FrontMatter, markdown: string): string {
  const { title, description, version, date, authors, canonical, current } = frontMatter;
  const fields = Object.entries({ title, description, version, date, authors, canonical, current })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${fields.join('\n')}\n---\n\n${markdown.trimEnd()}\n`;
}
