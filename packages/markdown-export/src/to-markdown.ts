import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { defaultHandlers, toMdast, type Handle } from 'hast-util-to-mdast';
import type { Nodes, Paragraph, PhrasingContent, Root as MarkdownRoot, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { findElement, isElement } from './plain-content/nodes.ts';
import { languageOf, readCaption } from './plain-content/simplify.ts';

/** Puts a code block's title and mark after the language in the info string. */
const figure: Handle = (state, node: Element) => {
  const code = findElement(node, ({ tagName }) => tagName === 'code');
  if (!node.children.some((child) => isElement(child, 'pre')) || !code) return state.all(node);
  const { title, isExcerpt } = readCaption(node);
  const proof = findElement(node, ({ tagName }) => tagName === 'small');
  const isDiff = code.properties.dataDiff !== undefined;
  const language = languageOf(code);
  const meta = Object.entries({
    lang: isDiff && language,
    title,
    excerpt: isExcerpt,
    check: proof && toString(proof),
  })
    .filter(([, value]) => value)
    .map(([key, value]) => (value === true ? key : `${key}=${JSON.stringify(value)}`))
    .join(' ');
  // The first word of the info string is the language.
  const lang = isDiff ? 'diff' : (language ?? (meta ? 'text' : null));
  return { type: 'code', lang, meta: meta || null, value: toString(code) };
};

const table: Handle = (state, node: Element) => {
  const caption = node.children.find((child) => isElement(child, 'caption'));
  const rows = defaultHandlers.table(state, node);
  if (!caption) return rows;
  const title: Paragraph = { type: 'paragraph', children: state.all(caption as Element) as PhrasingContent[] };
  return [title, rows];
};

/** Markdown table cells are limited to one line. */
const cell: Handle = (state, node: Element) => {
  const result = defaultHandlers.td(state, node);
  return { ...result, children: toLine(result.children) };
};

function toLine(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, i): PhrasingContent[] => {
    const gap: PhrasingContent[] = i > 0 ? [{ type: 'text', value: ' ' }] : [];
    switch (node.type) {
      case 'paragraph':
        return [...gap, ...toLine(node.children)];
      case 'list':
        return node.children.flatMap(({ children }, n) => [
          ...(n > 0 || i > 0 ? [{ type: 'text', value: n > 0 ? '; ' : ' ' } as const] : []),
          ...toLine(children),
        ]);
      case 'code':
        return [...gap, { type: 'inlineCode', value: collapse(node.value) }];
      case 'text':
      case 'inlineCode':
        return [{ ...node, value: collapse(node.value) }];
      case 'break':
        return [{ type: 'text', value: ' ' }];
      default:
        return [node as PhrasingContent];
    }
  });
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ');

const summary: Handle = (state, node: Element): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: state.all(node) as PhrasingContent[] }],
});

const handlers = { figure, table, td: cell, th: cell, summary };

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-', resourceLink: true })
  .freeze();

export function toMarkdown(content: Root): string {
  return writer.stringify(toMdast(content, { handlers, document: true }) as MarkdownRoot);
}
