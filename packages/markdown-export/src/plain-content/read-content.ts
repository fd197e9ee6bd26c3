import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { findElement, hasClass } from './nodes.ts';

/** `blogPostContainerID` of @docusaurus/utils-common. */
const postId = '__blog-post-container';

const parser = unified().use(rehypeParse, { fragment: true });

/** Parsing a whole page is slow, and most of it is navigation and scripts. */
export function cutMain(html: string): string | undefined {
  return /<main[\s>][^]*<\/main>/.exec(html)?.[0];
}

/**
 * @param main HTML from `cutMain`
 * @returns undefined unless the page is a doc, a post or a category page
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
