import { join } from 'node:path';
import ts from 'typescript';
import { writeType } from '../../type-table/notation.ts';
import { didYouMean, joinWords } from '@typed-docs/utils/suggest';
import type { TypeResult, TypeRequest } from '../../type-table/types.ts';
import { LibraryHost } from '@typed-docs/snippets/library-host';
import { describeMembers } from './describe-members.ts';
import { installedVersionOf, listEntryPoints } from './entry-points.ts';

export interface TypesLibrary {
  /** Absolute path. */
  root: string;
  version: string;
  /** Names of the documented packages. */
  packages: readonly string[];
  /** Its types may be named in type arguments, besides those of the table's own package. */
  mainPackage: string | undefined;
}

/** Looks up types of a library version in one program, which grows by a few lines for each request. */
export class LibraryTypes {
  private readonly host: LibraryHost;
  private readonly folder: string;
  private count = 0;

  constructor(private readonly library: TypesLibrary) {
    this.host = new LibraryHost(library.root);
    this.folder = join(library.root, '.type-table');
  }

  /** @returns the type with each member's type in one line, or a problem for the author */
  describe(request: TypeRequest): TypeResult {
    try {
      return this.find(request);
    } catch (error) {
      if (error instanceof RequestError) {
        return { problem: error.message };
      }
      throw error;
    }
  }

  private find(request: TypeRequest): TypeResult {
    const { type: path, from, parameter } = request;
    const exports = this.listExports(from);
    if (!exports) {
      throw new RequestError(this.explainPackage(from));
    }
    const { symbol, checker } = this.findExport(path, from, exports);
    const value = parameter === undefined ? undefined : this.findSignature(symbol, checker, request);
    if (parameter === undefined && !(symbol.flags & ts.SymbolFlags.Type)) {
      const advice =
        listSignatures(symbol, checker).signatures.length > 0 ? `; \`${path}#0\` is its first parameter` : '';
      throw new RequestError(`\`${path}\` is a value, not a type${advice}`);
    }
    const target = this.writeTarget(symbol, value?.isConstructor, request);
    const file = join(this.folder, `${this.count++}.ts`);
    const imports = this.importArguments(request, exports.symbols);
    this.host.writeFile(file, `import type * as Library from ${JSON.stringify(from)};\n${imports}${target}\n`);
    try {
      return this.describeTarget(file, request, symbol, value?.name);
    } finally {
      this.host.deleteFile(file);
    }
  }

  private describeTarget(file: string, request: TypeRequest, symbol: ts.Symbol, name: string | undefined): TypeResult {
    const program = this.program();
    const checker = program.getTypeChecker();
    const source = program.getSourceFile(file)!;
    const [error] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    if (error) {
      const message = ts.flattenDiagnosticMessageText(error.messageText, '\n').replaceAll('Library.', '');
      const reason = request.args === undefined ? 'cannot be looked up' : 'takes different type arguments than `args`';
      throw new RequestError(`\`${request.type}\` ${reason}: ${message}`);
    }
    const alias = source.statements.find(ts.isTypeAliasDeclaration)!;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(alias.name));
    const exported = new Set(this.listExports(request.from)!.symbols.values());
    const members = describeMembers(type, { checker, exported });
    if (members.length === 0) {
      const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.InTypeAlias);
      throw new RequestError(`\`${writeType(request)}\` has no members; it is \`${text}\``);
    }
    const isClass = name === undefined && symbol.flags & ts.SymbolFlags.Class;
    const kind = name !== undefined ? 'parameter' : isClass ? 'class' : 'type';
    return { description: { kind, ...(name !== undefined && { parameter: name }), members } };
  }

  /** The symbols belong to the current program. */
  private listExports(from: string): { checker: ts.TypeChecker; symbols: Map<string, ts.Symbol> } | undefined {
    if (!/^[@\w][\w./@-]*$/.test(from)) {
      return undefined;
    }
    const file = join(this.folder, 'exports', `${from}.ts`);
    this.host.writeFile(file, `import type {} from ${JSON.stringify(from)};\n`);
    const program = this.program();
    const checker = program.getTypeChecker();
    const [statement] = program.getSourceFile(file)!.statements;
    const { moduleSpecifier } = statement as ts.ImportDeclaration;
    const module = checker.getSymbolAtLocation(moduleSpecifier);
    if (!module) {
      this.host.deleteFile(file);
      return undefined;
    }
    const named = checker
      .getExportsOfModule(module)
      .map((symbol): [string, ts.Symbol] => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]);
    return { checker, symbols: new Map(named) };
  }

  private findExport(
    path: string,
    from: string,
    { checker, symbols }: { checker: ts.TypeChecker; symbols: Map<string, ts.Symbol> },
  ): { symbol: ts.Symbol; checker: ts.TypeChecker } {
    const [first, ...rest] = path.split('.') as [string, ...string[]];
    let symbol = symbols.get(first);
    if (!symbol) {
      const version = installedVersionOf(this.library.root, from) ?? this.library.version;
      throw new RequestError(`\`${from}\` ${version} doesn't export \`${first}\`${didYouMean(first, symbols.keys())}`);
    }
    let known = first;
    for (const name of rest) {
      const within = listWithin(symbol, checker);
      const next = within.get(name);
      if (!next) {
        throw new RequestError(`\`${known}\` has no \`${name}\`${didYouMean(name, within.keys())}`);
      }
      symbol = next;
      known += `.${name}`;
    }
    return { symbol, checker };
  }

  /** Uses the last signature, like TypeScript's own `Parameters`. */
  private findSignature(
    symbol: ts.Symbol,
    checker: ts.TypeChecker,
    { type, parameter = 0 }: TypeRequest,
  ): { name: string; isConstructor: boolean } {
    const { signatures, isConstructor } = listSignatures(symbol, checker);
    const signature = signatures.at(-1);
    if (!signature) {
      throw new RequestError(`\`${type}\` is not a function or class, so it has no parameter ${parameter}`);
    }
    const names = signature.parameters.map((one) => one.name);
    const name = names[parameter];
    if (name === undefined) {
      const list = names.map((one, i) => `#${i} \`${one}\``).join(', ') || 'none';
      throw new RequestError(`\`${type}\` has no parameter ${parameter}; its parameters are ${list}`);
    }
    // A destructured parameter has no name.
    const shown = /^__\d+$/.test(name) ? `#${parameter}` : name;
    return { name: shown, isConstructor };
  }

  private writeTarget(symbol: ts.Symbol, isConstructor: boolean | undefined, request: TypeRequest): string {
    const { type, parameter, args } = request;
    const list = args === undefined ? '' : `<${args}>`;
    if (parameter !== undefined) {
      const helper = isConstructor ? 'ConstructorParameters' : 'Parameters';
      return `export type Target = ${helper}<typeof Library.${type}${list}>[${parameter}];`;
    }
    const parameters = countTypeParameters(symbol);
    if (args !== undefined || parameters === 0) {
      return `export type Target = Library.${type}${list};`;
    }
    // `infer` falls back to the type parameter's constraint, which the package may not export under a name.
    const names = Array.from({ length: parameters }, (_, i) => `P${i}`);
    const inferred = names.map((name) => `infer ${name}`);
    const reference = `Library.${type}`;
    return `export type Target = never extends ${reference}<${inferred.join(', ')}> ? ${reference}<${names.join(', ')}> : never;`;
  }

  private importArguments({ from, args = '' }: TypeRequest, symbols: ReadonlyMap<string, ts.Symbol>): string {
    const names = new Set(args.match(/[A-Za-z_$][\w$]*/g));
    const write = (found: string[], point: string) =>
      found.length > 0 ? `import type { ${found.join(', ')} } from ${JSON.stringify(point)};\n` : '';
    const own = [...names].filter((name) => symbols.has(name));
    const others = [...names].filter((name) => !symbols.has(name));
    const { mainPackage } = this.library;
    const main = others.length > 0 && mainPackage ? this.listExports(mainPackage)?.symbols : undefined;
    const ofMain = others.filter((name) => main?.has(name));
    return write(own, from) + (mainPackage ? write(ofMain, mainPackage) : '');
  }

  private explainPackage(from: string): string {
    const points = listEntryPoints(this.library.root, this.library.packages);
    const known = points.filter((point) => from.startsWith(`${point}/`) || point.startsWith(`${from}/`));
    const list = known.length > 0 ? `; known are ${joinWords(known.map(quote), 'and')}` : '';
    return `library ${this.library.version} has no package or entry point \`${from}\` with types${didYouMean(from, points) || list}`;
  }

  private program(): ts.Program {
    return this.host.service.getProgram()!;
  }
}

const quote = (text: string) => `\`${text}\``;

/** An author's mistake. */
class RequestError extends Error {}

function listSignatures(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): { signatures: readonly ts.Signature[]; isConstructor: boolean } {
  const type = symbol.flags & ts.SymbolFlags.Value ? checker.getTypeOfSymbol(symbol) : undefined;
  const calls = type?.getCallSignatures() ?? [];
  return calls.length > 0
    ? { signatures: calls, isConstructor: false }
    : { signatures: type?.getConstructSignatures() ?? [], isConstructor: true };
}

function listWithin(symbol: ts.Symbol, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const isModule = symbol.flags & ts.SymbolFlags.Module;
  const isValue = symbol.flags & ts.SymbolFlags.Value;
  const symbols = [
    ...(isModule ? checker.getExportsOfModule(symbol) : []),
    ...(isValue ? checker.getPropertiesOfType(checker.getTypeOfSymbol(symbol)) : []),
  ];
  return new Map(
    symbols.map((one) => [one.name, one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one]),
  );
}

function countTypeParameters({ declarations = [] }: ts.Symbol): number {
  const counts = declarations.map((declaration) =>
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isInterfaceDeclaration(declaration) ||
    ts.isClassDeclaration(declaration)
      ? (declaration.typeParameters ?? []).filter((parameter) => !parameter.default).length
      : 0,
  );
  return Math.max(0, ...counts);
}
