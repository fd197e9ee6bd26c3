import { toMarkdown } from '../to-markdown.ts';
import { cutMain, readContent } from '../plain-content/read-content.ts';
import { resolveAgainst } from '../plain-content/resolve-against.ts';
import { simplifyContent } from '../plain-content/simplify.ts';

/** @param url URL of the page, to resolve links */
export function convertPage(html: string, url: string): string {
  const content = readContent(cutMain(html) ?? '');
  if (!content) {
    throw new Error(
      `markdown-export: the page ${url} has neither an element of the class "theme-doc-markdown", nor the text of a post, ` +
        `nor the heading and cards of a category. If its layout changed, teach src/plain-content/read-content.ts.`,
    );
  }
  simplifyContent(content, resolveAgainst(url));
  return toMarkdown(content);
}
