import { join } from 'node:path';
import ts from 'typescript';

/**
 * Finds the identifiers of a file that refer to the library: to an export, however it was imported, or to a member of a
 * declaration, such as an option in an object that is passed to a function.
 *
 * @param root absolute path of `library/<version>`
 * @returns the declaration (`HoverNode.declared`) of each, by the identifier's offset
 */
export function findDeclaredNames(file: ts.SourceFile, checker: ts.TypeChecker, root: string): Map<number, string> {
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    const declared = ts.isIdentifier(node) && placeOf(findSymbol(node, checker), checker, root);
    if (declared) {
      found.set(node.getStart(file), declared);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Finds the declaration of a symbol in one of the library's packages: `@trpc/client/dist/index.d.mts#TRPCClient`.
 *
 * @param symbol is resolved if it is an alias
 * @param root absolute path of `library/<version>`
 * @returns undefined if it is declared elsewhere
 */
export function placeOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker, root: string): string | undefined {
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const packages = join(root, 'node_modules/');
  // A namespace (`import * as`) is declared by a whole file, which has no name.
  for (const declaration of target?.declarations?.filter((one) => !ts.isSourceFile(one)) ?? []) {
    const path = declaration.getSourceFile().fileName;
    const owner = findOwner(declaration);
    if (path.startsWith(`${packages}@trpc/`) && owner.name && ts.isIdentifier(owner.name)) {
      const member = owner === declaration ? '' : `.${target!.name}`;
      return `${path.slice(packages.length)}#${owner.name.text}${member}`;
    }
  }
  return undefined;
}

/** Finds the outermost declaration around one. Its name is unique in the file, except where TypeScript merges declarations. */
function findOwner(declaration: ts.NamedDeclaration): ts.NamedDeclaration {
  let node: ts.Node = declaration;
  while (
    !ts.isSourceFile(node.parent) &&
    !(ts.isVariableDeclaration(node) && ts.isVariableStatement(node.parent.parent))
  ) {
    node = node.parent;
  }
  return node as ts.NamedDeclaration;
}

function findSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = node;
  if (ts.isObjectLiteralElementLike(parent) && parent.name === node && ts.isObjectLiteralExpression(parent.parent)) {
    if (ts.isShorthandPropertyAssignment(parent)) {
      return checker.getShorthandAssignmentValueSymbol(parent);
    }
    // An option is documented by the type that is expected of the object.
    return findMember(checker.getContextualType(parent.parent), node.text);
  }
  return checker.getSymbolAtLocation(node);
}

function findMember(type: ts.Type | undefined, name: string): ts.Symbol | undefined {
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return types.map((one) => one.getProperty(name)).find((symbol) => symbol !== undefined);
}
