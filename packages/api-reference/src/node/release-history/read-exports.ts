import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { digest } from '@typed-docs/utils/cache';
import type { ReleaseExports } from '../../release-history/history.ts';
import { compareNames } from '../../render-index.ts';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  noLib: true,
  types: [],
};

/**
 * Reads the public API of an unpacked package from its declaration files. Other packages are not resolved, so names
 * that `export *` re-exports from them are omitted.
 *
 * @param folder with the package.json
 * @param isPrivate by import specifier
 * @throws if no entry point has types
 */
export function readExports(folder: string, isPrivate: (specifier: string) => boolean): ReleaseExports {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const host = createHost(manifest.name);
  const files = findEntryPoints(folder, manifest, host, isPrivate);
  const declarations = new Declarations(folder, [...files.values()], host);
  // Declaration bundlers drop comments in export lists; the sources have them.
  const sources = new Map([...files].map(([path, file]) => [path, findSource(folder, file) ?? file]));
  const comments = new Declarations(folder, [...sources.values()], host);
  const result: ReleaseExports = { exports: {}, deprecated: {} };
  for (const [path, file] of files) {
    const hashes = declarations.textsOf(file).map(([name, text]) => [name, digest(text).slice(0, 8)] as const);
    result.exports[path] = Object.fromEntries(hashes);
    const deprecated = comments.deprecatedIn(sources.get(path)!).filter((name) => name in result.exports[path]!);
    if (deprecated.length > 0) result.deprecated[path] = deprecated;
  }
  return result;
}

/** Resolves only modules of the package itself. */
function createHost(packageName: string): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const isOwn = (specifier: string) => /^\.\.?(\/|$)/.test(specifier) || `${specifier}/`.startsWith(`${packageName}/`);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => ({ resolvedModule: isOwn(text) ? resolve(text, from, host) : undefined }));
  return host;
}

function resolve(specifier: string, from: string, host: ts.ModuleResolutionHost): ts.ResolvedModuleFull | undefined {
  return ts.resolveModuleName(specifier, from, options, host, undefined, undefined, ts.ModuleKind.ESNext)
    .resolvedModule;
}

/** @returns declaration files by path in `exports` */
function findEntryPoints(
  folder: string,
  { name, version, exports = { '.': {} } }: Manifest,
  host: ts.ModuleResolutionHost,
  isPrivate: (specifier: string) => boolean,
): Map<string, string> {
  const paths = Object.keys(exports).sort(compareNames);
  const files = new Map<string, string>();
  for (const path of paths) {
    const specifier = name + path.slice(1);
    const file = isPrivate(specifier) ? undefined : resolve(specifier, join(folder, 'index.ts'), host);
    if (file && /\.d\.[cm]?ts$/.test(file.resolvedFileName)) files.set(path, file.resolvedFileName);
  }
  if (files.size === 0) {
    throw new Error(
      `${name} ${version}: expected an entry point with types in "exports" of package.json; found none in ` +
        `${paths.join(', ')}. A release without types cannot be compared.`,
    );
  }
  return files;
}

/** `dist/links/splitLink.d.mts` was built from `src/links/splitLink.ts`. */
function findSource(folder: string, file: string): string | undefined {
  const path = relative(folder, file)
    .replace(/^dist\b/, 'src')
    .replace(/\.d\.[cm]?ts$/, '');
  return [`${path}.ts`, `${path}.tsx`].map((one) => join(folder, one)).find((one) => existsSync(one));
}

interface Manifest {
  name: string;
  version: string;
  exports?: Record<string, unknown>;
}

/** Declarations that entry points of one package export. */
class Declarations {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly exported: ReadonlySet<ts.Symbol>;

  constructor(
    private readonly folder: string,
    entryPoints: readonly string[],
    host: ts.CompilerHost,
  ) {
    this.program = ts.createProgram([...entryPoints], options, host);
    this.checker = this.program.getTypeChecker();
    const symbols = entryPoints.flatMap((file) => this.symbolsAt(file));
    this.exported = new Set(symbols.map((one) => this.targetOf(one)));
  }

  /** Text by name, reduced to what differs between declarations. */
  textsOf(entryPoint: string): [string, string][] {
    return this.symbolsAt(entryPoint).map((symbol) => [symbol.name, this.textOf(this.targetOf(symbol))]);
  }

  deprecatedIn(entryPoint: string): string[] {
    const hasTag = (symbol: ts.Symbol) => symbol.getJsDocTags().some(({ name }) => name === 'deprecated');
    return this.symbolsAt(entryPoint)
      .filter((symbol) => hasTag(symbol) || hasTag(this.targetOf(symbol)))
      .map(({ name }) => name);
  }

  private symbolsAt(entryPoint: string): ts.Symbol[] {
    return this.symbolsOf(this.program.getSourceFile(entryPoint)!).sort((a, b) => compareNames(a.name, b.name));
  }

  private symbolsOf(file: ts.SourceFile): ts.Symbol[] {
    const module = this.checker.getSymbolAtLocation(file);
    return module ? this.checker.getExportsOfModule(module).filter(isExported) : [];
  }

  private targetOf(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  private textOf(symbol: ts.Symbol, outer: readonly ts.Symbol[] = []): string {
    const own = (symbol.declarations ?? []).filter((one) => isWithin(this.folder, one.getSourceFile().fileName));
    const options = own.flatMap((one) => this.findOptions(one)).filter((one) => one !== symbol && !outer.includes(one));
    return (
      [
        ...own.map((one) => (ts.isSourceFile(one) ? this.namesOf(one) : printDeclaration(one))),
        ...[...new Set(options)].map((one) => this.textOf(one, [...outer, symbol])),
      ]
        // Declarations of other packages have no text.
        .filter((text) => text !== '')
        .join('\n')
    );
  }

  /** Of `export * as name`. */
  private namesOf(file: ts.SourceFile): string {
    return this.symbolsOf(file)
      .map(({ name }) => name)
      .sort(compareNames)
      .join(' ');
  }

  /** Unexported option types that a declaration names; to readers, they are part of it. */
  private findOptions(declaration: ts.Node): ts.Symbol[] {
    const found: ts.Symbol[] = [];
    const visit = (node: ts.Node) => {
      const symbol =
        ts.isIdentifier(node) && /Options(\$\d+)?$/.test(node.text) && this.checker.getSymbolAtLocation(node);
      if (symbol && !this.exported.has(this.targetOf(symbol))) found.push(this.targetOf(symbol));
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    return found;
  }
}

function isWithin(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..');
}

/** Without an export list, declaration files export all their declarations, including private helpers. */
function isExported({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (one) =>
      ts.isExportSpecifier(one) ||
      ts.isNamespaceExport(one) ||
      (ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export) !== 0,
  );
}

const printer = ts.createPrinter({ removeComments: true });

/** Removes differences that bundlers and compilers introduce for the same declaration. */
function printDeclaration(declaration: ts.Declaration): string {
  const file = declaration.getSourceFile();
  const { transformed } = ts.transform<ts.Node>(declaration, [normalize(file)]);
  return printer.printNode(ts.EmitHint.Unspecified, transformed[0]!, file).replace(/\s+/g, ' ');
}

function normalize(file: ts.SourceFile): ts.TransformerFactory<ts.Node> {
  const externalNames = readExternalNames(file);
  return (context) => {
    const { factory } = context;
    const sort = (types: readonly ts.TypeNode[]) => {
      const printed = new Map(types.map((type) => [type, printer.printNode(ts.EmitHint.Unspecified, type, file)]));
      return [...types].sort((a, b) => compareNames(printed.get(a)!, printed.get(b)!));
    };
    const visit = (node: ts.Node): ts.Node | undefined => {
      if (node.kind === ts.SyntaxKind.ExportKeyword || node.kind === ts.SyntaxKind.DeclareKeyword) return undefined;
      // `ws.WebSocket`, where `ws` is a default or namespace import.
      if (ts.isQualifiedName(node) && ts.isIdentifier(node.left) && externalNames.get(node.left.text) === '') {
        return node.right;
      }
      if (ts.isImportTypeNode(node) && node.qualifier && !node.isTypeOf) {
        return factory.createTypeReferenceNode(
          node.qualifier,
          node.typeArguments?.map((one) => ts.visitNode(one, visit) as ts.TypeNode),
        );
      }
      if (ts.isIdentifier(node)) {
        const text = externalNames.get(node.text) || node.text.replace(/\$\d+$/, '');
        return text === node.text ? node : factory.createIdentifier(text);
      }
      const visited = ts.visitEachChild(node, visit, context);
      // Compilers print the members of an inferred union in the order they encountered them.
      if (ts.isUnionTypeNode(visited)) return factory.createUnionTypeNode(sort(visited.types));
      if (ts.isIntersectionTypeNode(visited)) return factory.createIntersectionTypeNode(sort(visited.types));
      return visited;
    };
    return (node) => visit(node)!;
  };
}

/** Exported name by local name of imports from other packages; empty for default and namespace imports. */
function readExternalNames(file: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    if (statement.moduleSpecifier.text.startsWith('.')) continue;
    const { name, namedBindings } = statement.importClause ?? {};
    if (name) names.set(name.text, '');
    if (!namedBindings) continue;
    if (ts.isNamespaceImport(namedBindings)) names.set(namedBindings.name.text, '');
    else for (const one of namedBindings.elements) names.set(one.name.text, (one.propertyName ?? one.name).text);
  }
  return names;
}
