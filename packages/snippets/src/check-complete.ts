import { analyze } from '@typescript-eslint/scope-manager';
import { parse, type TSESTree } from '@typescript-eslint/typescript-estree';
import globals from 'globals';
import type { Block, Page, Place, Problem } from './types.ts';
import {
  collectFiles,
  describeTarget,
  findImports,
  readVisibleFiles,
  resolveImport,
  type ShownFiles,
  type VisibleFile,
} from './visible-files.ts';

/**
 * `syntax`: does not parse; `name`: undeclared; `file`: not shown; `export`: the shown file doesn't export the name.
 */
export type IncompleteCause = 'syntax' | 'name' | 'file' | 'export';

export interface Incomplete extends Problem {
  cause: IncompleteCause;
  /** The identifier, or the import specifier for the cause `file`. */
  name: string;
}

/**
 * Finds code blocks that don't work as shown: those that use names from hidden code, or import from files that aren't
 * shown.
 *
 * @param continued pages that readers are expected to have completed, whose files count as shown
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

/** A page listed in `continues`, with the files that a page uses from it and doesn't show itself. */
export interface ContinuedPage {
  path: string;
  title: string;
  files: string[];
}

export function findContinuedFiles(page: Page, continued: readonly Page[]): ContinuedPage[] {
  const visible = page.blocks.filter(({ excerpt }) => !excerpt).flatMap(readVisibleFiles);
  const filesOf = ({ blocks }: Page) => collectFiles(blocks.map((block) => [block, readVisibleFiles(block)] as const));
  const own = filesOf(page);
  return continued.map((other) => {
    const shown = filesOf(other);
    const used = visible.flatMap(({ ast, name }) =>
      (ast ? findImports(ast) : []).flatMap(({ source }) =>
        resolveImport(source, name, own) === undefined ? (resolveImport(source, name, shown) ?? []) : [],
      ),
    );
    return { path: other.path, title: other.title ?? other.path, files: [...new Set(used)].sort() };
  });
}

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
        message: `the visible code does not parse (${message}); show whole statements, or mark the block as \`excerpt\``,
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
        `\`${name}\` is neither declared nor imported in the visible code; ` +
        'import it visibly, show the file, or mark the block as `excerpt`',
    })),
    ...findImports(file.ast).flatMap(({ source, names, node }): Incomplete[] => {
      const target = resolveImport(source, file.name, shown);
      if (target === undefined) {
        const message =
          `\`${source}\` doesn't lead to a file that this page shows; show it in a block with the title ` +
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
            `\`${missing.name}\` is not among the visible exports of ${target}; ` +
            'show its export there, or mark this block as `excerpt`',
        }));
    }),
  ];
}

/**
 * These common words most likely refer to the author's own variables, although browsers have globals with these names.
 */
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

/** Shared by all blocks: loading the standard library's types takes most of an analysis. */
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
    'awslambda',
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
