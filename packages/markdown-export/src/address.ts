/** Accepts a page's path with or without a trailing slash or file name; returns `/docs/quickstart.md`, or `/index.md`. */
export function markdownAddress(address: string): string {
  return `${address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/index'}.md`;
}

/** Name of a version's page list: `llms` for the latest version, `llms-v10` for the one at `/docs/v10`. */
export function listName({ path, isLast }: { path: string; isLast: boolean }): string {
  return isLast ? 'llms' : `llms-${path.split('/').at(-1)}`;
}
