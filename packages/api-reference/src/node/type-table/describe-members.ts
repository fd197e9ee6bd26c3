import ts from 'typescript';
import type { TypeMember } from '../../type-table/types.ts';
import { readDocComment } from './doc-comment.ts';
import { errorType, tidyType } from './print-type.ts';

/** Depth at which nested members are left to the type that TypeScript prints. */
const deepest = 3;

/** In characters. A short definition says more than the name of an unexported alias. */
const longestExpansion = 96;

export interface MemberContext {
  checker: ts.TypeChecker;
  /** Symbols that readers can import, whose names are kept. */
  exported: ReadonlySet<ts.Symbol>;
}

/** Lists public members in the library's order. For a union, these are the members of any of its types. */
export function describeMembers(type: ts.Type, context: MemberContext, depth = 0, within = ''): TypeMember[] {
  const { checker } = context;
  const types = type.isUnion() ? type.types : [type];
  const variants = types.filter(typeHasMembers);
  const namesOf = (one: ts.Type) =>
    checker
      .getPropertiesOfType(one)
      .filter(symbolIsPublic)
      .map((symbol): [string, ts.Symbol] => [within + checker.symbolToString(symbol), symbol]);
  // The compiler merges members that all types of a union have.
  const common = variants.length === types.length ? namesOf(type) : [];
  const byName = new Map<string, ts.Symbol[]>();
  for (const [name, symbol] of variants.flatMap(namesOf)) {
    byName.set(name, [...(byName.get(name) ?? []), symbol]);
  }
  for (const [name, symbol] of common) {
    byName.set(name, [symbol]);
  }
  const always = new Set(common.map(([name]) => name));
  const members = [...byName].flatMap(([name, symbols]) => {
    const isAlwaysThere = always.has(name) || symbols.length === variants.length;
    const member = describeMember(name, symbols, !isAlwaysThere, context);
    const nested = member.hidden || symbols.length > 1 ? [] : describeNested(symbols[0]!, name, context, depth);
    // The rows below list the object's members.
    return nested.length > 0 ? [{ ...member, type: 'object' }, ...nested] : [member];
  });
  return [...members, ...variants.flatMap((variant) => describeIndexes(variant, within, context))];
}

function describeMember(
  name: string,
  symbols: readonly ts.Symbol[],
  isMissingSomewhere: boolean,
  context: MemberContext,
): TypeMember {
  const [symbol] = symbols as [ts.Symbol];
  const { docs, deprecated, internal, default: value } = readDocComment(symbol, context.checker);
  const hidden = internal ? 'internal' : symbols.every(symbolIsForeign) ? 'foreign' : undefined;
  const optional = isMissingSomewhere || symbols.some(symbolIsOptional);
  return {
    name,
    type: joinTypes([...new Set(symbols.map((one) => printMemberType(one, optional, context)))], optional),
    optional,
    ...(value !== undefined && { default: value }),
    docs,
    ...(deprecated && { deprecated }),
    ...(hidden && { hidden }),
  };
}

function joinTypes(types: readonly string[], optional: boolean): string {
  return types.length === 1 ? types[0]! : tidyType(types.map((type) => `(${type})`).join(' | '), optional);
}

/** Index signatures, such as `[name: string]`. */
function describeIndexes(type: ts.Type, within: string, { checker }: MemberContext): TypeMember[] {
  return checker.getIndexInfosOfType(type).map((info) => ({
    name: `${within}[${info.declaration?.parameters[0]?.name.getText() ?? 'name'}: ${checker.typeToString(info.keyType)}]`,
    type: tidyType(checker.typeToString(info.type, undefined, printFlags), true),
    optional: true,
    docs: [],
  }));
}

/** Lists the members of an inline object if any of them is documented. */
function describeNested(symbol: ts.Symbol, name: string, context: MemberContext, depth: number): TypeMember[] {
  const type = context.checker.getNonNullableType(context.checker.getTypeOfSymbol(symbol));
  if (depth + 1 >= deepest || !(typeIsWrittenOut(type) || typeIsHiddenOptions(type, context))) {
    return [];
  }
  const members = describeMembers(type, context, depth + 1, `${name}.`);
  const isDocumented = members.some(({ docs, default: value, deprecated }) => docs.length > 0 || value || deprecated);
  return isDocumented ? members : [];
}

/** Whether it is an inline object, a mapped type (`Pick`), or an intersection of these. */
function typeIsWrittenOut(type: ts.Type): boolean {
  if (type.aliasSymbol && !symbolIsForeign(type.aliasSymbol)) {
    return false;
  }
  if (type.isIntersection()) {
    return type.types.every(typeIsWrittenOut);
  }
  const isMapped = Boolean((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped);
  const declaration = type.symbol?.declarations?.[0];
  const isLiteral = declaration && ts.isTypeLiteralNode(declaration) && !declarationIsForeign(declaration);
  const isCallable = type.getCallSignatures().length + type.getConstructSignatures().length > 0;
  return Boolean(isMapped || isLiteral) && !isCallable && !type.getProperties().some(symbolIsForeign);
}

/** Unexported options, which readers can't look up: `SSEPingOptions`. */
function typeIsHiddenOptions({ symbol }: ts.Type, { exported }: MemberContext): boolean {
  return Boolean(
    symbol &&
    symbol.flags & ts.SymbolFlags.Interface &&
    symbol.name.endsWith('Options') &&
    !exported.has(symbol) &&
    !symbolIsForeign(symbol),
  );
}

function typeHasMembers({ flags }: ts.Type): boolean {
  return Boolean(flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
}

const printFlags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Prefers the source text, which keeps the names of aliases, the order of unions, and `typeof WebSocket`. */
function printMemberType(symbol: ts.Symbol, optional: boolean, context: MemberContext): string {
  const { checker } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const node = findTypeNode(symbol);
  const written = node && checker.getTypeFromTypeNode(node);
  const isAsWritten = written && sameParts(written, type);
  const alias = node && ts.isTypeReferenceNode(node) ? resolve(node.typeName, checker) : type.aliasSymbol;
  const expansion = expandAlias(alias, isAsWritten ? written : type, context);
  if (expansion !== undefined) {
    return expansion;
  }
  const text = isAsWritten && !namesValueOfLibrary(node!, checker) ? node!.getText() : printType(type, checker);
  return tidyType(text, optional);
}

function printType(type: ts.Type, checker: ts.TypeChecker): string {
  const required = checker.getNonNullableType(type);
  const holder = required.symbol?.declarations?.[0]?.parent;
  // `declare var WebSocket: { … }`: the compiler would print the whole object.
  return holder && ts.isVariableDeclaration(holder) && declarationIsForeign(holder)
    ? `typeof ${holder.name.getText()}`
    : checker.typeToString(type, undefined, printFlags);
}

/** @returns the definition of an alias if readers can't look it up and it is short */
function expandAlias(alias: ts.Symbol | undefined, type: ts.Type, context: MemberContext): string | undefined {
  const { checker, exported } = context;
  const isAlias = alias && alias.flags & ts.SymbolFlags.TypeAlias && alias.name !== errorType;
  // To the compiler, a name that it can't resolve is an alias for `any`.
  if (!isAlias || type.flags & ts.TypeFlags.Any || exported.has(alias) || symbolIsForeign(alias)) {
    return undefined;
  }
  // The `undefined` of a `?` hides the alias from the compiler.
  const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const bare = isNullable ? type : checker.getNonNullableType(type);
  const text = tidyType(checker.typeToString(bare, undefined, printFlags | ts.TypeFormatFlags.InTypeAlias), true);
  return text.length <= longestExpansion ? text : undefined;
}

function findTypeNode(symbol: ts.Symbol): ts.TypeNode | undefined {
  const [declaration, ...others] = symbol.declarations ?? [];
  return declaration &&
    others.length === 0 &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/** Ignores `undefined`, which a `?` adds. */
function sameParts(a: ts.Type, b: ts.Type): boolean {
  const partsOf = (type: ts.Type) =>
    new Set((type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined)));
  const [ofA, ofB] = [partsOf(a), partsOf(b)];
  return ofA.size === ofB.size && [...ofA].every((part) => ofB.has(part));
}

/** Whether it contains `typeof retryDelay`, with a function that readers can't import. */
function namesValueOfLibrary(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeQueryNode(node)) {
    const symbol = ts.isIdentifier(node.exprName) ? resolve(node.exprName, checker) : undefined;
    return !symbol || !symbolIsForeign(symbol);
  }
  return ts.forEachChild(node, (child) => namesValueOfLibrary(child, checker) || undefined) ?? false;
}

function resolve(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function symbolIsOptional(symbol: ts.Symbol): boolean {
  return Boolean(symbol.flags & ts.SymbolFlags.Optional);
}

function symbolIsPublic(symbol: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const { declarations = [] } = symbol;
  return !symbol.name.startsWith('#') && !declarations.some((one) => ts.getCombinedModifierFlags(one) & hidden);
}

function symbolIsForeign({ declarations = [] }: ts.Symbol): boolean {
  return declarations.length > 0 && declarations.every(declarationIsForeign);
}

function declarationIsForeign(declaration: ts.Node): boolean {
  const { fileName } = declaration.getSourceFile();
  return /\/node_modules\/(?:typescript\/lib|@types)\//.test(fileName);
}
