import { readFileSync } from 'node:fs';
import path from 'node:path';
import { extractPage } from '@typed-docs/snippets/page';
import { libraryOfPath } from '@typed-docs/snippets/page-rules';
import { showBlock } from '@typed-docs/snippets/shown';
import { readSite } from '@typed-docs/snippets/site';
import type { Block, Page } from '@typed-docs/snippets/types';
import { snippets } from '../../config/snippets.ts';

const site = readSite(snippets);

/** Library of a page's samples. */
export const libraryOf = (file: string) => libraryOfPath(file, site);

/** @param file from the repository root */
export function readPage(file: string): Page {
  return extractPage(readFileSync(path.join(site.root, file), 'utf8'), file, libraryOf(file));
}

/** Block title; `nth` (1-based) selects among blocks with the same title. */
export type ProjectFile = string | { title: string; nth: number };

/**
 * The files that a reader has after copying a page's titled blocks, with diffs applied. The last block of a title wins;
 * blocks with errors that are meant show what not to write.
 *
 * @param files by default all titles without spaces, because titles such as "Terminal" name no file
 * @param library restricts the blocks to a library version; by default the page's own
 * @returns file contents by title, or by `// @filename:` within a block
 * @throws if the page has no block of a title
 */
export function assembleProject(
  page: Page,
  files?: readonly ProjectFile[],
  library: string | undefined = page.library,
): Record<string, string> {
  const titled = page.blocks.filter(
    (block) => block.title && block.kind !== 'output' && !hasErrors(block) && (!library || block.library === library),
  );
  const wanted = files ?? titled.map(({ title }) => title!).filter((title) => !/\s/.test(title));
  const project: Record<string, string> = {};
  for (const file of wanted) {
    Object.assign(project, readFiles(findBlock(page, titled, file)));
  }
  return project;
}

const hasErrors = ({ lines }: Block) => lines.some(({ text }) => /^\s*\/\/ @errors:/.test(text));

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
