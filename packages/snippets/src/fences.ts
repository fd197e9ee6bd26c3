import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isProjectPath } from './file-name.ts';
import { languageIsCode, languageIsJson, languageIsShell, parseMeta } from './meta.ts';
import { readHighlightComment } from './notation.ts';
import { showBlock } from './shown.ts';
import { libraryOfFrontMatter, pagesContinued, titleOfFrontMatter } from './page-rules.ts';
import type { Block, BlockKind, Page, Problem, SourceLine } from './types.ts';

/** Languages that would bypass the checker, with the language to use instead. */
const aliases = new Map([
  ['typescript', 'ts'],
  ['mts', 'ts'],
  ['cts', 'ts'],
  ['TypeScript', 'ts'],
  ['twoslash', 'ts'],
]);

export interface Fence {
  node: Code;
  block: Block;
}

/** @param pathLibrary library that the page's path implies; the front matter may name another */
export function readFences(
  tree: Root,
  source: string,
  path: string,
  pathLibrary: string | undefined,
): { page: Page; fences: Fence[] } {
  const problems: Problem[] = [];
  const fences: Fence[] = [];
  const sourceLines = source.split(/\r?\n/);
  const { library = pathLibrary, title, continues } = readFrontMatter(tree, path, problems);

  visit(tree, 'code', (node) => {
    fences.push({ node, block: readBlock(node, fences.length, sourceLines, path, library, problems) });
  });

  const blocks = fences.map((fence) => fence.block);
  blocks.forEach((block) => checkHighlight(block, problems));
  pairOutputs(blocks, problems);
  if (!library) {
    const first = blocks.find((block) => languageIsCode(block.lang) && block.library === '');
    if (first) {
      problems.push({
        path,
        line: first.line,
        column: first.column,
        message: `no library version to compile this block against: set it in the front matter of ${path}, such as \`library: 2.x\``,
      });
    }
  }
  checkIncludeNames(blocks, problems);
  const page: Page = {
    path,
    ...(title && { title }),
    ...(library && { library }),
    ...(continues && { continues }),
    blocks,
    problems,
  };
  return { page, fences };
}

function readFrontMatter(tree: Root, path: string, problems: Problem[]): Pick<Page, 'title' | 'library' | 'continues'> {
  let found: Pick<Page, 'title' | 'library' | 'continues'> = {};
  for (const node of tree.children) {
    if (node.type === 'yaml') {
      const title = titleOfFrontMatter(node.value);
      const library = libraryOfFrontMatter(node.value);
      const continues = pagesContinued(node.value);
      found = { ...(title && { title }), ...(library && { library }), ...(continues && { continues }) };
    } else if ((node.type as string) === 'toml') {
      problems.push({
        path,
        line: 1,
        column: 1,
        message: 'expected front matter in YAML, between `---` lines; found TOML',
      });
    }
  }
  return found;
}

function readBlock(
  node: Code,
  index: number,
  sourceLines: readonly string[],
  path: string,
  pageLibrary: string | undefined,
  problems: Problem[],
): Block {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  const report = (message: string) => problems.push({ path, line, column, message });
  const lang = node.lang ?? '';
  const { meta, errors } = parseMeta(lang, node.meta ?? '');
  errors.forEach(report);
  if (aliases.has(lang)) {
    report(`write \`${aliases.get(lang)}\` instead of \`${lang}\`: only ts and tsx fences are compiled`);
  } else if (lang === 'mdx-code-block') {
    report(
      '`mdx-code-block` fences are unwrapped by Docusaurus before its blocks can be counted; write the MDX itself',
    );
  } else if (/[{=:]/.test(lang)) {
    report(`expected a space after the fence's language; found \`${lang}\``);
  }

  const lines = node.value.split('\n').map((text, i): SourceLine => {
    const inPage = sourceLines[line + i] ?? '';
    // The parser strips the container's indentation, so the text is the end of the page's line.
    const offset = text === '' ? 0 : Math.max(0, inPage.lastIndexOf(text));
    return { text, line: line + 1 + i, column: offset + 1 };
  });

  return {
    ...meta,
    index,
    path,
    line,
    column,
    endLine: node.position?.end.line ?? line,
    lang,
    kind: kindOf(lang, meta),
    library: meta.library ?? pageLibrary ?? '',
    fileName: languageIsCode(lang) ? nameFile(meta.title, lang, report) : '',
    lines,
  };
}

function kindOf(lang: string, meta: { include?: string; output: boolean }): BlockKind {
  if (languageIsCode(lang)) {
    return meta.include === undefined ? 'code' : 'include';
  }
  if (languageIsShell(lang)) {
    return 'shell';
  }
  if (languageIsJson(lang)) {
    return 'json';
  }
  return meta.output ? 'output' : 'other';
}

/** A title that ends in .ts or .tsx names the block's file; other titles are only shown. */
function nameFile(title: string | undefined, lang: string, report: (message: string) => void): string {
  const fallback = `index.${lang}`;
  if (!title) {
    return fallback;
  }
  const extension = /\.([mc]?tsx?)$/.exec(title)?.[1];
  if (!extension) {
    return fallback;
  }
  if (extension !== 'ts' && extension !== 'tsx') {
    report(`expected a .ts or .tsx file in the title; found "${title}", which is not compiled`);
    return fallback;
  }
  if (extension !== lang) {
    report(`the fence's language and title don't match: \`${lang}\` and "${title}"`);
  }
  const name = title.replace(/^\.\//, '');
  if (!isProjectPath(name)) {
    report(`expected a path inside the block's own project in the title; found "${title}"`);
    return fallback;
  }
  return name;
}

function checkHighlight(block: Block, problems: Problem[]): void {
  const { path, line, column, highlight, focus } = block;
  const lines = showBlock(block);
  const shown = lines.length;
  for (const [numbers, what] of [
    [highlight, 'highlighted'],
    [focus, 'in focus'],
  ] as const) {
    const beyond = (numbers ?? []).filter((number) => number < 1 || number > shown);
    if (beyond.length > 0) {
      const message = `line ${beyond.join(', ')} should be ${what}, but the last visible line is ${shown} (cuts and notation don't count)`;
      problems.push({ path, line, column, message });
    }
    // Nobody highlights an empty line at an edge intentionally, so the line numbers are probably outdated.
    const edges = (numbers ?? []).filter((number) => !numbers!.includes(number - 1) || !numbers!.includes(number + 1));
    const empty = edges.filter((number) => lines[number - 1]?.text.trim() === '');
    if (empty.length > 0) {
      const message = `line ${empty.join(', ')} should be ${what}, but is empty; recount the visible lines (cuts and notation don't count)`;
      problems.push({ path, line, column, message });
    }
  }
  if (!highlight) {
    return;
  }
  const comment = block.lines.find(({ text }) => readHighlightComment(text));
  if (comment) {
    const message = 'the fence already highlights lines by number; use either the braces or the comments';
    problems.push({ path, line: comment.line, column: comment.column, message });
  }
}

function pairOutputs(blocks: readonly Block[], problems: Problem[]): void {
  for (const { kind, index, path, line, column } of blocks) {
    if (kind === 'output' && !blocks.some((block) => outputOf(block, blocks)?.index === index)) {
      const message = 'there is no `run` block above this output; output must come from a block on the page';
      problems.push({ path, line, column, message });
    }
  }
}

export function outputOf(block: Block, blocks: readonly Block[]): Block | undefined {
  if (!block.run) {
    return undefined;
  }
  const next = blocks.find((other) => other.index > block.index && (other.run || other.kind === 'output'));
  return next?.kind === 'output' ? next : undefined;
}

function checkIncludeNames(blocks: readonly Block[], problems: Problem[]): void {
  const seen = new Map<string, Block>();
  for (const block of blocks) {
    if (!block.include) {
      continue;
    }
    const key = `${block.library} ${block.include}`;
    const first = seen.get(key);
    if (first) {
      problems.push({
        path: block.path,
        line: block.line,
        column: block.column,
        message: `include \`${block.include}\` is already defined on line ${first.line}; rename this one`,
      });
    } else {
      seen.set(key, block);
    }
  }
}
