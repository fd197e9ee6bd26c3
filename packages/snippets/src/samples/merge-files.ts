import { analyze, type Scope, type ScopeVariable } from '@typescript-eslint/scope-manager';
import { AST_NODE_TYPES, parse, simpleTraverse, type TSESTree } from '@typescript-eslint/typescript-estree';
import { joinPath } from '../visible-files.ts';

export interface SourceFile {
  name: string;
  text: string;
}

interface Module extends SourceFile {
  ast: TSESTree.Program;
  /** Variables and types at the top level, including imported ones. */
  variables: Map<string, ScopeVariable>;
  /** Names in inner scopes, which would shadow top-level names. */
  innerNames: Set<string>;
  /** Undeclared names. */
  globals: Set<string>;
}

/** What a name refers to: a declaration in a file, or an export of a package. */
interface Meaning {
  /** File, or package. */
  from: string;
  name: string;
  isPackage: boolean;
}

/**
 * Merges files that import each other into one equivalent file: imported files come first, and a duplicate name gets a
 * number.
 *
 * @param entry name of the file that starts
 * @returns undefined if that is not possible, as with a cycle or a dynamic import
 */
export function mergeFiles(files: readonly SourceFile[], entry: string): SourceFile | undefined {
  try {
    const modules = files.filter(({ name }) => /\.tsx?$/.test(name)).map(readModule);
    return new Merger(new Map(modules.map((one) => [one.name, one]))).merge(entry);
  } catch (error) {
    if (error instanceof CannotMerge || (error as Error).name === 'TSError') return undefined;
    throw error;
  }
}

type ExportStatement = TSESTree.ExportNamedDeclaration | TSESTree.ExportDefaultDeclaration;

class CannotMerge extends Error {}

function readModule({ name, text }: SourceFile): Module {
  const ast = parse(text, { jsx: name.endsWith('x'), range: true });
  simpleTraverse(ast, { enter() {} }, true);
  const { globalScope } = analyze(ast, { sourceType: 'module', jsxPragma: null, lib: [] });
  const scope = globalScope!.childScopes[0]!;
  const innerScopes = (one: Scope): Scope[] => one.childScopes.flatMap((child) => [child, ...innerScopes(child)]);
  return {
    name,
    text,
    ast,
    variables: new Map(scope.variables.map((variable) => [variable.name, variable])),
    innerNames: new Set(innerScopes(scope).flatMap(({ variables }) => variables.map((variable) => variable.name))),
    globals: new Set(globalScope!.through.map(({ identifier }) => identifier.name)),
  };
}

class Merger {
  private readonly finalNames = new Map<string, string>();
  private readonly ordered: Module[] = [];

  constructor(private readonly modules: ReadonlyMap<string, Module>) {}

  merge(entry: string): SourceFile {
    this.order(entry);
    this.ordered.forEach((one) => this.rejectDynamic(one));
    this.chooseNames();
    const imports = new PackageImports();
    const earlier = [imports];
    let isLate = false;
    const sections = this.ordered.map((one) => {
      const late = new PackageImports();
      for (const statement of one.ast.body) {
        if (statement.type !== AST_NODE_TYPES.ImportDeclaration || isRelative(statement.source.value)) continue;
        const isType = statement.importKind === 'type';
        (isLate && !isType ? late : imports).add(statement, (local) => this.finalName(one, local));
      }
      const text = this.inline(one);
      // Packages that are loaded after this would be loaded before it at the top of the file.
      if (/\b(?:assign|defineProperty)\(globalThis\b/.test(one.text)) isLate = true;
      const awaited = late.printAwaited(earlier);
      earlier.push(late);
      return [awaited, text].filter((part) => part !== '').join('\n\n');
    });
    const hasJsx = this.ordered.some(({ name }) => name.endsWith('x'));
    return {
      name: hasJsx ? entry.replace(/\.ts$/, '.tsx') : entry,
      text: `${[imports.print(), ...sections].filter((part) => part !== '').join('\n\n')}\n`,
    };
  }

  /**
   * Collects modules in execution order. Modules imported only for types come first: they are executed only here, and
   * may fail after the others have changed globals.
   */
  private order(entry: string): void {
    const executed: Module[] = [];
    this.visit(entry, executed, importsValues);
    const all: Module[] = [];
    this.visit(entry, all);
    for (const one of all.filter((candidate) => !executed.includes(candidate))) this.visit(one.name, this.ordered);
    this.visit(entry, this.ordered);
  }

  /** Adds a module after those that it imports. @param follows which statements to follow */
  private visit(
    name: string,
    found: Module[],
    follows: (statement: TSESTree.ProgramStatement) => boolean = () => true,
    above: readonly string[] = [],
  ): void {
    const one = this.modules.get(name);
    if (!one || above.includes(name)) throw new CannotMerge();
    if (found.includes(one)) return;
    for (const statement of one.ast.body) {
      const source = sourceOf(statement);
      if (isRelative(source) && follows(statement)) {
        this.visit(this.findModule(one, source).name, found, follows, [...above, name]);
      }
    }
    found.push(one);
  }

  private rejectDynamic({ ast }: Module): void {
    const names = this.modules;
    simpleTraverse(ast, {
      enter(node) {
        const isDynamic = node.type === AST_NODE_TYPES.ImportExpression || node.type === AST_NODE_TYPES.TSImportType;
        // Code may read the other files from disk.
        const isName = node.type === AST_NODE_TYPES.Literal && typeof node.value === 'string' && names.has(node.value);
        if (isName || (isDynamic && isRelative(sourceOf(node)))) throw new CannotMerge();
      },
    });
  }

  private findModule({ name }: Module, source: string): Module {
    const path = joinPath(name, source).replace(/\.jsx?$/, '');
    const found = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => this.modules.get(path + ending));
    const [module] = found.filter((one) => one !== undefined);
    if (!module) throw new CannotMerge();
    return module;
  }

  /** The entry's names stay, as do those of the files it imports unless they are taken. */
  private chooseNames(): void {
    const taken = new Map<string, string>();
    const known = new Set(this.ordered.flatMap(({ globals }) => [...globals]));
    const everywhere = new Set(this.ordered.flatMap((one) => [...one.variables.keys(), ...one.innerNames]));
    for (const one of this.ordered.toReversed()) {
      for (const local of one.variables.keys()) {
        const key = keyOf(this.resolveLocal(one, local));
        if (this.finalNames.has(key)) continue;
        let name = local;
        for (let n = 2; taken.has(name) || known.has(name) || (n > 2 && everywhere.has(name)); n++)
          name = `${local}${n}`;
        taken.set(name, key);
        this.finalNames.set(key, name);
      }
    }
  }

  private finalName(one: Module, local: string): string {
    return this.finalNames.get(keyOf(this.resolveLocal(one, local)))!;
  }

  private resolveLocal(one: Module, local: string): Meaning {
    for (const statement of one.ast.body) {
      if (statement.type !== AST_NODE_TYPES.ImportDeclaration) continue;
      const specifier = statement.specifiers.find((candidate) => candidate.local.name === local);
      if (!specifier) continue;
      const source = statement.source.value;
      const imported = importedName(specifier);
      if (!isRelative(source)) return { from: source, name: imported, isPackage: true };
      return this.resolveExport(this.findModule(one, source), imported);
    }
    if (!one.variables.has(local)) throw new CannotMerge();
    return { from: one.name, name: local, isPackage: false };
  }

  private resolveExport(one: Module, name: string): Meaning {
    for (const statement of one.ast.body) {
      if (statement.type === AST_NODE_TYPES.ExportDefaultDeclaration && name === 'default') {
        const { declaration } = statement;
        const id = declaration.type === AST_NODE_TYPES.Identifier ? declaration : 'id' in declaration && declaration.id;
        if (id && id.type === AST_NODE_TYPES.Identifier) return this.resolveLocal(one, id.name);
        return { from: one.name, name, isPackage: false };
      }
      if (statement.type !== AST_NODE_TYPES.ExportNamedDeclaration) continue;
      const specifier = statement.specifiers.find(({ exported }) => nameOf(exported) === name);
      if (!specifier) continue;
      const source = sourceOf(statement);
      const local = nameOf(specifier.local);
      if (source === undefined) return this.resolveLocal(one, local);
      if (!isRelative(source)) throw new CannotMerge();
      return this.resolveExport(this.findModule(one, source), local);
    }
    if (one.variables.has(name)) return this.resolveLocal(one, name);
    for (const statement of one.ast.body) {
      const source = statement.type === AST_NODE_TYPES.ExportAllDeclaration ? sourceOf(statement) : undefined;
      if (isRelative(source)) return this.resolveExport(this.findModule(one, source), name);
    }
    throw new CannotMerge();
  }

  /** The text of a file without imports and `export`, with the chosen names. */
  private inline(one: Module): string {
    const { text, ast } = one;
    const edits: { from: number; to: number; text: string }[] = [];
    const remove = ({ range: [from, to] }: TSESTree.Node) =>
      edits.push({ from, to: text[to] === '\n' ? to + 1 : to, text: '' });
    for (const statement of ast.body) {
      switch (statement.type) {
        case AST_NODE_TYPES.ImportDeclaration:
        case AST_NODE_TYPES.ExportAllDeclaration:
          remove(statement);
          break;
        case AST_NODE_TYPES.ExportNamedDeclaration:
        case AST_NODE_TYPES.ExportDefaultDeclaration: {
          const { declaration } = statement;
          if (!declaration || declaration.type === AST_NODE_TYPES.Identifier) remove(statement);
          else
            edits.push({
              from: statement.range[0],
              to: declaration.range[0],
              text: this.replaceExport(one, statement),
            });
        }
      }
    }
    for (const [local, variable] of one.variables) {
      const name = this.finalName(one, local);
      if (name === local) continue;
      if (one.innerNames.has(name)) throw new CannotMerge();
      const nodes = new Set<TSESTree.Node>([
        ...variable.identifiers,
        ...variable.references.map(({ identifier }) => identifier),
      ]);
      for (const {
        range: [from],
        parent,
      } of nodes) {
        const isShort = parent?.type === AST_NODE_TYPES.Property && parent.shorthand;
        edits.push({ from, to: from + local.length, text: isShort ? `${local}: ${name}` : name });
      }
    }
    const removed = edits.filter((edit) => edit.text === '');
    const isRemoved = ({ from, to }: { from: number; to: number }) =>
      removed.some((other) => other.from <= from && to <= other.to);
    const wanted = edits.filter((edit) => edit.text === '' || !isRemoved(edit)).sort((a, b) => b.from - a.from);
    let rest = text;
    for (const { from, to, text: replacement } of wanted) rest = rest.slice(0, from) + replacement + rest.slice(to);
    return rest.trim().replace(/\n{3,}/g, '\n\n');
  }

  /** Replacement for `export` and `export default`: nothing, or the name for an unnamed value. */
  private replaceExport(one: Module, { type, declaration }: ExportStatement): string {
    const isNamed = type === AST_NODE_TYPES.ExportNamedDeclaration || ('id' in declaration && declaration.id);
    if (isNamed) return '';
    const name = this.finalNames.get(keyOf({ from: one.name, name: 'default', isPackage: false }));
    return name === undefined ? 'export default ' : `const ${name} = `;
  }
}

const importsValues = (statement: TSESTree.ProgramStatement): boolean =>
  !('importKind' in statement && statement.importKind === 'type') &&
  !('exportKind' in statement && statement.exportKind === 'type');

const keyOf = ({ from, name, isPackage }: Meaning): string => JSON.stringify([from, name, isPackage]);

const isRelative = (source: string | undefined): source is string => source?.startsWith('.') ?? false;

function sourceOf(node: TSESTree.Node): string | undefined {
  const source = 'source' in node ? node.source : undefined;
  return source?.type === AST_NODE_TYPES.Literal && typeof source.value === 'string' ? source.value : undefined;
}

function importedName(specifier: TSESTree.ImportClause): string {
  if (specifier.type === AST_NODE_TYPES.ImportSpecifier) return nameOf(specifier.imported);
  return specifier.type === AST_NODE_TYPES.ImportDefaultSpecifier ? 'default' : '*';
}

const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral): string =>
  node.type === AST_NODE_TYPES.Identifier ? node.name : node.value;

const lineLength = 80;

/** Imports of packages, merged by package. */
class PackageImports {
  /** By package: final names by imported names, and whether they are only imported as types. */
  private readonly sources = new Map<string, Map<string, { name: string; isType: boolean }>>();

  add({ source, specifiers, importKind }: TSESTree.ImportDeclaration, finalName: (local: string) => string): void {
    const names = this.sources.get(source.value) ?? new Map<string, { name: string; isType: boolean }>();
    this.sources.set(source.value, names);
    for (const specifier of specifiers) {
      const imported = importedName(specifier);
      const isType =
        importKind === 'type' || (specifier.type === AST_NODE_TYPES.ImportSpecifier && specifier.importKind === 'type');
      const before = names.get(imported);
      names.set(imported, { name: finalName(specifier.local.name), isType: isType && (before?.isType ?? true) });
    }
  }

  has(source: string, imported: string): boolean {
    return this.sources.get(source)?.get(imported)?.isType === false;
  }

  print(): string {
    return [...this.sources].flatMap(([source, names]) => printImport(source, names)).join('\n');
  }

  /** As expressions, which are evaluated in place. @param earlier imports that need no repetition */
  printAwaited(earlier: readonly PackageImports[]): string {
    const lines = [...this.sources].flatMap(([source, names]) => {
      if (names.size === 0) return [`await import('${source}');`];
      const wanted = [...names].filter(
        ([imported, { isType }]) => !isType && !earlier.some((one) => one.has(source, imported)),
      );
      const namespace = wanted.find(([imported]) => imported === '*');
      const named = wanted
        .filter(([imported]) => imported !== '*')
        .map(([imported, { name }]) => (imported === name ? name : `${imported}: ${name}`));
      return [
        ...(namespace ? [`const ${namespace[1].name} = await import('${source}');`] : []),
        ...(named.length > 0 ? [`const { ${named.join(', ')} } = await import('${source}');`] : []),
      ];
    });
    return lines.join('\n');
  }
}

function printImport(source: string, names: ReadonlyMap<string, { name: string; isType: boolean }>): string[] {
  if (names.size === 0) return [`import '${source}';`];
  const all = [...names];
  const areTypes = all.every(([, { isType }]) => isType);
  const keyword = areTypes ? 'import type' : 'import';
  const lines = all
    .filter(([imported]) => imported === '*')
    .map(([, { name, isType }]) => `import ${isType ? 'type ' : ''}* as ${name} from '${source}';`);
  const plain = names.get('default')?.name;
  const named = all
    .filter(([imported]) => imported !== '*' && imported !== 'default')
    .map(([imported, { name, isType }]) => {
      const text = imported === name ? name : `${imported} as ${name}`;
      return isType && !areTypes ? `type ${text}` : text;
    })
    .sort((a, b) => a.localeCompare(b, 'en'));
  if (plain !== undefined && named.length > 0 && areTypes) {
    lines.push(`import type ${plain} from '${source}';`, `import type { ${named.join(', ')} } from '${source}';`);
  } else if (plain !== undefined || named.length > 0) {
    const start = `${keyword} ${plain ?? ''}${plain !== undefined && named.length > 0 ? ', ' : ''}`;
    const one = `${start}${named.length > 0 ? `{ ${named.join(', ')} }` : ''} from '${source}';`;
    const wrapped = `${start}{\n${named.map((text) => `  ${text},\n`).join('')}} from '${source}';`;
    lines.push(one.length <= lineLength || named.length < 2 ? one : wrapped);
  }
  return lines;
}
