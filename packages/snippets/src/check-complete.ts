import { analyze } from '@typescript-eslint/scope-manager';
import { AST_NODE_TYPES, parse, simpleTraverse, type TSESTree } from '@typescript-eslint/typescript-estree';
import globals from 'globals';
import { languageIsCode } from './meta.ts';
import { readNotation } from './notation.ts';
import { showBlock, type ShownLine } from './shown.ts';
import type { Block, Page, Place, Problem } from './types.ts';

/** `syntax`: it does not parse; `name`: undeclared; `file`: not shown; `export`: the shown file lacks the name. */
export type IncompleteCause = 'syntax' | 'name' | 'file' | 'export';

export interface Incomplete extends Problem {
  cause: IncompleteCause;
  /** The identifier, or the import specifier for the cause `file`. */
  name: string;
}

/** Exported names, or `any` for files that are not TypeScript. */
type Exports = ReadonlySet<string> | 'any';
type ShownFiles = ReadonlyMap<string, Exports>;

interface VisibleFile {
  name: string;
  /** Whether readers see the name. */
  isNamed: boolean;
  ast?: TSESTree.Program;
  /** Position of the first syntax error, where there is no tree. */
  error?: { message: string; line: number; column: number };
  lines: readonly ShownLine[];
}

/**
 * Finds code blocks that a reader cannot use as they are shown: those that use names from hidden code, or import from
 * files that are not shown.
 *
 * @param continued pages that readers are expected to come from, whose files count as shown
 * @returns by index of the block; complete blocks have no entry
 */
export function findIncomplete(page: Page, continued: readonly Page[]): Map<number, Incomplete[]> {
  const files = new Map(page.blocks.map((block) => [block, readVisibleFiles(block)]));
  const shown = collectFiles([
    ...page.blocks.map((block) => [block, files.get(block)!] as const),
    ...continued.flatMap(({ blocks }) => blocks.map((block) => [block, readVisibleFiles(block)] as const)),
  ]);
  const found = new Map<number, Incomplete[]>();
  for (const [block, visible] of files) {
    const incomplete = block.excerpt ? [] : visible.flatMap((file) => checkFile(file, block, shown));
    if (incomplete.length > 0) found.set(block.index, incomplete);
  }
  return found;
}

/** The files of a block as readers see them, without removed lines. */
function readVisibleFiles(block: Block): VisibleFile[] {
  if (block.kind !== 'code') return [];
  const sections: { name: string; isNamed: boolean; lines: ShownLine[] }[] = [
    { name: block.fileName, isNamed: block.title?.replace(/^\.\//, '') === block.fileName, lines: [] },
  ];
  for (const line of showBlock(block)) {
    if (line.file !== undefined) sections.push({ name: line.file, isNamed: true, lines: [] });
    else if (line.mark !== 'removed') sections.at(-1)!.lines.push(line);
  }
  return sections
    .filter(({ name, lines }) => /\.tsx?$/.test(name) && lines.some(({ text }) => text.trim() !== ''))
    .map((section) => ({ ...section, ...parseCode(section, block) }));
}

/** Replaces the place of a completion (`^|`), where an identifier is missing, by one. */
function completeLine({ text, ownIndex }: ShownLine, { lines }: Block): string {
  const below = readNotation(lines[ownIndex + 1]?.text ?? '');
  return below?.type === 'query' && below.query === 'completions'
    ? `${text.slice(0, below.character)}_${text.slice(below.character)}`
    : text;
}

function parseCode(
  { name, lines }: Pick<VisibleFile, 'name' | 'lines'>,
  block: Block,
): Pick<VisibleFile, 'ast' | 'error'> {
  const code = lines.map((line) => completeLine(line, block)).join('\n');
  try {
    return { ast: parse(code, { jsx: name.endsWith('x'), loc: true, range: true, jsDocParsingMode: 'none' }) };
  } catch (error) {
    const { message, location } = error as { message: string; location?: { start: { line: number; column: number } } };
    return { error: { message, ...(location?.start ?? { line: 1, column: 0 }) } };
  }
}

/** Several blocks of one name show parts of one file. */
function collectFiles(blocks: readonly (readonly [Block, readonly VisibleFile[]])[]): ShownFiles {
  const trees = new Map<string, TSESTree.Program[]>();
  const shown = new Map<string, Exports>();
  for (const [block, files] of blocks) {
    if (!languageIsCode(block.lang) && block.title) shown.set(block.title.replace(/^\.\//, ''), 'any');
    for (const { name, isNamed, ast } of files) {
      if (isNamed && ast) trees.set(name, [...(trees.get(name) ?? []), ast]);
    }
  }
  for (const [name, programs] of trees) shown.set(name, new Set(programs.flatMap(exportedNames)));
  return withForwarded(shown, trees);
}

/** Adds the names of `export * from './file'`. */
function withForwarded(
  shown: Map<string, Exports>,
  trees: ReadonlyMap<string, readonly TSESTree.Program[]>,
): ShownFiles {
  const exportsOf = (name: string, seen: readonly string[]): Exports => {
    const names = new Set(shown.get(name) === 'any' ? [] : shown.get(name));
    for (const { body } of trees.get(name) ?? []) {
      for (const node of body) {
        if (node.type !== AST_NODE_TYPES.ExportAllDeclaration || node.exported) continue;
        const target = resolveImport(node.source.value, name, shown);
        if (target === undefined) return 'any';
        const forwarded = seen.includes(target) ? new Set<string>() : exportsOf(target, [...seen, target]);
        if (forwarded === 'any') return 'any';
        forwarded.forEach((forward) => names.add(forward));
      }
    }
    return names;
  };
  return new Map([...shown].map(([name, own]) => [name, own === 'any' ? own : exportsOf(name, [name])]));
}

function exportedNames({ body }: TSESTree.Program): string[] {
  return body.flatMap((node) => {
    switch (node.type) {
      case AST_NODE_TYPES.ExportDefaultDeclaration:
        return ['default'];
      case AST_NODE_TYPES.ExportAllDeclaration:
        return node.exported ? [nameOf(node.exported)] : [];
      case AST_NODE_TYPES.ExportNamedDeclaration:
        return node.declaration
          ? declaredNames(node.declaration)
          : node.specifiers.map(({ exported }) => nameOf(exported));
      default:
        return [];
    }
  });
}

function declaredNames(declaration: TSESTree.NamedExportDeclarations): string[] {
  if (declaration.type === AST_NODE_TYPES.VariableDeclaration) {
    return declaration.declarations.flatMap(({ id }) => boundNames(id));
  }
  return declaration.id?.type === AST_NODE_TYPES.Identifier ? [declaration.id.name] : [];
}

/** `{ a, b: [c] }` binds `a` and `c`. */
function boundNames(pattern: TSESTree.Node | null): string[] {
  switch (pattern?.type) {
    case AST_NODE_TYPES.Identifier:
      return [pattern.name];
    case AST_NODE_TYPES.ObjectPattern:
      return pattern.properties.flatMap((property) =>
        boundNames(property.type === AST_NODE_TYPES.Property ? property.value : property.argument),
      );
    case AST_NODE_TYPES.ArrayPattern:
      return pattern.elements.flatMap(boundNames);
    case AST_NODE_TYPES.AssignmentPattern:
      return boundNames(pattern.left);
    case AST_NODE_TYPES.RestElement:
      return boundNames(pattern.argument);
    default:
      return [];
  }
}

const nameOf = (node: TSESTree.Identifier | TSESTree.StringLiteral): string =>
  node.type === AST_NODE_TYPES.Identifier ? node.name : node.value;

function checkFile(file: VisibleFile, block: Block, shown: ShownFiles): Incomplete[] {
  const at = (line: number, column: number): Place => {
    const { ownIndex } = file.lines[line - 1] ?? file.lines.at(-1)!;
    const own = block.lines[ownIndex]!;
    return { path: block.path, line: own.line, column: own.column + column };
  };
  if (!file.ast) {
    const { message, line, column } = file.error!;
    return [
      {
        ...at(line, column),
        cause: 'syntax',
        name: '',
        message: `what readers see does not parse (${message}); show whole statements, or mark the block as \`excerpt\``,
      },
    ];
  }
  const place = ({ loc: { start } }: TSESTree.Node) => at(start.line, start.column);
  return [
    ...findUndeclared(file.ast).map(({ name, node }): Incomplete => ({
      ...place(node),
      cause: 'name',
      name,
      message:
        `\`${name}\` is neither declared nor imported in what readers see; ` +
        'import it visibly, show the file, or mark the block as `excerpt`',
    })),
    ...findImports(file.ast).flatMap(({ source, names, node }): Incomplete[] => {
      const target = resolveImport(source, file.name, shown);
      if (target === undefined) {
        const message =
          `\`${source}\` leads to no file that this page shows; show it in a block with the title ` +
          `"${describeTarget(source, file.name)}", name the page that shows it in the front matter ` +
          '(`continues: <page>`), or mark the block as `excerpt`';
        return [{ ...place(node), cause: 'file', name: source, message }];
      }
      const exported = shown.get(target)!;
      return names
        .filter(({ name }) => exported !== 'any' && !exported.has(name))
        .map((missing) => ({
          ...place(missing.node),
          cause: 'export',
          name: missing.name,
          message:
            `\`${missing.name}\` is not among the exports of ${target} that readers see; ` +
            'show its export there, or mark this block as `excerpt`',
        }));
    }),
  ];
}

/** Common words are too likely meant as something of the author's, although browsers have globals of these names. */
const ambiguous = new Set([
  'close',
  'event',
  'find',
  'length',
  'name',
  'open',
  'origin',
  'parent',
  'print',
  'screen',
  'status',
  'stop',
  'top',
]);

/** Once for all blocks: the many types of the standard library take most of an analysis. */
const libraryNames = analyze(parse(''), { lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'] }).globalScope!
  .set;

const knownGlobals = new Set(
  [
    ...libraryNames.keys(),
    ...Object.keys(globals.builtin),
    ...Object.keys(globals.node),
    ...Object.keys(globals.browser),
    'NodeJS',
    'Bun',
    'Deno',
  ].filter((name) => !ambiguous.has(name)),
);

/** Undeclared identifiers, values as well as types, each at its first use. */
function findUndeclared(ast: TSESTree.Program): { name: string; node: TSESTree.Node }[] {
  const scopes = analyze(ast, { sourceType: 'module', jsxPragma: null, lib: [] });
  const first = new Map<string, TSESTree.Node>();
  for (const { identifier } of scopes.globalScope?.through ?? []) {
    const known = first.get(identifier.name);
    if (!known || identifier.range[0] < known.range[0]) first.set(identifier.name, identifier);
  }
  return [...first].filter(([name]) => !knownGlobals.has(name)).map(([name, node]) => ({ name, node }));
}

interface RelativeImport {
  source: string;
  node: TSESTree.Node;
  names: { name: string; node: TSESTree.Node }[];
}

/** Style sheets are exempt: they are no code. */
function findImports(ast: TSESTree.Program): RelativeImport[] {
  const found: RelativeImport[] = [];
  const add = (source: TSESTree.Node | null, names: RelativeImport['names']) => {
    if (source?.type !== AST_NODE_TYPES.Literal || typeof source.value !== 'string') return;
    if (/^\.{1,2}(\/|$)/.test(source.value) && !source.value.endsWith('.css')) {
      found.push({ source: source.value, node: source, names });
    }
  };
  simpleTraverse(ast, {
    enter(node) {
      switch (node.type) {
        case AST_NODE_TYPES.ImportDeclaration:
          return add(
            node.source,
            node.specifiers.flatMap((specifier) => {
              if (specifier.type === AST_NODE_TYPES.ImportNamespaceSpecifier) return [];
              const isDefault = specifier.type === AST_NODE_TYPES.ImportDefaultSpecifier;
              return [{ name: isDefault ? 'default' : nameOf(specifier.imported), node: specifier }];
            }),
          );
        case AST_NODE_TYPES.ExportNamedDeclaration:
          return add(
            node.source,
            node.specifiers.map(({ local }) => ({ name: nameOf(local), node: local })),
          );
        case AST_NODE_TYPES.ExportAllDeclaration:
        case AST_NODE_TYPES.ImportExpression:
        case AST_NODE_TYPES.TSImportType:
          return add(node.source, []);
      }
    },
  });
  return found;
}

function resolveImport(source: string, from: string, shown: ShownFiles): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const path = joinPath(from, source);
  const withoutExtension = path.replace(/\.jsx?$/, '');
  return [
    path,
    ...['.ts', '.tsx'].map((extension) => withoutExtension + extension),
    ...['index.ts', 'index.tsx'].map((index) => (path === '' ? index : `${path}/${index}`)),
  ].find((candidate) => shown.has(candidate));
}

/** Path from the project's root; one that leads out of it begins with `..`. */
function joinPath(from: string, source: string): string {
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...source.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function describeTarget(source: string, from: string): string {
  const path = joinPath(from, source);
  return /\.\w+$/.test(path) ? path : `${path}.ts`;
}
