import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Root } from 'mdast';
import { readFences } from './fences.ts';
import type { Page, Problem } from './types.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml', 'toml']).use(remarkMdx).freeze();

/**
 * @param library library that the page's path implies; the front matter may name another
 * @returns no blocks and one problem if the page cannot be parsed
 */
export function extractPage(source: string, path: string, library?: string): Page {
  let tree: Root;
  try {
    tree = parsePage(source);
  } catch (error) {
    return { path, blocks: [], problems: [describeParseError(error, path)] };
  }
  return readFences(tree, source, path, library).page;
}

/**
 * Positions refer to the original source.
 *
 * @throws if the page is not valid MDX
 */
export function parsePage(source: string): Root {
  return processor.parse(blankDocusaurusSyntax(source));
}

/** Some messages have their position only in the text. */
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
 * Blanks syntax that Docusaurus rewrites before parsing MDX (heading ids, HTML comments), so that positions don't
 * change.
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
