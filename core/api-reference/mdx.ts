import type { DocSpan } from '../snippets/reading/doc-text.ts';
import { referenceAddress } from './symbols.ts';

/*
 * MDX of plain data. Texts come from the packages' comments: nothing in them may become markup, so that everything that
 * Markdown or MDX would read is escaped.
 */

/** A text that is to be shown as it is. */
export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
      // Directives of Docusaurus.
      .replace(/:(?=[a-z:])/gi, '\\:')
      // Lists, headings and rules; MDX reads modules where a paragraph starts with these words.
      .replace(
        /^(\s*)([-+=]|\d+[.)])/,
        (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
      )
      .replace(/^(im|ex)(?=port\b)/, (start) => `&#${start.codePointAt(0)};${start.slice(1)}`)
  );
}

/** A text as inline code. */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

/** A block of code. */
export function codeBlock(code: string, lang = 'ts'): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${code}\n${fence}`;
}

/** A link; pages of the reference are named by file, so that a frozen version keeps to its own. */
export function link(markdown: string, address: string): string {
  return `[${markdown}](${address.startsWith(referenceAddress) ? fileOfAddress(address) : address})`;
}

/** The file of a page, from the folder of the version's pages: `/typedoc/client/index.mdx`. */
export function fileOfAddress(address: string): string {
  const path = address.slice('/docs'.length);
  return path.split('/').length > 4 && symbolFolders.test(path) ? `${path}.mdx` : `${path}/index.mdx`;
}

const symbolFolders = /\/(?:functions|classes|variables|interfaces|type-aliases|namespaces)\/[^/]+$/;

/** A paragraph's content. */
export function spans(items: readonly DocSpan[]): string {
  return items
    .map((span) => {
      switch (span.type) {
        case 'text':
          return escapeText(span.text);
        case 'code':
          return inlineCode(span.text);
        case 'strong':
          return `**${escapeText(span.text)}**`;
        case 'link':
          return link(escapeText(span.text), span.href);
      }
    })
    .join('');
}

/** The words of a paragraph, without markup. */
export function plainText(items: readonly DocSpan[]): string {
  return items
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
