/**
 * @param address path of a page, with or without a slash or the name of its file at the end
 * @returns path of the page's Markdown export: `/docs/quickstart.md`
 */
export function markdownAddress(address: string): string {
  return `${address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')}.md`;
}

/** @returns name of the list of a version's pages: `llms` for the last version, `llms-v10` for the one at `/docs/v10` */
export function listName({ path, isLast }: { path: string; isLast: boolean }): string {
  return isLast ? 'llms' : `llms-${path.split('/').at(-1)}`;
}
