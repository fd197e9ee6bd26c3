import { AST_NODE_TYPES, parse, simpleTraverse, type TSESTree } from '@typescript-eslint/typescript-estree';
import { languageIsCode } from './meta.ts';
import { readNotation } from './notation.ts';
import { showBlock, type ShownLine } from './shown.ts';
import type { Block } from './types.ts';

/** Exported names, or `any` for files that are not TypeScript. */
export type Exports = ReadonlySet<string> | 'any';
export type ShownFiles = ReadonlyMap<string, Exports>;

export interface VisibleFile {
  name: string;
  /** Whether readers see the name, as the block's title or within the block. */
  isNamed: boolean;
  isTitle: boolean;
  ast?: TSESTree.Program;
  /** Position of the first syntax error, if there is no tree. */
  error?: { message: string; line: number; column: number };
  lines: readonly ShownLine[];
}

/** The files of a block as readers see them, without removed lines. */
export function readVisibleFiles(block: Block): VisibleFile[] {
  if (block.kind !== 'code') return [];
  const isTitle = block.title?.replace(/^\.\//, '') === block.fileName;
  const sections: (Pick<VisibleFile, 'name' | 'isNamed' | 'isTitle'> & { lines: ShownLine[] })[] = [
    { name: block.fileName, isNamed: isTitle, isTitle, lines: [] },
  ];
  for (const line of showBlock(block)) {
    if (line.file !== undefined) sections.push({ name: line.file, isNamed: true, isTitle: false, lines: [] });
    else if (line.mark !== 'removed') sections.at(-1)!.lines.push(line);
  }
  return sections
    .filter(({ name, lines }) => /\.tsx?$/.test(name) && lines.some(({ text }) => text.trim() !== ''))
    .map((section) => ({ ...section, ...parseCode(section, block) }));
}

/** Inserts the missing identifier at the position of a completion (`^|`). */
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

/** Several blocks with the same name show parts of one file. */
export function collectFiles(blocks: readonly (readonly [Block, readonly VisibleFile[]])[]): ShownFiles {
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

export function exportedNames({ body }: TSESTree.Program): string[] {
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

export interface RelativeImport {
  source: string;
  node: TSESTree.Node;
  names: { name: string; node: TSESTree.Node }[];
}

/** Style sheets are exempt, because they aren't code. */
export function findImports(ast: TSESTree.Program): RelativeImport[] {
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

export function resolveImport(source: string, from: string, shown: ShownFiles): string | undefined {
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
export function joinPath(from: string, source: string): string {
  const parts: string[] = [];
  for (const part of [...from.split('/').slice(0, -1), ...source.split('/')]) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

export function describeTarget(source: string, from: string): string {
  const path = joinPath(from, source);
  return /\.\w+$/.test(path) ? path : `${path}.ts`;
}
