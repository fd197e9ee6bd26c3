import type { CompileTask, CompilerResult } from './compiler-result.ts';
import { languageIsCode } from './meta.ts';
import { findCuts, readNotation } from './notation.ts';
import type { Block, Page, Place, Problem } from './types.ts';
import { exportedNames, findImports, joinPath, readVisibleFiles, type VisibleFile } from './visible-files.ts';

/** A block as a reader pastes it: its visible code, and that of the blocks whose files it imports. */
export interface PastedBlock {
  /** Position of the block on its page. */
  index: number;
  task: CompileTask;
  /** Lines of the block itself, with their offsets in the task. */
  lines: { start: number; end: number; place: Place }[];
  /** Numbers of the errors that the block shows on purpose. */
  pinned: number[];
}

interface Source {
  file: VisibleFile;
  exports: ReadonlySet<string>;
}

/**
 * Assembles the `run` blocks that have hidden code.
 *
 * @param continued pages that readers are expected to have completed; files of `page` replace theirs
 */
export function pasteBlocks(page: Page, continued: readonly Page[]): PastedBlock[] {
  const blocks = page.blocks.filter(
    (block) => block.run && !block.excerpt && block.noCheck === undefined && hidesCode(block),
  );
  if (blocks.length === 0) return [];
  const sourcesOf = (block: Block): Source[] =>
    readVisibleFiles(block).map((file) => ({ file, exports: new Set(file.ast ? exportedNames(file.ast) : []) }));
  const own = page.blocks.map(sourcesOf);
  // Later blocks of a setup page show a file's final state.
  const others = continued.flatMap((other) => titlesFirst(other.blocks.map(sourcesOf).reverse()));
  // Partly shown, such as generated code. Blocks that import it can't be compiled as readers see them.
  const listings = new Set(page.blocks.filter(({ lang }) => !languageIsCode(lang)).map(({ title }) => title));
  const importsListing = ({ file }: Source) =>
    (file.ast ? findImports(file.ast) : []).some(({ source }) =>
      ['', '.ts', '.tsx'].some((ending) => listings.has(joinPath(file.name, source) + ending)),
    );
  const compilable = blocks.filter((block) => !own[page.blocks.indexOf(block)]!.some(importsListing));
  return compilable.map((block) => {
    const position = page.blocks.indexOf(block);
    const earlier = own.slice(0, position).reverse();
    const later = own.slice(position + 1);
    return pasteBlock(block, own[position]!, [...titlesFirst([...earlier, ...later]), ...others]);
  });
}

/**
 * Files inside a block of several files may be for that block only, so they rank below files with a block of their own.
 */
function titlesFirst(blocks: readonly Source[][]): Source[] {
  const named = blocks.flat().filter(({ file }) => file.isNamed);
  return [...named.filter(({ file }) => file.isTitle), ...named.filter(({ file }) => !file.isTitle)];
}

/** @param known files of other blocks, the nearest first */
function pasteBlock(block: Block, own: readonly Source[], known: readonly Source[]): PastedBlock {
  const used = new Map(own.map((source) => [source.file.name, source]));
  // The loop also visits the files that it adds.
  for (const { file } of used.values()) {
    for (const { source, names } of file.ast ? findImports(file.ast) : []) {
      const found = findSource(
        file.name,
        source,
        names.map(({ name }) => name),
        [...used.values(), ...known],
      );
      if (found && !used.has(found.file.name)) used.set(found.file.name, found);
    }
  }
  const lines: PastedBlock['lines'] = [];
  const files: CompileTask['files'] = [];
  let start = 0;
  for (const { file } of used.values()) {
    files.push({ name: file.name, text: file.lines.map(({ text }) => `${text}\n`).join(''), start });
    for (const { text, ownIndex } of file.lines) {
      const { line, column } = block.lines[ownIndex] ?? block;
      const end = start + text.length + 1;
      if (files.length <= own.length) lines.push({ start, end, place: { path: block.path, line, column } });
      start = end;
    }
  }
  return { index: block.index, task: { files, visible: [], completions: [] }, lines, pinned: readPinned(block) };
}

/** Prefers the nearest file that exports what is imported, because several blocks may show parts of one file. */
function findSource(
  from: string,
  specifier: string,
  names: readonly string[],
  known: readonly Source[],
): Source | undefined {
  const path = joinPath(from, specifier).replace(/\.jsx?$/, '');
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => known.filter(({ file }) => file.name === path + ending))
    .find((files) => files.length > 0);
  return candidates?.find(({ exports }) => names.every((name) => exports.has(name))) ?? candidates?.[0];
}

function hidesCode(block: Block): boolean {
  const { hidden } = findCuts(block.lines);
  const notations = block.lines.map(({ text }) => readNotation(text));
  // Lines with `^|` are incomplete by design.
  if (notations.some((notation) => notation?.type === 'query' && notation.query === 'completions')) return false;
  return notations.some((notation, i) => hidden[i] || notation?.type === 'include');
}

function readPinned({ lines }: Block): number[] {
  return lines.flatMap(({ text }) => {
    const notation = readNotation(text);
    return notation?.type === 'errors' ? notation.codes : [];
  });
}

/** Errors in the block's visible code. Errors in files of other blocks are reported there. */
export function checkPasted({ lines, pinned }: PastedBlock, { errors }: CompilerResult): Problem[] {
  return errors.flatMap(({ start, code, text }) => {
    const line = pinned.includes(code) ? undefined : lines.find((one) => one.start <= start && start < one.end);
    if (!line) return [];
    const message =
      `TS${code}: ${text} (in the visible code, with the files that the page shows); ` +
      'show the hidden code, or matching files';
    return [{ ...line.place, column: line.place.column + start - line.start, message }];
  });
}
