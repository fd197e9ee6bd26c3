import { join } from 'node:path';
import ts from 'typescript';
import { packageIsDocumented } from '../documented-packages.ts';

interface DocumentedLibrary {
  root: string;
  /** Names and scopes of documented packages. */
  documented: readonly string[];
}

/** @returns the library's declarations (`HoverNode.declared`) by the offset of the identifiers that refer to them */
export function findDeclaredNames(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  library: DocumentedLibrary,
): Map<number, string> {
  const found = new Map<number, string>();
  const visit = (node: ts.Node) => {
    const declared = ts.isIdentifier(node) && placeOf(findSymbol(node, checker), checker, library);
    if (declared) {
      found.set(node.getStart(file), declared);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @returns a place such as `@trpc/client/dist/index.d.mts#TRPCClient`; undefined outside of documented packages */
export function placeOf(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
  { root, documented }: DocumentedLibrary,
): string | undefined {
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const packages = join(root, 'node_modules/');
  // A namespace (`import * as`) is declared by a whole file, which has no name.
  for (const declaration of target?.declarations?.filter((one) => !ts.isSourceFile(one)) ?? []) {
    const file = declaration.getSourceFile().fileName;
    const path = file.startsWith(packages) ? file.slice(packages.length) : '';
    const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
    const owner = findOwner(declaration);
    if (packageIsDocumented(packageName, documented) && owner.name && ts.isIdentifier(owner.name)) {
      const member = owner === declaration ? '' : `.${target!.name}`;
      return `${path}#${owner.name.text}${member}`;
    }
  }
  return undefined;
}

/** Outermost declarations have unique names in their file, except where TypeScript merges declarations. */
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
    // An option is documented in the contextual type of the object.
    return findMember(checker.getContextualType(parent.parent), node.text);
  }
  return checker.getSymbolAtLocation(node);
}

function findMember(type: ts.Type | undefined, name: string): ts.Symbol | undefined {
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return types.map((one) => one.getProperty(name)).find((symbol) => symbol !== undefined);
}
