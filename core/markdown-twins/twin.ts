/** What stands on top of a twin. */
export interface TwinHeader {
  title: string;
  /** One sentence that says what the page is good for. */
  description?: string;
  /** Label of the documented version (`11.x`), on pages of the docs. */
  version?: string;
  /** Day of a post, `YYYY-MM-DD`. */
  date?: string;
  /** Who signs a post. */
  authors?: readonly string[];
  /** Full address of the page that the twin is one of. */
  canonical: string;
  /** Full address of the page about the same subject in the current version, on pages of older ones. */
  current?: string;
}

/**
 * Puts the header on top of a page's Markdown, as front matter: YAML, with its texts in the form that JSON has too, so that
 * colons and quotes in them mean nothing.
 *
 * @param markdown the page, beginning with its title as a heading
 */
export function writeTwin(header: TwinHeader, markdown: string): string {
  const { title, description, version, date, authors, canonical, current } = header;
  const fields = Object.entries({ title, description, version, date, authors, canonical, current })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${fields.join('\n')}\n---\n\n${markdown.trimEnd()}\n`;
}

/** @returns The address that a page's HTML tells search engines to list in its place, if it has one. */
export function readCanonical(html: string): string | undefined {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0];
  return link && /\bhref="?([^"\s>]+)/.exec(link)?.[1];
}
