export interface FrontMatter {
  title: string;
  description?: string;
  version?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  authors?: readonly string[];
  canonical: string;
  /** URL of the same page in the current version, on pages of older versions. */
  current?: string;
}

/** JSON values are valid YAML and need no further quoting. */
export function addFrontMatter(frontMatter: FrontMatter, markdown: string): string {
  const { title, description, version, date, authors, canonical, current } = frontMatter;
  const fields = Object.entries({ title, description, version, date, authors, canonical, current })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${fields.join('\n')}\n---\n\n${markdown.trimEnd()}\n`;
}
