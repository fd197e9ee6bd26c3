import type { Root } from 'mdast';
import type {} from 'remark-mdx';
import { parsePage } from '@typed-docs/snippets/page';
import { renderReleases } from '../../release-history/render-releases.ts';
import type { ApiSymbol } from '../../symbols.ts';
import { SymbolIndex } from '../../symbol-index.ts';
import type { ApiReferenceSite } from '../site.ts';

const elementName = 'ReleaseHistory';

interface File {
  fail(reason: string, place?: object): never;
}

/**
 * Replaces `<ReleaseHistory of="11.x" />` with a section for each release. In `beforeDefaultRemarkPlugins`, the headings
 * get into the table of contents, and the links to files are resolved.
 *
 * @param readSymbols called only if the page has the element
 */
export async function placeReleases(
  tree: Root,
  file: File,
  site: ApiReferenceSite,
  readSymbols: () => Promise<readonly ApiSymbol[]>,
): Promise<void> {
  const index = tree.children.findIndex((node) => node.type === 'mdxJsxFlowElement' && node.name === elementName);
  const node = tree.children[index];
  if (node?.type !== 'mdxJsxFlowElement') return;
  const [attribute] = node.attributes;
  const major = attribute?.type === 'mdxJsxAttribute' && attribute.name === 'of' ? attribute.value : undefined;
  const histories = site.packages.flatMap(({ name }) =>
    site.histories.filter((one) => one.package === name && one.major === major),
  );
  if (histories.length === 0) {
    const known = [...new Set(site.histories.map((one) => one.major))].map((one) => `"${one}"`).join(', ') || 'none';
    file.fail(
      `<${elementName}>: expected of="…" with a major version of the option \`histories\` (${known}); found ` +
        `${typeof major === 'string' ? `"${major}"` : 'none'}.`,
      node,
    );
  }
  const symbols = new SymbolIndex(await readSymbols(), [], site);
  const mdx = renderReleases({
    histories,
    notes: site.releaseNotes,
    pageOf: (specifier, name) => symbols.ofExport(specifier, name)?.address,
    site,
  });
  const { children } = parsePage(mdx);
  // Messages about positions would point into the page, which does not have this text.
  for (const child of children) removePositions(child);
  tree.children.splice(index, 1, ...children);
}

function removePositions(node: { position?: unknown; children?: object[] }): void {
  delete node.position;
  for (const child of node.children ?? []) removePositions(child);
}
