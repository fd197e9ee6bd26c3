import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { readFences } from './fences.ts';
import type { Page, Problem } from './types.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml', 'toml']).use(remarkMdx).freeze();

/**
 * Reads the code blocks of a page.
 *
 * @param source the page's text, .md or .mdx (Docusaurus reads both as MDX)
 * @param path the page's path from the repository's root; it tells the library version
 * @returns the page's blocks in order, and what is wrong with their notation; an unparsable page has no blocks and one problem
 */
export function extractPage(source: string, path: string): Page {
  let tree: Root;
  try {
    tree = parsePage(source);
  } catch (error) {
    return { path, blocks: [], problems: [describeParseError(error, path)] };
  }
  return readFences(tree, source, path).page;
}

/**
 * Parses a page as Docusaurus would, for other checks of pages; lines and columns are the author's.
 *
 * @throws when the page is no MDX
 */
export function parsePage(source: string): Root {
  return processor.parse(blankDocusaurusSyntax(source));
}

/** The parser's message and place; some of its messages carry the place in their text alone. */
function describeParseError(error: unknown, path: string): Problem {
  const { line, column, reason = String(error) } = error as { line?: number; column?: number; reason?: string };
  const [, textLine = '1', textColumn = '1'] = /\((\d+):(\d+)/.exec(reason) ?? [];
  return {
    path,
    line: line ?? Number(textLine),
    column: column ?? Number(textColumn),
    message: `the page cannot be parsed as MDX: ${reason}`,
  };
}

/**
 * Blanks what Docusaurus rewrites before it parses MDX (explicit heading ids, HTML comments), in place, so that every
 * line and column stays what the author sees. Fenced code is left alone.
 */
function blankDocusaurusSyntax(source: string): string {
  let fence: string | undefined;
  let inComment = false;
  return source
    .split('\n')
    .map((line) => {
      const marker = /^[\s>]*(?:[-*+]\s+|\d+[.)]\s+)*(`{3,}|~{3,})(.*)$/.exec(line);
      if (fence) {
        if (marker && marker[1]!.startsWith(fence) && marker[2]!.trim() === '') {
          fence = undefined;
        }
        return line;
      }
      if (marker && !inComment) {
        fence = marker[1];
        return line;
      }
      let text = line.replace(
        /^(\s*#{1,6}\s.*?)(\{#[^}]*\})(\s*)$/,
        (_, before: string, id: string, after: string) => before + ' '.repeat(id.length) + after,
      );
      text = text.replace(/<!--.*?-->/g, (comment) => ' '.repeat(comment.length));
      if (inComment) {
        const end = text.indexOf('-->');
        if (end < 0) {
          return ' '.repeat(text.length);
        }
        inComment = false;
        text = ' '.repeat(end + 3) + text.slice(end + 3);
      }
      const start = text.indexOf('<!--');
      if (start >= 0) {
        inComment = true;
        text = text.slice(0, start) + ' '.repeat(text.length - start);
      }
      return text;
    })
    .join('\n');
}
