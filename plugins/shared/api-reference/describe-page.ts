import ts from 'typescript';
import { describeSymbol } from '../../../core/api-reference/description.ts';
import type { ApiPage, ApiRow, ApiSignature, InheritedMembers, LinkedCode } from '../../../core/api-reference/page.ts';
import { readDocComment } from '../type-table/doc-comment.ts';
import type { CollectedSymbol } from './collect-symbols.ts';
import type { CodePrinter } from './print-code.ts';
import { memberIsPublic, parameterName } from './print-code.ts';

/** What the pages are described with. */
export interface PageContext {
  checker: ts.TypeChecker;
  printer: CodePrinter;
  addressOf: (symbol: ts.Symbol) => string | undefined;
  /** Whether the library itself declares it. */
  isOwn: (declaration: ts.Declaration) => boolean;
  /** The path in the repository, and the address of the line, of a declaration. */
  sourceOf: (declaration: ts.Declaration) => ApiPage['source'];
}

/** Everything that a member's page says. */
export async function describePage(collected: CollectedSymbol, context: PageContext): Promise<ApiPage> {
  const { symbol, declared, exported } = collected;
  const { checker, printer } = context;
  const declarations = readDeclarations(declared);
  const [declaration] = declarations;
  if (!declaration) throw new Error(`${symbol.entryPoint} exports ${symbol.name}, which is declared nowhere`);
  const comment = readDocComment(declared, checker);
  const onExport = exported === declared ? undefined : readDocComment(exported, checker);
  const docs = comment.docs.length > 0 ? comment.docs : (onExport?.docs ?? []);
  const deprecated = onExport?.deprecated ?? comment.deprecated;
  const inherited = listInherited(declared, declarations, checker);
  const hidden = inherited.filter((member) => parentIsHidden(member, context));
  const members = await describeMembers(
    [...declarations.flatMap(listMembers), ...hidden.map((member) => member.declaration)],
    context,
  );
  return {
    symbol,
    typeOnly: symbol.kind === 'interface' || symbol.kind === 'type-alias' || symbol.kind === 'namespace',
    description: describeSymbol(symbol, docs),
    docs,
    examples: readExamples(declared, checker),
    ...(deprecated && { deprecated }),
    internal: comment.internal || Boolean(onExport?.internal),
    signature: await printer.printDeclarations(declarations, symbol.name),
    typeParameters: await describeTypeParameters(declaration, context),
    signatures: await describeSignatures(declarations, context),
    ...members,
    inherited: groupInherited(
      inherited.filter((member) => !hidden.includes(member)),
      context,
    ),
    source: context.sourceOf(declaration),
  };
}

/** The declarations that readers see: of overloads not the implementation, which cannot be called. */
function readDeclarations({ declarations = [] }: ts.Symbol): ts.Declaration[] {
  const overloads = declarations.filter((one) => ts.isFunctionDeclaration(one) && !one.body);
  return overloads.length > 0 ? overloads : declarations;
}

/** Examples of several lines; those of one are told in the text. */
function readExamples(symbol: ts.Symbol, checker: ts.TypeChecker): string[] {
  return symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map(({ text }) => ts.displayPartsToString(text).trim())
    .filter((text) => text.includes('\n'))
    .map((text) => text.replace(/^```\w*\n([\s\S]*?)\n?```$/, '$1'));
}

async function describeTypeParameters(
  declaration: ts.Declaration,
  { printer, checker }: PageContext,
): Promise<ApiRow[]> {
  const { typeParameters = [] } = declaration as { typeParameters?: readonly ts.TypeParameterDeclaration[] };
  return Promise.all(
    typeParameters.map(async ({ name, constraint, default: value }) => {
      const symbol = checker.getSymbolAtLocation(name);
      return {
        name: name.text,
        ...(constraint && { type: await printer.printType(constraint) }),
        optional: value !== undefined,
        ...(value && { default: await printer.printType(value) }),
        docs: symbol ? readDocComment(symbol, checker).docs : [],
      };
    }),
  );
}

/** The functions that a member is: itself, its type, or a class's constructor. */
async function describeSignatures(
  declarations: readonly ts.Declaration[],
  context: PageContext,
): Promise<ApiSignature[]> {
  const functions = declarations.flatMap(findFunctions);
  return Promise.all(functions.map((one) => describeSignature(one, context)));
}

function findFunctions(declaration: ts.Declaration): ts.SignatureDeclaration[] {
  if (ts.isFunctionDeclaration(declaration)) return [declaration];
  if (ts.isTypeAliasDeclaration(declaration)) return ts.isFunctionTypeNode(declaration.type) ? [declaration.type] : [];
  if (ts.isVariableDeclaration(declaration)) {
    const { initializer, type } = declaration;
    if (type) return ts.isFunctionTypeNode(type) ? [type] : [];
    return initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [initializer]
      : [];
  }
  if (ts.isClassDeclaration(declaration)) {
    const constructors = declaration.members.filter(ts.isConstructorDeclaration).filter(memberIsPublic);
    return constructors.length > 1 ? constructors.filter(({ body }) => !body) : constructors;
  }
  return [];
}

async function describeSignature(declaration: ts.SignatureDeclaration, context: PageContext): Promise<ApiSignature> {
  const { printer } = context;
  const parameters = await Promise.all(
    declaration.parameters.map((parameter) => describeParameter(parameter as ts.ParameterDeclaration, context)),
  );
  if (ts.isConstructorDeclaration(declaration)) return { parameters };
  const returned = ts.getJSDocReturnTag(declaration)?.comment;
  return {
    parameters,
    returns: {
      type: await printer.printType(printer.returnTypeOf(declaration)),
      docs: returned
        ? [{ type: 'paragraph', spans: [{ type: 'text', text: ts.getTextOfJSDocComment(returned)! }] }]
        : [],
    },
  };
}

async function describeParameter(
  parameter: ts.ParameterDeclaration,
  { printer, checker }: PageContext,
): Promise<ApiRow> {
  const symbol = checker.getSymbolAtLocation(parameter.name);
  const comment = symbol && readDocComment(symbol, checker);
  const { initializer } = parameter;
  return {
    name: `${parameter.dotDotDotToken ? '...' : ''}${parameterName(parameter)}`,
    type: await printer.printType(printer.typeOfVariable(parameter)),
    optional: Boolean(parameter.questionToken ?? initializer),
    ...(initializer && { default: plainCode(initializer.getText()) }),
    docs: comment?.docs ?? [],
  };
}

/** The members that declarations write out, in the package's order: of classes, interfaces, and types of objects. */
async function describeMembers(
  nodes: readonly ts.Node[],
  context: PageContext,
): Promise<Pick<ApiPage, 'properties' | 'methods'>> {
  const groups = new Map<string, ts.Node[]>();
  for (const member of nodes.filter(memberIsPublic)) {
    const name = nameMember(member);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  const ids = new Set(reservedIds);
  const properties: ApiRow[] = [];
  const methods: ApiRow[] = [];
  for (const [name, overloads] of groups) {
    const row = await describeMember(name, overloads, context);
    let id = name.toLowerCase().replace(/[^\w$-]+/g, '');
    while (id === '' || ids.has(id)) id += '-member';
    ids.add(id);
    (overloads.some(nodeIsMethod) ? methods : properties).push({ ...row, id });
  }
  return { properties, methods };
}

/** The ids of a page's headings. */
const reservedIds = ['signature', 'type-parameters', 'parameters', 'returns', 'properties', 'methods', 'examples'];

function listMembers(declaration: ts.Declaration): readonly ts.Node[] {
  if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) return declaration.members;
  if (ts.isTypeAliasDeclaration(declaration)) return listLiterals(declaration.type).flatMap(({ members }) => members);
  return [];
}

/** The objects that a type writes out at its top. Of a union, the members of several types would be mixed up. */
function listLiterals(type: ts.TypeNode): ts.TypeLiteralNode[] {
  if (ts.isTypeLiteralNode(type)) return [type];
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(listLiterals);
  return ts.isParenthesizedTypeNode(type) ? listLiterals(type.type) : [];
}

function nameMember(member: ts.Node): string | undefined {
  if (ts.isIndexSignatureDeclaration(member)) {
    const [key] = member.parameters;
    return `[${key!.getText()}]`;
  }
  if (ts.isCallSignatureDeclaration(member)) return '()';
  if (ts.isConstructorDeclaration(member) || ts.isSetAccessorDeclaration(member)) return undefined;
  const { name } = member as ts.NamedDeclaration;
  if (!name) return undefined;
  return ts.isStringLiteral(name) ? name.text : name.getText();
}

function nodeIsMethod(node: ts.Node): boolean {
  return ts.isMethodSignature(node) || ts.isMethodDeclaration(node) || ts.isCallSignatureDeclaration(node);
}

async function describeMember(
  name: string,
  nodes: readonly ts.Node[],
  { printer, checker }: PageContext,
): Promise<ApiRow> {
  // The implementation of overloads cannot be called.
  const overloads = nodes.length > 1 ? nodes.filter((node) => !(ts.isMethodDeclaration(node) && node.body)) : nodes;
  const types = await Promise.all(overloads.map((node) => printer.printType(printer.typeOfMember(node))));
  const [node] = overloads as [ts.Node];
  const { name: identifier, questionToken } = node as { name?: ts.Node; questionToken?: ts.Node };
  const symbol = identifier ? checker.getSymbolAtLocation(identifier) : undefined;
  const comment = symbol && readDocComment(symbol, checker);
  return {
    name,
    type: joinCodes(types),
    optional: questionToken !== undefined,
    ...(comment?.default !== undefined && { default: plainCode(comment.default) }),
    docs: comment?.docs ?? [],
    ...(comment?.deprecated && { deprecated: comment.deprecated }),
  };
}

/** Overloads, below each other. */
function joinCodes(codes: readonly LinkedCode[]): LinkedCode {
  const joined: LinkedCode = { text: '', links: [] };
  for (const { text, links } of codes) {
    if (joined.text !== '') joined.text += '\n';
    const offset = joined.text.length;
    joined.links.push(...links.map((link) => ({ ...link, start: link.start + offset })));
    joined.text += text;
  }
  return joined;
}

function plainCode(text: string): LinkedCode {
  return { text, links: [] };
}

/** A member of a class or interface that another type declares. */
interface InheritedMember {
  name: string;
  parent: ts.Symbol;
  declaration: ts.Declaration;
}

function listInherited(
  declared: ts.Symbol,
  declarations: readonly ts.Declaration[],
  checker: ts.TypeChecker,
): InheritedMember[] {
  if (!declarations.some((one) => ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one))) return [];
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(declared)).flatMap((member) => {
    const { parent } = member as { parent?: ts.Symbol };
    const [declaration] = member.declarations ?? [];
    if (!parent || parent === declared || !declaration || !memberIsPublic(declaration)) return [];
    // Types without a name, and members that only the language itself calls.
    if (parent.name.startsWith('__') || member.name.startsWith('__@')) return [];
    return [{ name: member.name, parent, declaration }];
  });
}

/** Whether readers can look the members up nowhere else: a type of the library's own, which it doesn't export. */
function parentIsHidden({ parent, declaration }: InheritedMember, { addressOf, isOwn }: PageContext): boolean {
  return addressOf(parent) === undefined && isOwn(declaration);
}

/** Members from other declarations, by the type that declares them. */
function groupInherited(members: readonly InheritedMember[], { addressOf }: PageContext): InheritedMembers[] {
  const groups = new Map<string, InheritedMembers>();
  for (const { name, parent } of members) {
    const group = groups.get(parent.name) ?? { from: parent.name, names: [] };
    const address = addressOf(parent);
    groups.set(parent.name, { ...group, ...(address !== undefined && { address }), names: [...group.names, name] });
  }
  return [...groups.values()];
}
