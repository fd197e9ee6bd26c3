import type { Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
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
      `<${elementName}>: expected of="…" with a major version from the option \`histories\` (${known}); found ` +
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
  const parsed = parsePage(mdx);
  unravelElements(parsed);
  // Messages about positions would point into the page, which does not have this text.
  visit(parsed, (child) => void delete child.position);
  tree.children.splice(index, 1, ...parsed.children);
}

/** MDX unwraps elements that are alone in a paragraph, such as `<summary>`, but before plugins run. */
function unravelElements(tree: Root): void {
  visit(tree, 'paragraph', ({ children }, index, parent) => {
    const [element] = children;
    if (children.length !== 1 || element?.type !== 'mdxJsxTextElement') return;
    parent!.children[index!] = { ...element, type: 'mdxJsxFlowElement' } as RootContent;
  });
}
