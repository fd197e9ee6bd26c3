import { showBlock } from '../../core/snippets/shown.ts';
import type { Block, Page } from '../../core/snippets/types.ts';

/** A file to take out of a page: by its title, and where several blocks share the title by their number from 1. */
export type ProjectFile = string | { title: string; nth: number };

/**
 * The files that a reader has after typing in a page's titled blocks: what is shown, with diffs applied. Where several
 * blocks have a title, the last one counts unless another is named.
 *
 * @param page from `extractPage`
 * @param files the files wanted; by default all titles without white space (others, such as "Terminal", name no file)
 * @param library only blocks of this library version; by default the page's own
 * @returns the text of each file by its title, or its `// @filename:` within a block; each ends in a newline
 * @throws when the page has no block of such a title
 */
export function assembleProject(
  page: Page,
  files?: readonly ProjectFile[],
  library: string | undefined = page.library,
): Record<string, string> {
  const titled = page.blocks.filter(
    (block) => block.title && block.kind !== 'output' && (!library || block.library === library),
  );
  const wanted = files ?? titled.map(({ title }) => title!).filter((title) => !/\s/.test(title));
  const project: Record<string, string> = {};
  for (const file of wanted) {
    Object.assign(project, readFiles(findBlock(page, titled, file)));
  }
  return project;
}

function findBlock(page: Page, titled: readonly Block[], file: ProjectFile): Block {
  const { title, nth } = typeof file === 'string' ? { title: file, nth: undefined } : file;
  const candidates = titled.filter((block) => block.title === title);
  const found = nth === undefined ? candidates.at(-1) : candidates[nth - 1];
  if (!found) {
    const known = [...new Set(titled.map((block) => block.title))].join(', ') || 'none';
    const which = nth === undefined ? '' : ` (number ${nth} of ${candidates.length})`;
    throw new Error(`${page.path} has no block titled "${title}"${which}; titles are ${known}`);
  }
  return found;
}

function readFiles(block: Block): Record<string, string> {
  const files: Record<string, string> = {};
  let name = block.title!;
  for (const line of showBlock(block)) {
    if (line.file !== undefined) {
      name = line.file;
    } else if (line.mark !== 'removed') {
      files[name] = `${files[name] ?? ''}${line.text}\n`;
    }
  }
  return files;
}
