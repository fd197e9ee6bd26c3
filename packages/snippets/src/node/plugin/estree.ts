import { valueToEstree } from 'estree-util-value-to-estree';
// Adds MDX nodes to the types of mdast.
import type {} from 'remark-mdx';
import type { RootContentMap } from 'mdast';

type JsxElement = RootContentMap['mdxJsxFlowElement'];
type EsmNode = RootContentMap['mdxjsEsm'];
type Program = NonNullable<NonNullable<EsmNode['data']>['estree']>;
type Expression = ReturnType<typeof valueToEstree>;

/** @param variables attributes whose values are variables of the page's module */
export function elementNode(
  name: string,
  data: Record<string, unknown>,
  variables: Record<string, string> = {},
): JsxElement {
  const attributes = [
    ...Object.entries(data).map(([key, value]) => attribute(key, valueToEstree(value))),
    ...Object.entries(variables).map(([key, variable]) => attribute(key, { type: 'Identifier', name: variable })),
  ];
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
}

export function importNode(variable: string, source: string): EsmNode {
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: variable } }],
    source: { type: 'Literal', value: source },
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

function attribute(name: string, expression: Expression): JsxElement['attributes'][number] {
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

function program(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', body: [statement] };
}
