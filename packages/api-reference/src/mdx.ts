import type { DocSpan } from '@typed-docs/snippets/samples/doc-text';
import type { ReferenceSite } from './symbols.ts';

/* Escapes everything that Markdown or MDX would parse, because the texts come from doc comments of packages. */

export function escapeText(text: string): string {
  return (
    text
      .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
      // Docusaurus directives.
      .replace(/:(?=[a-z:])/gi, '\\:')
      // Lists, headings and rules. MDX also parses a paragraph that starts with `import` or `export` as a module.
      .replace(
        /^(\s*)([-+=]|\d+[.)])/,
        (_, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.at(-1)}`,
      )
      .replace(/^(im|ex)(?=port\b)/, (start) => `&#${start.codePointAt(0)};${start.slice(1)}`)
  );
}

export function inlineCode(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}

export function codeBlock(code: string, lang = 'ts'): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${code}\n${fence}`;
}

/** Links to reference pages by file, so that a frozen version links to its own pages. */
export function link(markdown: string, address: string, site: ReferenceSite): string {
  const isOwn = address === site.address || address.startsWith(`${site.address}/`);
  return `[${markdown}](${isOwn ? fileOfAddress(address, site) : address})`;
}

/** Path of a page's file, relative to the folder of the version's docs: `/api/client/index.mdx`. */
export function fileOfAddress(address: string, site: ReferenceSite): string {
  const path = address.slice(site.address.length);
  return `${site.slug}${path}${path.split('/').length > 3 && symbolFolders.test(path) ? '' : '/index'}.mdx`;
}

const symbolFolders = /\/(?:functions|classes|variables|interfaces|type-aliases|namespaces)\/[^/]+$/;

export function spans(items: readonly DocSpan[], site: ReferenceSite): string {
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
          return link(escapeText(span.text), span.href, site);
      }
    })
    .join('');
}

export function plainText(items: readonly DocSpan[]): string {
  return items
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
