import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { findElement, hasClass } from './nodes.ts';

/** Id of the element with a post's text (`blogPostContainerID` of @docusaurus/utils-common). */
const postId = '__blog-post-container';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Cuts the main element out of a page's HTML, because parsing takes long and most of a page is navigation and scripts.
 */
export function cutMain(html: string): string | undefined {
  return /<main[\s>][^]*<\/main>/.exec(html)?.[0];
}

/**
 * Finds title and text of a doc, a post or a category page.
 *
 * @param main main element of the page (`cutMain`)
 * @returns undefined for other pages
 */
export function readContent(main: string): Root | undefined {
  const children = contentOf(parser.parse(main));
  return children && { type: 'root', children };
}

function contentOf(tree: Root): Element[] | undefined {
  const doc = findElement(tree, (node) => hasClass(node, 'theme-doc-markdown'));
  if (doc) return [doc];
  const title = findElement(tree, ({ tagName }) => tagName === 'h1');
  const post = findElement(tree, ({ properties }) => properties.id === postId);
  if (title && post) return [title, post];
  const header = findElement(tree, (node) => node.tagName === 'header' && node.children.includes(title!));
  const cards = findElement(tree, ({ tagName }) => tagName === 'article');
  return header && cards && [header, cards];
}
