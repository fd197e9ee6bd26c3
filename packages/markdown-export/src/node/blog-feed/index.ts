import type { FeedOptions } from '@docusaurus/plugin-content-blog';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { simplifyContent } from '../../plain-content/simplify.ts';
import { resolveAgainst } from '../../plain-content/resolve-against.ts';

const html = unified().use(rehypeParse, { fragment: true }).use(rehypeStringify).freeze();

/** Feeds contain plain HTML, because code tokens, buttons and tabs need the site's styles and scripts. */
export const createFeedItems: NonNullable<FeedOptions['createFeedItems']> = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({ ...item, published: item.date, content: toPlainHtml(item.content ?? '', item.link) }));
};

/** @param page URL that links are resolved against */
export function toPlainHtml(content: string, page: string): string {
  const tree = html.parse(content);
  simplifyContent(tree, resolveAgainst(page));
  return html.stringify(tree);
}
