/**
 * Where the Markdown twin of a page stands: at its address plus `.md`.
 *
 * @param address path of a page; Docusaurus ends that of a landing page in a slash in some places and not in others, and
 *   hosts also serve a page by the name of its file
 */
export function twinAddress(address: string): string {
  return `${address.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '')}.md`;
}

/**
 * The name of the list of a version's pages, without its ending: `llms` for the version that readers land on, and `llms-v10`
 * for the one below `/docs/v10`.
 */
export function listName({ path, isLast }: { path: string; isLast: boolean }): string {
  return isLast ? 'llms' : `llms-${path.split('/').at(-1)}`;
}
