import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code, Root } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import type { PageLinks } from '../../page-links.ts';
import { readFences } from '../../fences.ts';
import { addVersions } from '../../installs.ts';
import { tokenizeMeta } from '../../meta.ts';
import { extractPage } from '../../page.ts';
import type { Quote } from '../../quote.ts';
import { showBlock } from '../../shown.ts';
import type { Block, Page } from '../../types.ts';
import { fileIsGenerated, libraryOfPath } from '../../page-rules.ts';
import { addContinuedNote } from './continued-note.ts';
import type { Highlight } from './highlight.ts';
import { PageRenderer } from './page-renderer.ts';
import type { SnippetStore } from '../snippet-store.ts';

interface File {
  path: string;
  value: unknown;
  fail(reason: string, place?: object): never;
}

interface PageBlocks {
  page: Page;
  blocks: Map<Code, Block>;
}

/** Passes results of the first plugin to the second one. */
const read = new WeakMap<File, PageBlocks>();

/**
 * For `beforeDefaultRemarkPlugins`: later plugins replace fences, and results are looked up by a fence's position. Install
 * commands get the versions of their library, and the page a note on the pages that it continues from.
 */
export function createReader(store: SnippetStore) {
  return () => async (tree: Root, file: File) => {
    const path = store.pathOf(file.path);
    if (fileIsGenerated(path, store.site)) {
      read.set(file, { page: { path, blocks: [], problems: [] }, blocks: new Map() });
      return;
    }
    const { page, fences } = readFences(tree, String(file.value), path, libraryOfPath(path, store.site));
    for (const { node, block } of fences.filter((fence) => fence.block.kind === 'shell')) {
      // Also in the fence itself, for npm2yarn, which accepts only fences without other keys.
      block.lines = addVersions(block, (name) => store.libraries.get(block.library)?.versions.get(name));
      node.value = block.lines.map(({ text }) => text).join('\n');
      node.meta = withoutLibrary(node.meta ?? '');
    }
    if (page.continues) addContinuedNote(tree, (await store.page(path))?.continued ?? []);
    read.set(file, { page, blocks: new Map(fences.map(({ node, block }) => [node, block])) });
  };
}

const withoutLibrary = (meta: string): string =>
  tokenizeMeta(meta)
    .filter(({ key }) => key !== 'library')
    .map(({ raw }) => raw)
    .join(' ');

export interface RenderOptions {
  /** Links of a page's names to a reference, by the page's path relative to the repository. */
  linksOf?: (path: string) => Promise<PageLinks | undefined>;
}

/** For the end of `remarkPlugins`, so that fences from other plugins (npm2yarn) are rendered as well. */
export function createRenderer(store: SnippetStore, highlight: Highlight) {
  // Cached, because pages have half of their types in common.
  const types = new Map<string, string>();
  const highlightType = (type: string) => {
    const paint = types.get(type) ?? highlight(type, 'ts');
    types.set(type, paint);
    return paint;
  };
  return ({ linksOf }: RenderOptions = {}) =>
    async (tree: Root, file: File) => {
      const quoted = await readQuotes(tree, store);
      const { page, blocks } = quoted ?? read.get(file)!;
      const { path } = page;
      const [result, links] = blocks.size > 0 ? await Promise.all([store.page(path), linksOf?.(path)]) : [];
      const renderer = new PageRenderer(store, highlight, highlightType, page, result, links);
      visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
        if (node.name !== 'BeforeAfter' || !parent || index === undefined) return undefined;
        const fences = node.children.flatMap((child) => {
          const block = child.type === 'code' ? blocks.get(child) : undefined;
          return block && child.type === 'code' ? [{ block, meta: child.meta ?? '' }] : [];
        });
        if (fences.length !== 2 || node.children.length !== 2) {
          return file.fail(
            `<BeforeAfter>: expected two code blocks, before and after; found ${node.children.length} ` +
              `${node.children.length === 1 ? 'element' : 'elements'}, of which ${fences.length} are code. Move any text out of it.`,
            node,
          );
        }
        parent.children[index] = renderer.renderComparison(fences);
        return index + 1;
      });
      const rendered = new Map<unknown, Block>();
      visit(tree, 'code', (node, index, parent) => {
        if (!parent || index === undefined) return undefined;
        const block = blocks.get(node);
        // Includes, and blocks that only print.
        if (block && showBlock(block).length === 0) {
          parent.children.splice(index, 1);
          return index;
        }
        const above = rendered.get(parent.children[index - 1]);
        const element = block ? renderer.render(block, node.meta ?? '', above) : renderer.renderPlain(node);
        parent.children[index] = element;
        if (block && element.name === 'CodeSample') rendered.set(element, block);
        return index + 1;
      });
      tree.children.unshift(...renderer.imports());
      if (!quoted) tree.children.push(...renderer.proof());
    };
}

/** The quoted page, and the blocks of it that stand for the tree's quotes; undefined without quotes. */
async function readQuotes(tree: Root, store: SnippetStore): Promise<PageBlocks | undefined> {
  const quotes: { node: Code; quote: Quote }[] = [];
  visit(tree, 'code', (node) => {
    if (node.data?.quote) quotes.push({ node, quote: node.data.quote });
  });
  const path = quotes[0]?.quote.path;
  if (path === undefined) return undefined;
  const source = await readFile(join(store.site.root, path), 'utf8');
  const page = extractPage(source, path, libraryOfPath(path, store.site));
  return { page, blocks: new Map(quotes.map(({ node, quote }) => [node, page.blocks[quote.index]!])) };
}
