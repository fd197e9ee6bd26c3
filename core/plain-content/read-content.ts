import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { findElement, hasClass } from './nodes.ts';

/** The id that Docusaurus gives the element with a post's text (`blogPostContainerID` of @docusaurus/utils-common). */
const postId = '__blog-post-container';

const parser = unified().use(rehypeParse, { fragment: true });

/**
 * Cuts a page's main part out of its HTML: parsing takes most of the time, and most of a page is navigation and scripts.
 *
 * @param html a page of the built site
 */
export function cutMain(html: string): string | undefined {
  return /<main[\s>][^]*<\/main>/.exec(html)?.[0];
}

/**
 * Finds what a page is about: the title and the text, without the navigation around it.
 *
 * @param main the main part (`cutMain`) of a doc, a post, or the list of a sidebar's category
 * @returns a tree of them, or undefined for HTML that is no such page
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
