import { format } from 'prettier';
import ts from 'typescript';

/** Beyond this width a type is broken into lines: what fits beside a description, and nearly a phone. */
const lineWidth = 46;

const prefix = 'type T =';

/** The library's type for what must not be; its one argument says why. */
export const errorType = 'TypeError';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Tidies a type as TypeScript prints it: `| undefined` goes where a `?` already says it, paths of imports and the numbers
 * that bundlers put behind names go, and of a union that holds the library's `TypeError<'…'>` (a way of telling what is
 * wrong) the rest stays.
 *
 * @param text a type as TypeScript
 * @param optional whether the type is that of an optional member, whose own `undefined` goes too
 * @returns the type in one line; the text itself where it is no complete TypeScript, as for a type too long to print
 */
export function tidyType(text: string, optional: boolean): string {
  const source = ts.createSourceFile('type.ts', `${prefix} ${text}`, ts.ScriptTarget.Latest, true);
  const [statement] = source.statements;
  const errors = (source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics;
  if (errors.length > 0 || !statement || !ts.isTypeAliasDeclaration(statement)) {
    return text;
  }
  const { transformed } = ts.transform<ts.Node>(statement.type, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node => tidyNode(ts.visitEachChild(node, visit, context));
      return optional ? dropFromUnion(visit(root), nodeIsUndefined) : visit(root);
    },
  ]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, source).replace(/\s*\n\s*/g, ' ');
}

function tidyNode(node: ts.Node): ts.Node {
  const { factory } = ts;
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return node.isTypeOf
      ? factory.createTypeQueryNode(node.qualifier, node.typeArguments)
      : factory.createTypeReferenceNode(node.qualifier, node.typeArguments);
  }
  if (ts.isIdentifier(node)) {
    const name = node.text.replace(/\$\d+$/, '');
    return name === node.text ? node : factory.createIdentifier(name);
  }
  if (ts.isPropertySignature(node) && node.questionToken && node.type) {
    const type = dropFromUnion(node.type, nodeIsUndefined) as ts.TypeNode;
    return factory.updatePropertySignature(node, node.modifiers, node.name, node.questionToken, type);
  }
  if (ts.isParameter(node) && node.questionToken && node.type) {
    const type = dropFromUnion(node.type, nodeIsUndefined) as ts.TypeNode;
    const { modifiers, dotDotDotToken, name, questionToken } = node;
    return factory.updateParameterDeclaration(node, modifiers, dotDotDotToken, name, questionToken, type, undefined);
  }
  return ts.isUnionTypeNode(node) ? dropFromUnion(node, nodeIsTypeError) : node;
}

/** A union without some of its types; a type that is no union, or would be empty, stays. */
function dropFromUnion(node: ts.Node, unwanted: (type: ts.TypeNode) => boolean): ts.Node {
  if (!ts.isUnionTypeNode(node)) {
    return node;
  }
  const types = node.types.filter((type) => !unwanted(type));
  return types.length === 0 ? node : types.length === 1 ? types[0]! : ts.factory.createUnionTypeNode(types);
}

function nodeIsUndefined(node: ts.TypeNode): boolean {
  return node.kind === ts.SyntaxKind.UndefinedKeyword;
}

function nodeIsTypeError(node: ts.TypeNode): boolean {
  const argument = ts.isTypeReferenceNode(node) && node.typeArguments?.[0];
  return (
    ts.isTypeReferenceNode(node) &&
    ts.isIdentifier(node.typeName) &&
    node.typeName.text === errorType &&
    Boolean(argument && ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal))
  );
}

/** Breaks a type into lines where it is long, as Prettier does; a text that is no TypeScript stays as it is. */
export async function wrapType(text: string): Promise<string> {
  if (typeIsEnumeration(text)) {
    return text.replaceAll('"', "'");
  }
  try {
    const options = { parser: 'typescript', printWidth: lineWidth, singleQuote: true, objectWrap: 'collapse' } as const;
    const formatted = await format(`${prefix} ${text};`, options);
    const type = formatted.slice(prefix.length).replace(/;\s*$/, '');
    // A union whose types stand below each other starts on a line of its own, indented as a whole.
    return type.startsWith('\n') ? type.slice(1).replace(/^ {2}/gm, '') : type.trim();
  } catch {
    return text;
  }
}

/** Many literals read better as running text, which the page wraps, than one below the other. */
function typeIsEnumeration(text: string): boolean {
  const types = text.split(' | ');
  return types.length > 4 && types.every((type) => /^(['"])[^'"\s]*\1$|^-?\d+$/.test(type));
}
