import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageLinks } from '../../core/api-reference/page-links.ts';
import { fileIsReference } from '../../core/api-reference/symbols.ts';
import { readFences } from '../../core/snippets/fences.ts';
import type { Block, Page } from '../../core/snippets/types.ts';
import { PageRenderer } from './page-renderer.ts';
import type { SnippetStore } from '../shared/snippets/snippet-store.ts';

/** A file as unified passes it on. */
interface File {
  path: string;
  value: unknown;
}

/** Results of the first plugin for the second. */
const read = new WeakMap<File, { page: Page; blocks: Map<Code, Block> }>();

/**
 * Makes the remark plugin that reads the fences of a page as its author wrote them. It belongs into
 * `beforeDefaultRemarkPlugins`: later plugins make new fences of them, and the results of the check are found by a fence's
 * position.
 */
export function createReader(store: SnippetStore) {
  return () => (tree: Root, file: File) => {
    const path = store.pathOf(file.path);
    // Nobody wrote the fences of the API reference, and no check knows them.
    if (fileIsReference(path)) {
      read.set(file, { page: { path, blocks: [], problems: [] }, blocks: new Map() });
      return;
    }
    const { page, fences } = readFences(tree, String(file.value), path);
    read.set(file, { page, blocks: new Map(fences.map(({ node, block }) => [node, block])) });
  };
}

/**
 * Makes the remark plugin that turns each fence into a `CodeSample` (or `CodeFiles`, where it shows several), with
 * everything that the page shows of it. It belongs at the end of `remarkPlugins`, so that fences that other plugins made
 * (npm2yarn) are shown alike.
 *
 * @param linksOf the way from a page's names to the reference, by the page's path from the repository's root; names lead
 * nowhere without it
 * @param highlight colours a code in a language, as `encodePaint` writes them
 */
export function createRenderer(
  store: SnippetStore,
  linksOf: (path: string) => Promise<PageLinks | undefined>,
  highlight: (code: string, lang: string) => string,
) {
  // Pages have half of their types in common.
  const types = new Map<string, string>();
  const highlightType = (type: string) => {
    const paint = types.get(type) ?? highlight(type, 'ts');
    types.set(type, paint);
    return paint;
  };
  return () => async (tree: Root, file: File) => {
    const { page, blocks } = read.get(file)!;
    const path = store.pathOf(file.path);
    const [result, links] = blocks.size > 0 ? await Promise.all([store.page(path), linksOf(path)]) : [];
    const renderer = new PageRenderer(store, highlight, highlightType, page, result, links);
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const block = blocks.get(node);
      if (block?.kind === 'include') {
        parent.children.splice(index, 1);
        return index;
      }
      parent.children[index] = block ? renderer.render(block, node.meta ?? '') : renderer.renderPlain(node);
      return index + 1;
    });
    tree.children.unshift(...renderer.imports());
  };
}
