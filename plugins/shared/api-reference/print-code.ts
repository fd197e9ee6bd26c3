import { format } from 'prettier';
import ts from 'typescript';
import type { CodeLink, LinkedCode } from '../../../core/api-reference/page.ts';

/** Beyond this width a type in a table is broken into lines, and a signature. */
export const lineWidths = { type: 46, signature: 76 };

/** A code before it is laid out: the addresses are those of its names, in the order of the text. */
interface PrintedCode {
  text: string;
  names: { text: string; address?: string }[];
}

/** With more lines than these, a class or interface is shown without its members, which stand in tables anyway. */
const tallest = 40;

const printer = ts.createPrinter({ removeComments: true });

/**
 * Prints declarations and types as TypeScript, and finds out which of their names have pages: the compiler knows what each
 * name stands for.
 */
export class CodePrinter {
  /**
   * @param checker of the program that holds the packages' sources
   * @param addressOf the address of what a name stands for; undefined where there is none
   */
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly addressOf: (symbol: ts.Symbol) => string | undefined,
  ) {}

  /** A type as it is written, or as the compiler infers it. */
  async printType(node: ts.TypeNode): Promise<LinkedCode> {
    const printed = this.print(node);
    // A predicate (`input is Blob`) is no type by itself, only what a function returns.
    const before = ts.isTypePredicateNode(node) ? 'type T = () =>' : 'type T =';
    return layOut(printed, { before, after: ';', width: lineWidths.type });
  }

  /**
   * Declarations of a name: without body, comments, initializers, and members that are none of a reader's business.
   *
   * @param name the name under which it is exported
   */
  async printDeclarations(declarations: readonly ts.Declaration[], name: string): Promise<LinkedCode> {
    const whole = await this.printAll(declarations.map((declaration) => this.describe(declaration, name)));
    const hasMembers = declarations.every((one) => ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one));
    if (!hasMembers || whole.text.split('\n').length <= tallest) return whole;
    const heads = await this.printAll(declarations.map((declaration) => headOf(this.describe(declaration, name))));
    // An empty body, which ends the text, moves no name.
    return { ...heads, text: heads.text.replace(/\{\}$/, '{\n  // The members are listed below.\n}') };
  }

  private printAll(declarations: readonly ts.Node[]): Promise<LinkedCode> {
    const printed = declarations.map((declaration) => this.print(declaration));
    return layOut(
      { text: printed.map(({ text }) => `declare ${text}`).join('\n'), names: printed.flatMap(({ names }) => names) },
      { before: '', after: '', width: lineWidths.signature },
    );
  }

  /** The type of a member: that of a property, or a method's as that of a function. */
  typeOfMember(member: ts.Node): ts.TypeNode {
    const { factory } = ts;
    if (ts.isMethodSignature(member) || ts.isMethodDeclaration(member) || ts.isCallSignatureDeclaration(member)) {
      return factory.createFunctionTypeNode(
        member.typeParameters,
        member.parameters.map((parameter) => this.describeParameter(parameter)),
        this.returnTypeOf(member),
      );
    }
    if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member) || ts.isGetAccessorDeclaration(member)) {
      return member.type ?? this.inferredType(member, this.checker.getTypeAtLocation(member));
    }
    if (ts.isIndexSignatureDeclaration(member)) return member.type;
    throw new Error(`no type is known of a ${ts.SyntaxKind[member.kind]}`);
  }

  /** The type that a function returns, as it is written or as the compiler infers it. */
  returnTypeOf(declaration: ts.SignatureDeclaration): ts.TypeNode {
    if (declaration.type) return declaration.type;
    const signature = this.checker.getSignatureFromDeclaration(declaration);
    return this.inferredType(declaration, signature!.getReturnType());
  }

  /** The type of a parameter or variable. */
  typeOfVariable(declaration: ts.ParameterDeclaration | ts.VariableDeclaration): ts.TypeNode {
    return declaration.type ?? this.inferredType(declaration, this.checker.getTypeAtLocation(declaration));
  }

  private inferredType(at: ts.Node, type: ts.Type): ts.TypeNode {
    const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;
    return this.checker.typeToTypeNode(type, at, flags)!;
  }

  private describe(declaration: ts.Declaration, name: string): ts.Node {
    const { factory } = ts;
    if (ts.isFunctionDeclaration(declaration)) {
      return factory.createFunctionDeclaration(
        undefined,
        undefined,
        name,
        declaration.typeParameters,
        declaration.parameters.map((parameter) => this.describeParameter(parameter)),
        this.returnTypeOf(declaration),
        undefined,
      );
    }
    if (ts.isVariableDeclaration(declaration)) {
      const variable = factory.createVariableDeclaration(name, undefined, this.typeOfVariable(declaration));
      return factory.createVariableStatement(
        undefined,
        factory.createVariableDeclarationList([variable], ts.NodeFlags.Const),
      );
    }
    if (ts.isTypeAliasDeclaration(declaration)) {
      return factory.createTypeAliasDeclaration(undefined, name, declaration.typeParameters, declaration.type);
    }
    if (ts.isInterfaceDeclaration(declaration)) {
      return factory.createInterfaceDeclaration(
        undefined,
        name,
        declaration.typeParameters,
        declaration.heritageClauses,
        declaration.members.filter(memberIsPublic),
      );
    }
    if (ts.isClassDeclaration(declaration)) {
      return factory.createClassDeclaration(
        declaration.modifiers?.filter(({ kind }) => kind === ts.SyntaxKind.AbstractKeyword),
        name,
        declaration.typeParameters,
        declaration.heritageClauses,
        declaration.members
          .filter(memberIsPublic)
          .flatMap((member) => this.describeClassElement(member, declaration.members)),
      );
    }
    if (ts.isModuleDeclaration(declaration)) {
      return factory.createModuleDeclaration(
        undefined,
        declaration.name,
        declaration.body,
        declaration.flags & ts.NodeFlags.Namespace,
      );
    }
    throw new Error(`a ${ts.SyntaxKind[declaration.kind]} is exported, which the API reference cannot print`);
  }

  private describeClassElement(member: ts.ClassElement, all: readonly ts.ClassElement[]): ts.ClassElement[] {
    const { factory } = ts;
    const modifiers = ts.canHaveModifiers(member)
      ? ts
          .getModifiers(member)
          ?.filter(({ kind }) => [ts.SyntaxKind.StaticKeyword, ts.SyntaxKind.ReadonlyKeyword].includes(kind))
      : undefined;
    if (ts.isConstructorDeclaration(member)) {
      // Of overloads, the one with the body cannot be called.
      const isHidden = member.body && all.some((one) => ts.isConstructorDeclaration(one) && !one.body);
      const parameters = member.parameters.map((parameter) => this.describeParameter(parameter));
      return isHidden ? [] : [factory.createConstructorDeclaration(undefined, parameters, undefined)];
    }
    if (ts.isMethodDeclaration(member)) {
      const name = member.name.getText();
      const isHidden =
        member.body && all.some((one) => ts.isMethodDeclaration(one) && !one.body && one.name.getText() === name);
      if (isHidden) return [];
      return [
        factory.createMethodDeclaration(
          modifiers,
          undefined,
          member.name,
          member.questionToken,
          member.typeParameters,
          member.parameters.map((parameter) => this.describeParameter(parameter)),
          this.returnTypeOf(member),
          undefined,
        ),
      ];
    }
    if (ts.isPropertyDeclaration(member) || ts.isGetAccessorDeclaration(member)) {
      const questionToken = ts.isPropertyDeclaration(member) ? member.questionToken : undefined;
      const readonly = ts.isGetAccessorDeclaration(member)
        ? [factory.createModifier(ts.SyntaxKind.ReadonlyKeyword)]
        : [];
      return [
        factory.createPropertyDeclaration(
          [...(modifiers ?? []), ...readonly],
          member.name,
          questionToken,
          this.typeOfMember(member),
          undefined,
        ),
      ];
    }
    return [];
  }

  private describeParameter(parameter: ts.ParameterDeclaration): ts.ParameterDeclaration {
    const { factory } = ts;
    const isOptional = parameter.questionToken ?? parameter.initializer;
    return factory.createParameterDeclaration(
      undefined,
      parameter.dotDotDotToken,
      parameterName(parameter),
      isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined,
      this.typeOfVariable(parameter),
      undefined,
    );
  }

  private print(node: ts.Node): PrintedCode {
    const { transformed } = ts.transform(node, [
      (context) => (root) => {
        const visit = (one: ts.Node): ts.Node => tidyNode(ts.visitEachChild(one, visit, context));
        return visit(root);
      },
    ]);
    const names: PrintedCode['names'] = [];
    const visit = (one: ts.Node): void => {
      if (ts.isIdentifier(one)) {
        const address = this.resolve(one);
        names.push({ text: one.text, ...(address !== undefined && { address }) });
      }
      ts.forEachChild(one, visit);
    };
    visit(transformed[0]!);
    return { text: printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, blankFile), names };
  }

  private resolve(identifier: ts.Identifier): string | undefined {
    const original = ts.getOriginalNode(identifier);
    let symbol =
      original.pos >= 0
        ? this.checker.getSymbolAtLocation(original)
        : // The names of inferred types carry their symbols.
          (original as { symbol?: ts.Symbol }).symbol;
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = this.checker.getAliasedSymbol(symbol);
    return symbol && this.addressOf(symbol);
  }
}

/** A class or interface without members. */
function headOf(declaration: ts.Node): ts.Node {
  const { factory } = ts;
  if (ts.isInterfaceDeclaration(declaration)) {
    const { name, typeParameters, heritageClauses } = declaration;
    return factory.createInterfaceDeclaration(undefined, name, typeParameters, heritageClauses, []);
  }
  if (ts.isClassDeclaration(declaration)) {
    const { modifiers, name, typeParameters, heritageClauses } = declaration;
    return factory.createClassDeclaration(modifiers, name, typeParameters, heritageClauses, []);
  }
  return declaration;
}

const blankFile = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.Latest);

/** A parameter by its name; one that is taken apart in place has none, and is called what all of the library's are. */
export function parameterName({ name }: ts.ParameterDeclaration): string {
  return ts.isIdentifier(name) ? name.text : 'opts';
}

/** Whether a member is meant for readers. */
export function memberIsPublic(member: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
  const isHidden = modifiers.some(({ kind }) =>
    [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword].includes(kind),
  );
  const isInternal = ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
  const name = (member as ts.NamedDeclaration).name;
  return !isHidden && !isInternal && !(name && ts.isPrivateIdentifier(name));
}

/** Members within types that are marked internal go, and `import('…').Name` becomes `Name`. */
function tidyNode(node: ts.Node): ts.Node {
  const { factory } = ts;
  // The printer would look the texts of literals up in one file, while a declaration may be put together from several.
  if (ts.isStringLiteral(node)) return factory.createStringLiteral(node.text, true);
  if (ts.isNumericLiteral(node)) return factory.createNumericLiteral(node.text);
  if (ts.isBigIntLiteral(node)) return factory.createBigIntLiteral(node.text);
  if (ts.isNoSubstitutionTemplateLiteral(node)) return factory.createNoSubstitutionTemplateLiteral(node.text);
  if (ts.isTemplateHead(node)) return factory.createTemplateHead(node.text);
  if (ts.isTemplateMiddle(node)) return factory.createTemplateMiddle(node.text);
  if (ts.isTemplateTail(node)) return factory.createTemplateTail(node.text);
  if (ts.isTypeLiteralNode(node) && !node.members.every(memberIsPublic)) {
    return factory.updateTypeLiteralNode(node, factory.createNodeArray(node.members.filter(memberIsPublic)));
  }
  if (ts.isImportTypeNode(node) && node.qualifier) {
    return node.isTypeOf
      ? factory.createTypeQueryNode(node.qualifier, node.typeArguments)
      : factory.createTypeReferenceNode(node.qualifier, node.typeArguments);
  }
  return node;
}

/** Breaks a code into lines as Prettier does, and finds its names again. */
async function layOut(
  { text, names }: PrintedCode,
  { before, after, width }: { before: string; after: string; width: number },
): Promise<LinkedCode> {
  const formatted = await format(`${before} ${text}${after}`, {
    parser: 'typescript',
    printWidth: width,
    singleQuote: true,
    quoteProps: 'preserve',
    objectWrap: 'collapse',
  });
  const { code, offset } = before === '' ? unwrapStatements(formatted) : unwrapType(formatted, before);
  const source = ts.createSourceFile('code.ts', formatted, ts.ScriptTarget.Latest, true);
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const own = before === '' ? found : found.slice(1);
  if (own.length !== names.length || own.some((identifier, i) => identifier.text !== names[i]!.text)) {
    throw new Error(`Prettier changed the names in\n${text}\nto\n${formatted}`);
  }
  const links = own.flatMap((identifier, i): CodeLink[] => {
    const { address } = names[i]!;
    const start = offset(identifier.getStart(source));
    return address === undefined ? [] : [{ start, length: identifier.text.length, address }];
  });
  return { text: code, links: links.sort((a, b) => a.start - b.start) };
}

interface Unwrapped {
  code: string;
  /** Where a character of the formatted text is in the code. */
  offset: (position: number) => number;
}

function unwrapStatements(formatted: string): Unwrapped {
  // Only for Prettier, for which a function without a body needs it.
  const removed = Array.from(formatted.matchAll(/^declare /gm), ({ index }) => index);
  return {
    code: formatted.replace(/^declare /gm, '').trimEnd(),
    offset: (position) => position - 'declare '.length * removed.filter((index) => index < position).length,
  };
}

function unwrapType(formatted: string, before: string): Unwrapped {
  const type = formatted.slice(before.length).replace(/;\s*$/, '');
  // A union whose types stand below each other starts on a line of its own, indented as a whole.
  const indent = type.startsWith('\n') ? '\n  ' : ' ';
  if (!type.startsWith('\n')) {
    const code = type.trim();
    return { code, offset: (position) => position - before.length - indent.length };
  }
  const code = type.slice(1).replace(/^ {2}/gm, '');
  return {
    code,
    offset: (position) => {
      const lines = formatted.slice(before.length + 1, position).split('\n');
      return position - before.length - 1 - 2 * lines.length;
    },
  };
}
