/*
 * Pieces of an MDX tree that carry JavaScript. The shapes are those of ESTree and of mdast-util-mdx; their packages come
 * with Docusaurus and are none of our own, so they are written down here as far as we use them.
 */

interface EstreeNode {
  type: string;
  [key: string]: unknown;
}

interface JsxAttribute {
  type: 'mdxJsxAttribute';
  name: string;
  value: { type: 'mdxJsxAttributeValueExpression'; value: string; data: { estree: EstreeNode } };
}

/** A JSX element without children, by the name under which `MDXComponents` registers its component. */
export function elementNode(name: string, attributes: JsxAttribute[]) {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

/** A JSX attribute whose value is plain data, as a JavaScript literal. */
export function dataAttribute(name: string, value: unknown): JsxAttribute {
  return attribute(name, toExpression(value));
}

/** A JSX attribute whose value is a variable. */
export function variableAttribute(name: string, variable: string): JsxAttribute {
  return attribute(name, { type: 'Identifier', name: variable });
}

/** `import variable from 'source'`. */
export function importNode(variable: string, source: string) {
  const declaration: EstreeNode = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: variable } }],
    source: { type: 'Literal', value: source },
    attributes: [],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree: program(declaration) } };
}

function attribute(name: string, expression: EstreeNode): JsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

function program(statement: EstreeNode): EstreeNode {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}

function toExpression(value: unknown): EstreeNode {
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map(toExpression) };
  }
  if (typeof value === 'object' && value !== null) {
    const properties = Object.entries(value).map(([key, item]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Literal', value: key },
      value: toExpression(item),
    }));
    return { type: 'ObjectExpression', properties };
  }
  return { type: 'Literal', value };
}
