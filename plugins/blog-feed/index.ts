import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { simplifyContent } from '../../core/plain-content/simplify.ts';
import { resolveAgainst } from '../../core/plain-content/resolve-against.ts';

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/**
 * What feeds hold of posts (an option of the blog plugin): everything, in the plain HTML that feed readers show well. What
 * Docusaurus takes from the page has code in coloured pieces, buttons and tabs, which need our styles and scripts.
 */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({ ...item, published: item.date, content: toPlainHtml(item.content ?? '', item.link) }));
};

/**
 * @param content a post as its page shows it
 * @param page the page's full address
 */
export function toPlainHtml(content: string, page: string): string {
  const tree = html.parse(content);
  simplifyContent(tree, resolveAgainst(page));
  return html.stringify(tree);
}
