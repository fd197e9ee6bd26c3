import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { simplifyContent } from '../../core/plain-content/simplify.ts';
import { resolveAgainst } from '../../core/plain-content/resolve-against.ts';

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/**
 * Option of the blog plugin: feeds contain whole posts as plain HTML, because the HTML of pages has code tokens, buttons and
 * tabs that need the site's styles and scripts.
 */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({ ...item, published: item.date, content: toPlainHtml(item.content ?? '', item.link) }));
};

/**
 * @param content HTML of the post
 * @param page URL of its page
 */
export function toPlainHtml(content: string, page: string): string {
  const tree = html.parse(content);
  simplifyContent(tree, resolveAgainst(page));
  return html.stringify(tree);
}
