import type { Nodes, Parent, Root, RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { visit } from 'unist-util-visit';
import { libraryOfFrontMatter } from '@typed-docs/snippets/page-rules';
import type { Place, Problem } from '@typed-docs/snippets/types';
import { componentName, parseTypeTable, type WrittenAttribute } from './notation.ts';
import type { TypeTableRequest } from './types.ts';

/** MDX parses an element on a separate line in a list as a text element. */
type Element = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export interface FoundTypeTable {
  node: Element;
  parent: Parent;
  place: Place;
  request: TypeTableRequest;
}

/** @param pathLibrary library that the page's path implies; the front matter may name another */
export function readTypeTables(
  tree: Root,
  path: string,
  pathLibrary: string | undefined,
): { library: string | undefined; tables: FoundTypeTable[]; problems: Problem[] } {
  const library = findLibrary(tree) ?? pathLibrary;
  const tables: FoundTypeTable[] = [];
  const problems: Problem[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _, parent) => {
    if (!nodeIsElement(node) || node.name !== componentName || !parent) {
      return;
    }
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const place = { path, line, column };
    const report = (message: string) => problems.push({ ...place, message: describeProblem(message) });
    const { request, errors } = parseTypeTable(node.attributes.map(readAttribute));
    errors.forEach(report);
    if (!isBlockLevel(node, parent as Parent)) {
      report('expected the table in its own paragraph, with an empty line before and after it');
    } else if (node.children.length > 0) {
      report(`expected no content inside the element; write \`<${componentName} … />\``);
    } else if (!library) {
      report(
        `no library version to look up the type in: set it in the front matter of ${path}, such as \`library: 2.x\``,
      );
    } else if (request) {
      tables.push({ node, parent: parent as Parent, place, request });
    }
  });
  return { library, tables, problems };
}

export function describeProblem(message: string): string {
  return `${componentName}: ${message}`;
}

function nodeIsElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function findLibrary({ children }: Root): string | undefined {
  const yaml = children.find((node) => node.type === 'yaml');
  return yaml && libraryOfFrontMatter(yaml.value);
}

/** MDX converts an element that fills a paragraph to a block, but only after the check. */
function isBlockLevel(node: Element, parent: Parent): boolean {
  const isBlank = (sibling: RootContent) => sibling.type === 'text' && sibling.value.trim() === '';
  return (
    node.type === 'mdxJsxFlowElement' ||
    (parent.type === 'paragraph' && parent.children.every((sibling) => sibling === node || isBlank(sibling)))
  );
}

function readAttribute(attribute: Element['attributes'][number]): WrittenAttribute {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    return { name: `{${attribute.value}}`, value: undefined };
  }
  const { name, value } = attribute;
  if (typeof value === 'string' || !value) {
    return { name, value: value ?? undefined };
  }
  return { name, value: readLiteral(value.data?.estree?.body[0]) };
}

/** `{'text'}` and `` {`text`} `` equal `"text"`, and allow both kinds of quotes in a value. */
function readLiteral(statement: { type: string } | undefined): string | undefined {
  const { expression } = (statement ?? {}) as { expression?: Record<string, unknown> };
  if (typeof expression?.value === 'string') {
    return expression.value;
  }
  const { quasis, expressions } = (expression ?? {}) as {
    quasis?: { value: { cooked?: string | null } }[];
    expressions?: unknown[];
  };
  return quasis && expressions?.length === 0 ? (quasis[0]?.value.cooked ?? undefined) : undefined;
}
