import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { declaredNames, freeNames } from '../free-names.ts';
import { explainSyntaxError, type SyntaxError } from '../syntax-errors.ts';
import type { ParsedPage, Place } from '../types.ts';

const processor = unified().use(remarkParse).use(remarkFrontmatter, ['yaml']).use(remarkMdx).freeze();

/** Default of `@docusaurus/plugin-content-blog`. */
const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/** The parser stops at the first error, so each error is blanked and the page parsed again, up to this many times. */
const mostErrors = 30;

export function parsePage(source: string): ParsedPage {
  const page: ParsedPage = {
    frontMatter: [],
    frontMatterIsSound: true,
    ids: [],
    links: [],
    components: [],
    expressions: [],
    esm: [],
    isTruncated: truncateMarker.test(source),
    problems: [],
  };
  // Not from the tree, because a page with invalid MDX has none.
  const [, yaml] = /^---[ \t]*\n(.*?\n)---[ \t]*(?:\n|$)/s.exec(source) ?? [];
  if (yaml !== undefined) readFrontMatter(yaml, page);
  const tree = parseWithErrors(source, page);
  if (!tree) return page;
  const slugger = createSlugger();
  const walk = (node: Nodes, inSvg: boolean): void => {
    const place = placeOfNode(node);
    if (node.type === 'heading') {
      const id = explicitId(node) ?? slugger.slug(toString(node));
      page.ids.push({ id, ...place });
    }
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      page.links.push({ url: node.url, ...place });
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const names = freeNames(node.data?.estree);
      if (names.length > 0) page.expressions.push({ text: `{${node.value}}`, names, ...place });
    }
    if (node.type === 'mdxjsEsm') {
      const keyword = /^\w+/.exec(node.value)![0];
      page.esm.push({ keyword, declares: declaredNames(node.data?.estree), ...place });
    }
    let isSvg = inSvg;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      isSvg ||= node.name === 'svg';
      if (node.name && !isSvg) page.components.push({ name: node.name, ...place });
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !attribute.value) continue;
        const { name, value } = attribute;
        if (typeof value === 'object') {
          const names = freeNames(value.data?.estree);
          if (names.length > 0) page.expressions.push({ text: `{${value.value}}`, names, ...place });
        } else if (name === 'id') page.ids.push({ id: value, ...place });
        else if (name === 'href' && node.name === 'a') page.links.push({ url: value, ...place });
      }
    }
    if ('children' in node) node.children.forEach((child) => walk(child, isSvg));
  };
  walk(tree, false);
  return page;
}

function placeOfNode(node: Nodes): Place {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { line, column };
}

/** An MDX comment with the id ends the heading. */
function explicitId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return parseMarkdownHeadingId(`{${last.value}}`, 'mdx-comment').id;
}

function parseWithErrors(source: string, page: ParsedPage): Root | undefined {
  let text = source;
  for (let i = 0; i <= mostErrors; i++) {
    try {
      return processor.parse(text);
    } catch (error) {
      const found = explainSyntaxError(error as SyntaxError, text);
      const { line, column, message, blank, id } = found;
      if (!page.problems.some((problem) => problem.line === line)) page.problems.push({ line, column, message });
      if (id !== undefined) page.ids.push({ id, line, column });
      if (!blank || i === mostErrors) return undefined;
      text = text.slice(0, blank.start) + blankOut(text.slice(blank.start, blank.end)) + text.slice(blank.end);
    }
  }
}

/** Keeps the offsets. A space could turn text into an indented block. */
const blankOut = (text: string) => text.replace(/[^\n]/g, '_');

function readFrontMatter(yaml: string, page: ParsedPage): void {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  // The first line of the YAML is the second line of the page.
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  for (const error of document.errors) {
    const [what] = error.message.split(/ at line \d+/);
    const message = `front matter that is not valid YAML: ${what!.replace(/\.$/, '')}. Put text with \`: \`, \` #\` or quotes in single quotes.`;
    page.frontMatterIsSound = false;
    page.problems.push({ ...placeAt(error.pos[0]), message });
  }
  if (!isMap(document.contents)) return;
  for (const { key, value } of document.contents.items) {
    if (!isScalar(key)) continue;
    const plain = value && typeof value === 'object' && 'toJSON' in value ? value.toJSON() : value;
    page.frontMatter.push({ key: String(key.value), value: plain, ...placeAt(key.range![0]) });
  }
}
